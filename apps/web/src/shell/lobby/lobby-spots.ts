import type { SeatDoc } from '@rudel/protocol';
import { levelName } from '../../words/shell-words.ts';
import type { shellWords } from '../../words/shell-words.ts';
import type { Spot } from '../seat-ring.tsx';
import type { Lobby } from './use-lobby.ts';

type Words = (typeof shellWords)['en'];

/** On a big screen nobody taps a seat. */
const isBig = (): boolean => matchMedia('(min-width: 75rem)').matches;

/** A seat of the lobby as the ring draws it. */
export function spotOf(words: Words, seat: SeatDoc, { table, you }: Lobby): Spot {
  switch (seat.kind) {
    case 'open':
      return { kind: 'open', title: you?.seat === null && !isBig() ? words.sitHere : words.openShort };
    case 'bot':
      return { kind: 'bot', title: seat.name, note: levelName(words, seat.level), sign: 'bot' };
    case 'person': {
      const isMe = seat.person === you?.person;
      const notes = [isMe ? words.you : null, seat.away ? words.away : null].filter((note) => note !== null);
      return {
        kind: 'person',
        title: seat.name,
        isMe,
        faded: seat.away,
        ...(notes.length > 0 && { note: notes.join(', ') }),
        ...(seat.person === table.host && { sign: 'crown' as const, signLabel: words.host }),
      };
    }
  }
}
