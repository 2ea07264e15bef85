import type { Seat } from '@rudel/kernel';
import { heardIn } from '../bot/know/heard.ts';
import type { Heard } from '../bot/know/heard.ts';
import { ownRole } from '../night/story.ts';
import type { Shown } from '../types.ts';
import { villageTold } from './village.ts';
import type { LupusBot } from './village.ts';

/** What all had seen and heard at some moment of a match, and what was true. */
export type Moment = {
  readonly players: number;
  readonly shown: Shown;
  readonly heard: Heard;
  /** Who was a wolf from the beginning, and who was the seer. */
  readonly wolves: readonly Seat[];
  readonly seer: Seat;
};

/** Beliefs are asked most where a day's talk begins, with what the night has brought, and where the vote begins. */
const isTelling = ({ phase, days }: Shown): boolean =>
  phase === 'vote' || (phase === 'talk' && days.length > 1);

/** The moments of a match among bots of one kind. */
export function momentsOf(players: number, seed: string, bot: LupusBot): readonly Moment[] {
  const telling = new Map<string, Shown>();
  const wolves = new Set<Seat>();
  let seer: Seat | null = null;
  villageTold(players, seed, bot, ({ view, seat }) => {
    const { shown } = view;
    if (shown.days.length === 0) {
      const role = ownRole(view);
      if (role === 'wolf') wolves.add(seat);
      if (role === 'seer') seer = seat;
    }
    const key = `${shown.days.length} ${shown.phase}`;
    if (isTelling(shown) && !telling.has(key)) telling.set(key, shown);
  });
  if (seer === null) return [];
  const truth = { players, wolves: [...wolves], seer };
  return [...telling.values()].map((shown) => ({ ...truth, shown, heard: heardIn(shown) }));
}
