// A rule's number; its text on hover, on focus and on a click.
import { useState } from 'preact/hooks';
import { usePage } from '../screens/page.ts';
import { ruleText, type Speaker } from '../words/ruleset-words.ts';

interface RuleChipProps {
  readonly speaker: Speaker;
  readonly rule: string;
}

export function RuleChip({ speaker, rule }: RuleChipProps) {
  const { say } = usePage();
  const [open, setOpen] = useState(false);
  const text = ruleText(speaker, rule);
  if (text === null) return null;
  return (
    <>
      <button
        class="rule-chip"
        title={text}
        aria-label={say('table.rule', { rule })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {rule}
      </button>
      {open && <span class="rule-text">{text}</span>}
    </>
  );
}
