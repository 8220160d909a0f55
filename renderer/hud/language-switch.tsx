// English or French, at once and everywhere.
import { usePage } from '../screens/page.ts';
import { languages } from '../words/words.ts';

export function LanguageSwitch() {
  const { language: current, change, say } = usePage();
  return (
    <div class="switch" role="group" aria-label={say('app.language')}>
      {languages.map(({ language, name }) => (
        <button
          key={language}
          lang={language}
          aria-pressed={language === current}
          onClick={() => change({ language })}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
