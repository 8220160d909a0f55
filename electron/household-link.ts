// The main program's end of the household: asks it, starts it again if it falls, closes it in order.
import { utilityProcess, type UtilityProcess } from 'electron';
import type { Notice, Reply } from '../host/api/api.ts';
import type { FromHousehold, Place, ToHousehold } from './household-messages.ts';

export interface HouseholdLink {
  ask(message: unknown): Promise<Reply>;
  /** Settles when the household has closed its files. */
  close(): Promise<void>;
}

export interface HouseholdEvents {
  opened(): void;
  notice(notice: Notice): void;
  /** It fell and stands again. */
  restarted(): void;
  /** It cannot be opened, or falls again and again. */
  lost(sentence: string): void;
}

/** So many falls in a row without an answer in between are not bad luck. */
const mostFalls = 3;

export function linkHousehold(
  program: string,
  place: Place,
  events: HouseholdEvents,
): HouseholdLink {
  const waiting = openWaiting();
  const life: Life = { falls: 0, closing: false };
  let child: UtilityProcess;

  const send = (message: ToHousehold) => child.postMessage(message);
  const start = () => {
    child = utilityProcess.fork(program, [], { serviceName: 'Tablekeep household' });
    child.on('message', hearer(life, waiting, events));
    child.once('exit', fell);
    send({ say: 'open', place });
  };
  const fell = () => {
    waiting.interrupt();
    if (life.closing) return;
    life.falls += 1;
    if (life.falls <= mostFalls) start();
    else events.lost(hopeless);
  };
  const close = (done: () => void) => {
    if (life.closing || life.falls > mostFalls) return done();
    life.closing = true;
    child.once('exit', done);
    send({ say: 'close' });
  };

  start();
  return {
    ask: (message) =>
      life.closing
        ? Promise.resolve(interrupted)
        : waiting.add((id) => send({ say: 'call', id, message })),
    close: () => new Promise(close),
  };
}

interface Life {
  /** In a row, without a reply in between. */
  falls: number;
  closing: boolean;
}

function hearer(life: Life, waiting: Waiting, events: HouseholdEvents) {
  return (message: FromHousehold): void => {
    switch (message.say) {
      case 'opened':
        return life.falls === 0 ? events.opened() : events.restarted();
      case 'cannot-open':
        life.closing = true;
        return events.lost(message.sentence);
      case 'notice':
        return events.notice(message.notice);
      case 'reply':
        life.falls = 0;
        return waiting.settle(message.id, message.reply);
    }
  };
}

type Waiting = ReturnType<typeof openWaiting>;

/** Who waits for which reply. */
function openWaiting() {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  return {
    add: (send: (id: number) => void): Promise<Reply> =>
      new Promise((done) => {
        last += 1;
        waiting.set(last, done);
        send(last);
      }),
    settle(id: number, reply: Reply): void {
      waiting.get(id)?.(reply);
      waiting.delete(id);
    },
    interrupt(): void {
      for (const done of waiting.values()) done(interrupted);
      waiting.clear();
    },
  };
}

const interrupted: Reply = {
  ok: false,
  error: {
    code: 'interrupted',
    message:
      'Tablekeep had to start its keeper again. Every move that the table showed is kept; do the last thing once more.',
  },
};

const hopeless =
  'Tablekeep’s keeper of games stops again and again. Your games are safe in the data folder; start Tablekeep once more, and if it happens again look into the log folder.';
