import type { Seat } from '@rudel/kernel';
import type { PairKind } from '../../beliefs/card-stock.ts';
import { characters } from '../../cards.ts';
import { questions } from '../../questions.ts';
import type { Move } from '../../types.ts';
import type { World } from '../worlds/drawn-worlds.ts';

/** A look or a question. */
export type Inquiry = Extract<Move, { kind: 'look' | 'ask' }>;

export const isInquiry = (move: Move): move is Inquiry => move.kind === 'look' || move.kind === 'ask';

const shepherd = characters.indexOf('P');
const outcomes: readonly (readonly number[])[] = [[0], [1]];

/** What may come of an inquiry in a world for whoever makes it, as numbers: either card of a place, or the answer. */
export function findings(move: Inquiry, { kinds }: World): readonly number[] {
  const { shows, answers } = kinds[move.at] as PairKind;
  if (move.kind === 'look') return shows;
  return outcomes[answers[questions.indexOf(move.question)] as number] as readonly number[];
}

/** The same for everybody else, who see the token and not the card. */
export function announcements(move: Inquiry, world: World, by: Seat): readonly number[] {
  if (move.kind === 'ask') return findings(move, world);
  const { announcedHonestly, announcedByShepherd } = world.kinds[move.at] as PairKind;
  return world.played[by] === shepherd ? announcedByShepherd : announcedHonestly;
}
