// Abilities of kinds, families, cards and the library → forms that can be judged, and code that can be run.
import type { Ability } from '../abilities/ability.ts';
import type { Surroundings } from '../expression/compile.ts';
import type { Local } from '../expression/scope.ts';
import { CARD, maybe } from '../expression/types.ts';
import type { Form } from '../form.ts';
import { assemblePart } from '../machine/assemble.ts';
import type { Evaluate } from '../machine/context.ts';
import { linkCost } from '../machine/cost.ts';
import type { Code } from '../machine/running.ts';
import type { Writer } from '../machine/writer.ts';
import { abilitiesOf, distinct, libraryOf, picksOf, type PlacedAbility } from './abilities-in.ts';
import { forbidsOnAbility } from './link-forbids.ts';
import { linkForm, placed, withRequirements } from './link-form.ts';
import { into } from './report.ts';
import type { RulesetSource } from './source.ts';

/** Their codes are added to the list of all. */
export function linkAbilities(source: RulesetSource, around: Surroundings, codes: Code[]): void {
  const { world } = around;
  const all = distinct([
    ...libraryOf(source),
    ...world.definitions.flatMap((definition) => abilitiesOf(source, definition)),
  ]);
  checkLibrary(libraryOf(source), around);
  [...all.values()].forEach((one, number) => {
    checkZones(one, around);
    linkAbility(one, world.abilities.all[number]!, around, codes);
  });
}

function checkLibrary(library: readonly PlacedAbility[], { report }: Surroundings): void {
  library.forEach(({ name, spot }, i) => {
    const before = library.slice(0, i).find((one) => one.name === name);
    if (!before) return;
    report.add(spot, 'duplicate-id', `“${name}” already stands in ${before.spot.file}`);
  });
}

function checkZones({ declared: { from = [] }, spot }: PlacedAbility, around: Surroundings): void {
  const { zones } = around.world;
  from.forEach((zone, i) => {
    if (zones.has(zone)) return;
    const known = { found: zone, among: zones.keys() };
    const at = into(spot, 'from', i);
    around.report.add(at, 'unknown-zone', `there is no zone “${zone}”`, { known });
  });
}

const YOU: Evaluate = ({ you }) => you;

function linkAbility(
  { name, of, spot, declared }: PlacedAbility,
  ability: Ability,
  around: Surroundings,
  codes: Code[],
): void {
  const { rule, cost } = declared;
  const self: Local = { type: of === null ? maybe(CARD) : CARD, slot: 0 };
  const surely = around.inWindows.get(declared.in ?? '') ?? new Set<string>();
  const within = { ...around, locals: new Map([['this', self]]), running: surely };
  let slots = 1;
  const choices = placed(declared.choose ?? [], into(spot, 'choose'));
  const require = placed(declared.require ?? [], into(spot, 'require'));
  const id = picksOf(declared) || name;
  const parts = { id, rule, choices, require, short: false, slot: () => slots++ };
  const { form, names } = linkForm(parts, within);
  const inside = { ...within, locals: new Map([...within.locals, ...names]) };
  const price = { cost, spot: into(spot, 'cost'), payer: YOU, rule };
  const { requirements, pay } = linkCost(price, inside);
  const forbids = forbidsOnAbility(name, of === null, around);
  ability.form = withRequirements(form, [...requirements, ...forbids]);
  const title = of === null ? `ability “${name}”` : `ability “${name}” of “${of}”`;
  const code = assemblePart(title, spot, inside, (writer) => {
    if (form.choices.length > 0) writePicks(ability.form, writer);
    if (pay) writer.write(pay);
    writer.block('do', declared.do);
  });
  ability.code = codes.push({ ...code, whole: true }) - 1;
  ability.part = ability.window === null ? ability.code : codes.push(code) - 1;
}

/** Its user picks in one answer, before anything is paid or done. */
function writePicks(form: Form, writer: Writer): void {
  const { id, rule, choices } = form;
  writer.ask({
    id,
    ...(rule !== undefined && { rule }),
    who: ({ you }) => [you],
    many: false,
    chooser: writer.slot(),
    forms: [form],
    optional: false,
    secret: false,
    alone: false,
    settle: (frame, [asked]) =>
      choices.forEach(({ slot }, i) => {
        frame.slots[slot] = asked?.values[i] ?? null;
      }),
  });
}
