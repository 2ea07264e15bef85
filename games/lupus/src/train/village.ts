import type { Bot } from '@rudel/bots';
import { drawFrom, mustParse, seededRng } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { lupus } from '../index.ts';
import { turnedInto } from '../night/diary.ts';
import { ownRole } from '../night/story.ts';
import { roleOf, roles } from '../roles/index.ts';
import type { Party } from '../roles/role.ts';
import type { LupusTypes, Move, View } from '../types.ts';

export type LupusBot = Bot<LupusTypes>;

/** A decision as it was made: by whom, and on what. */
export type Decision = { readonly view: View; readonly seat: Seat; readonly move: Move };

/** A match that is over: who won, who was a wolf in the end, how many decisions it took. */
export type Told = {
  readonly winner: Party;
  readonly isWolf: readonly boolean[];
  readonly decisions: number;
};

const budget = { kind: 'iterations', count: 1 } as const;

/** A whole match by the suggested deck. Whose word is next while many may speak is drawn by lot, as at a table where all think at once. */
export function villageTold(
  players: number,
  seed: string,
  bot: LupusBot,
  onDecision: (decision: Decision) => void = () => {},
): Told {
  const rng = seededRng(seed);
  let state = lupus.table.start(mustParse(lupus.options, '-'), players);
  let decisions = 0;
  for (let turn = lupus.table.turn(state); turn.kind !== 'over'; turn = lupus.table.turn(state)) {
    if (turn.kind === 'chance') {
      state = lupus.table.apply(state, { by: 'chance', drawn: drawFrom(turn.urn, rng) });
      continue;
    }
    const seat = turn.seats[rng.int(turn.seats.length)] as Seat;
    const view = lupus.table.view(state, seat);
    const move = bot.choose(view, rng, budget);
    onDecision({ view, seat, move });
    decisions += 1;
    state = lupus.table.apply(state, { by: seat, move });
  }
  return { ...endOf(lupus.table.view(state, 'table')), decisions };
}

/** When a match is over, everybody sees everything. */
function endOf({ shown, cards, diaries }: View): Pick<Told, 'winner' | 'isWolf'> {
  const all = cards.map((card, seat) => {
    const role = card === '?' ? 'villager' : roleOf(card);
    const diary = diaries[seat];
    if (role !== 'mythomaniac' || diary === undefined || diary === '?') return role;
    return turnedInto(diary, shown) ?? role;
  });
  const living = all.filter((_, seat) => shown.fates[seat] === null);
  const isWolf = all.map((role) => role === 'wolf');
  if (living.includes('werehamster')) return { winner: 'hamster', isWolf };
  return { winner: living.includes('wolf') ? 'wolves' : 'humans', isWolf };
}

/** Somebody who plays one way for the wolves and another for everybody else. */
export const split = (others: LupusBot, wolves: LupusBot): LupusBot => ({
  name: `${others.name} against ${wolves.name}`,
  choose: (view, ...rest) => (isForWolves(view) ? wolves : others).choose(view, ...rest),
});

const isForWolves = (view: View): boolean => {
  const role = ownRole(view);
  return role !== null && roles[role].party === 'wolves';
};
