// Brings a file in: chosen, dropped, or opened from the desktop; and says what became of it.
import { useEffect, useState } from 'preact/hooks';
import type { Imported } from '../../host/api/api.ts';
import { fileText, type FileText } from '../input/file-bytes.ts';
import type { Say } from '../words/words.ts';
import { usePage, type Page } from './page.ts';
import { ask, errorOf } from './request.ts';

interface Props {
  /** Something was brought in. */
  readonly done: () => void;
}

export function FilePicker({ done }: Props) {
  const page = usePage();
  const { say, handed, take } = page;
  const [said, setSaid] = useState<string | null>(null);
  const bring = async (file: FileText | null) => {
    setSaid(say('file.reading'));
    setSaid(await broughtIn(page, file));
    done();
  };
  const read = (files: FileList | null | undefined) => {
    for (const file of files ?? []) void fileText(file).then(bring);
  };
  useEffect(() => {
    if (!handed) return;
    take();
    void bring(handed);
  }, [handed]);
  return (
    <div
      class="drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        read(event.dataTransfer?.files);
      }}
    >
      <label class="button">
        {say('file.choose')}
        <input
          class="unseen"
          type="file"
          accept=".tablekeep"
          onChange={(event) => read(event.currentTarget.files)}
        />
      </label>
      <span class="quiet">{say('file.drop')}</span>
      <p role="status">{said}</p>
    </div>
  );
}

async function broughtIn({ bridge, say }: Page, file: FileText | null): Promise<string> {
  if (!file) return say('error.bad-file');
  try {
    return summary(say, await ask(bridge, 'import', file));
  } catch (problem) {
    return say(`error.${errorOf(problem).code}`);
  }
}

function summary(say: Say, { items }: Imported): string {
  const names = items.map(({ name, became }) => say(`file.${became}`, { name }));
  return names.length > 0 ? names.join(' ') : say('file.nothing');
}
