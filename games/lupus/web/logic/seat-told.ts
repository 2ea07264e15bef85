import type { NameOf } from '@rudel/kernel';
import type { Fate, Role } from '@rudel/lupus/page';
import type { Presence } from '@rudel/ui/play';
import { listed } from '@rudel/ui/words';
import type { LupusWords } from '../words.ts';
import type { SeatState } from './seat-state.ts';

export type Telling = {
  readonly words: LupusWords;
  readonly names: { readonly [R in Role]: { readonly name: string } };
  readonly nameOf: NameOf;
  readonly presence: Presence;
};

/** What stands at a seat, in words, one by one. */
export function seatTold(state: SeatState, telling: Telling): readonly string[] {
  return [
    ...personTold(state, telling),
    ...signsTold(state, telling),
    ...campsTold(state, telling),
    ...votesTold(state, telling),
  ];
}

const when = (isSo: boolean, told: string): readonly string[] => (isSo ? [told] : []);

function personTold(state: SeatState, { words, names, presence }: Telling): readonly string[] {
  const { seat: said } = words;
  const { fate, role, claim } = state;
  return [
    ...when(state.isOwn, said.you),
    ...(presence === 'here' ? [] : [said[presence]]),
    ...when(state.isNarrator, said.narrator),
    ...(fate === null ? [] : [said.ghost, fateTold(fate, words)]),
    ...(role === null ? [] : [names[role].name]),
    ...(claim === null ? [] : [said.claims(names[claim].name)]),
  ];
}

function signsTold(
  { isElder, welcome, isMarked, isReady, isTurn }: SeatState,
  telling: Telling,
): readonly string[] {
  const { seat: said } = telling.words;
  return [
    ...when(isElder, said.elder),
    ...when(welcome === 'held', said.welcome),
    ...when(welcome === 'serves', said.serves),
    ...when(isMarked, said.mark),
    ...when(isReady, said.ready),
    ...when(isTurn, said.turn),
  ];
}

function campsTold(
  { camps: { against, backing } }: SeatState,
  { words, nameOf }: Telling,
): readonly string[] {
  const { seat: said } = words;
  return [
    ...when(against.length > 0, said.accusedBy(listed(against.map(nameOf)))),
    ...when(backing.length > 0, said.backedBy(listed(backing.map(nameOf)))),
  ];
}

function votesTold({ evidence, tokens, ballot }: SeatState, { words, nameOf }: Telling): readonly string[] {
  const { seat: said } = words;
  return [
    ...(evidence === null ? [] : [said[evidence]]),
    ...when(tokens.length > 0, `${said.tokens(tokens.length)}: ${listed(tokens.map(nameOf))}`),
    ...(ballot === null ? [] : [said.judged[ballot]]),
  ];
}

export const fateTold = ({ time, nth }: Fate, { seat }: LupusWords): string =>
  time === 'night' ? seat.diedAtNight(nth) : seat.lynched(nth);
