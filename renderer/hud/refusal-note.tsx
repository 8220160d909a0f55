// Why not: the reason for a refusal and the rule behind it, as the brightest thing of the rail.
import { usePage } from '../screens/page.ts';
import type { Talk } from '../screens/use-game.ts';
import { refusalSentence, ruleText, type Speaker } from '../words/ruleset-words.ts';

interface RefusalNoteProps {
  readonly speaker: Speaker;
  readonly talk: Talk;
  readonly close: () => void;
}

export function RefusalNote({ speaker, talk, close }: RefusalNoteProps) {
  const { say } = usePage();
  const { refusal, failure } = talk;
  if (!refusal && !failure) return null;
  const rule = refusal?.rule;
  const text = rule === undefined ? null : ruleText(speaker, rule);
  return (
    <div class="note" role="alert">
      <div class="grow">
        <strong>
          {refusal ? refusalSentence(speaker, refusal) : failure && say(`error.${failure.code}`)}
        </strong>
        {text !== null && (
          <p>
            <span class="rule-number">{rule}</span> {text}
          </p>
        )}
      </div>
      <button class="button quiet-button" aria-label={say('app.close')} onClick={close}>
        ×
      </button>
    </div>
  );
}
