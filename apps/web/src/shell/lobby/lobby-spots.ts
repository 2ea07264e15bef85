import type { SeatDoc } from '@rudel/protocol';
import { levelName } from '../../words/shell-words.ts';
import type { shellWords } from '../../words/shell-words.ts';
import type { Spot } from '../seat-ring.tsx';
import type { Lobby } from './use-lobby.ts';

type Words = (typeof shellWords)['en'];

/** On a big screen nobody taps a seat. */
const isBig = (): boolean => matchMedia('(min-width: 75rem)').matches;

type PersonSeat = Extract<SeatDoc, { readonly kind: 'person' }>;

/** Somebody on a seat; a program from outside is marked as the bots of the table are. */
function personSpot(words: Words, seat: PersonSeat, { table, you }: Lobby): Spot {
  const isMe = seat.person === you?.person;
  const isProgram = seat.program === true;
  const notes = [isMe && words.you, isProgram && words.bot, seat.away && words.away].filter(Boolean);
  return {
    kind: 'person',
    title: seat.name,
    isMe,
    faded: seat.away,
    ...(notes.length > 0 && { note: notes.join(', ') }),
    ...(isProgram && { sign: 'bot' as const }),
    ...(seat.person === table.host && { sign: 'crown' as const, signLabel: words.host }),
  };
}

/** A seat of the lobby as the ring draws it. */
export function spotOf(words: Words, seat: SeatDoc, lobby: Lobby): Spot {
  switch (seat.kind) {
    case 'open':
      return { kind: 'open', title: lobby.you?.seat === null && !isBig() ? words.sitHere : words.openShort };
    case 'bot':
      return { kind: 'bot', title: seat.name, note: levelName(words, seat.level), sign: 'bot' };
    case 'person':
      return personSpot(words, seat, lobby);
  }
}
