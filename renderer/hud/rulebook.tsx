// The rules of the game in the order of teaching.
import { usePage } from '../screens/page.ts';
import { ruleText, type Speaker } from '../words/ruleset-words.ts';

export function Rulebook({ speaker }: { readonly speaker: Speaker }) {
  const { say } = usePage();
  return (
    <details class="panel rulebook">
      <summary>{say('table.rulebook')}</summary>
      <dl>
        {speaker.sheet.rules.map((rule) => (
          <div key={rule}>
            <dt>{rule}</dt>
            <dd>{ruleText(speaker, rule)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
