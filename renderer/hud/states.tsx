// What a screen shows while it waits, and when something went wrong.
import type { WireError } from '../../host/api/api.ts';
import type { Say } from '../words/words.ts';

export function Loading({ say }: { readonly say: Say }) {
  return (
    <main class="plain-screen">
      <p class="loading" role="status">
        {say('app.loading')}
      </p>
    </main>
  );
}

interface FailureProps {
  readonly say: Say;
  readonly error: WireError;
  readonly retry: () => void;
  readonly back?: () => void;
}

export function Failure({ say, error, retry, back }: FailureProps) {
  return (
    <main class="plain-screen">
      <section class="panel failure" role="alert">
        <h1>{say('app.failed')}</h1>
        <p>{say(`error.${error.code}`)}</p>
        <p class="quiet">{error.message}</p>
        <div class="row">
          <button class="button primary" onClick={retry}>
            {say('app.retry')}
          </button>
          {back && (
            <button class="button" onClick={back}>
              {say('app.back')}
            </button>
          )}
        </div>
      </section>
    </main>
  );
}
