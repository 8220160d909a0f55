// programs/: a program is a list of effects or a procedure, and what a procedure declares can be named and kept.
import { STEP } from '../../expression/procedures.ts';
import { RESERVED } from '../../expression/names.ts';
import { eachOf, namesOf, plainVariable } from '../../procedures/declare.ts';
import type { Declared } from '../declared.ts';
import { hooksIn } from '../hooks-in.ts';
import { into, type Report, type Spot } from '../report.ts';
import type { ProgramDeclaration, VariableDeclaration } from '../types.generated.ts';
import type { Check, Checked } from './check.ts';
import { checkInitial, checkWords } from './columns.ts';

export const checkProcedures: Check = (checked) => {
  const { declared, source, report } = checked;
  const names = new Set<string>();
  for (const [id, program] of declared.programs) {
    checkProgram(id, program, report);
    if (program.declared.steps) for (const name of namesOf(id, program.declared)) names.add(name);
  }
  for (const [name, variable] of Object.entries(source.table.vars ?? {})) {
    checkDuring(variable, { file: 'table.json', path: ['vars', name] }, names, report);
  }
  checkInstead(checked);
};

function checkProgram(id: string, program: Declared<ProgramDeclaration>, report: Report): void {
  const { declared, spot } = program;
  const { do: list, steps, alias, vars } = declared;
  if ((list === undefined) === (steps === undefined)) {
    const message = 'a program says either “do” or, as a procedure, “steps”';
    report.add(spot, 'do-or-steps', message);
  }
  const only = { alias, vars };
  for (const [field, said] of Object.entries(only)) {
    if (steps || said === undefined) continue;
    report.add(into(spot, field), 'no-procedure', `only a procedure, with steps, has “${field}”`);
  }
  if (!steps) return;
  checkNames(id, program, report);
  checkVariables(program, report);
  steps.forEach(({ step }, i) => {
    if (!steps.slice(0, i).some((one) => one.step === step)) return;
    const message = `the step “${step}” stands here twice`;
    report.add(into(spot, 'steps', i, 'step'), 'duplicate-id', message);
  });
}

function checkNames(id: string, { declared, spot }: Declared<ProgramDeclaration>, report: Report) {
  const names = namesOf(id, declared);
  if (names.length === 0) {
    const message = `“${id}” has a hyphen, which expressions read as a minus: give the procedure an alias that cards can name it by`;
    report.add(spot, 'needs-alias', message);
  }
  for (const name of names.filter((one) => RESERVED.has(one))) {
    report.add(spot, 'name-taken', `a procedure cannot be called “${name}”`);
  }
}

function checkVariables({ declared, spot }: Declared<ProgramDeclaration>, report: Report): void {
  const { vars = {}, with: given = {} } = declared;
  for (const name of Object.keys(given)) {
    if (!RESERVED.has(name) && name !== STEP) continue;
    const at = into(spot, 'with', name);
    report.add(at, 'name-taken', `the name “${name}” is already taken here`);
  }
  for (const [name, written] of Object.entries(vars)) {
    const at = into(spot, 'vars', name);
    if (RESERVED.has(name) || name === STEP || Object.hasOwn(given, name)) {
      report.add(at, 'name-taken', `the name “${name}” is already taken here`);
    }
    const variable = plainVariable(written);
    const one = { ...variable, type: eachOf(variable.type) ?? variable.type };
    checkWords(one, at, report);
    checkInitial(one, at, report);
  }
}

function checkDuring(
  { ends, of }: VariableDeclaration,
  spot: Spot,
  names: ReadonlySet<string>,
  report: Report,
): void {
  if ((ends === 'procedure') !== (of !== undefined)) {
    const message = 'a variable that ends with a procedure says which one with “of”, no other does';
    report.add(spot, 'bad-end', message);
  } else if (of !== undefined && !names.has(of)) {
    const known = { found: of, among: names };
    report.add(into(spot, 'of'), 'unknown-procedure', `there is no procedure “${of}”`, { known });
  }
}

/** Two that always take the place of one step cannot both be meant. */
function checkInstead({ source, world, report }: Checked): void {
  const always = hooksIn(source, world.definitions).filter(
    ({ declared }) => declared.instead && declared.if === undefined,
  );
  always.forEach(({ card, spot, declared }, i) => {
    const before = always
      .slice(0, i)
      .find((one) => one.card === card && one.declared.at === declared.at);
    if (!before || before.declared.role !== declared.role) return;
    const message = `another hook already takes the place of “${declared.at}”; say with “if” when each of them does`;
    report.add(into(spot, 'instead'), 'two-instead', message);
  });
}
