// The household in a process of its own, so that nothing it does can hold up the window.
import { openHousehold, OpeningError, type Household } from '../host/household.ts';
import type { FromHousehold, Place, ToHousehold } from './household-messages.ts';

const { parentPort } = process;
let household: Household | null = null;

parentPort.on('message', ({ data }) => {
  hear(data as ToHousehold);
});

function hear(heard: ToHousehold): void {
  switch (heard.say) {
    case 'open':
      return open(heard.place);
    case 'call':
      return answer(heard.id, heard.message);
    case 'close':
      household?.close();
      // Messages are heard in order: whatever was asked before this has been answered.
      process.exit(0);
  }
}

function open(place: Place): void {
  try {
    household = openHousehold(place);
  } catch (error) {
    const sentence = error instanceof OpeningError ? error.message : String(error);
    return tell({ say: 'cannot-open', sentence });
  }
  household.listen((notice) => {
    tell({ say: 'notice', notice });
  });
  tell({ say: 'opened' });
}

function answer(id: number, message: unknown): void {
  void household?.handle(message).then((reply) => {
    tell({ say: 'reply', id, reply });
  });
}

function tell(message: FromHousehold): void {
  parentPort.postMessage(message);
}
