import { hide, peek } from '@rudel/kernel/hidden';
import { marksADay } from '../day/marks.ts';
import type { Secrets } from '../night/diary.ts';
import { mostPlayers } from '../notation/letters.ts';
import type { SecretChoice, Mark, Shown, State } from '../types.ts';
import { playersOf } from '../village/narrators.ts';
import { seatsBelow } from '../village/seats.ts';

const silence: readonly State['answers'][] = seatsBelow(mostPlayers + 1).map((players) =>
  seatsBelow(players).map(() => hide<SecretChoice | null>(null)),
);

/** Nobody has answered yet. */
export const noAnswers = (players: number): State['answers'] => silence[players] ?? [];

const unmarked: readonly State['marks'][] = seatsBelow(mostPlayers + 1).map((players) =>
  seatsBelow(players).map(() => hide<Mark>({ at: null, left: marksADay })),
);

export const noMarks = (players: number): State['marks'] => unmarked[players] ?? [];

/** A state with something else to be seen. */
export const changed = (state: State, to: Partial<Shown>): State => ({
  shown: { ...state.shown, ...to },
  cards: state.cards,
  diaries: state.diaries,
  answers: state.answers,
  marks: state.marks,
});

/** A state in which all are asked anew. */
export const asking = (state: State, to: Partial<Shown>): State => ({
  ...changed(state, to),
  answers: noAnswers(playersOf(state.shown)),
});

/** Cards and diaries, opened. */
export const secretsOf = ({ cards, diaries }: State): Secrets => ({
  cards: cards.map(peek),
  diaries: diaries.map(peek),
});

export const answersIn = ({ answers }: State): readonly (SecretChoice | null)[] => answers.map(peek);
