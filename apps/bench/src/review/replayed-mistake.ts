import { botAct } from '@rudel/bots';
import type { AnyBot, AnyReviewer, Budget } from '@rudel/bots';
import { drawFrom, seededRng } from '@rudel/kernel';
import type { Act, AnyGame, AnyView, Open, Rng, Sealed, Seat } from '@rudel/kernel';

/** A decision that a review has found fault with, and what it said it cost. */
export type Fault = {
  readonly view: AnyView;
  readonly seat: Seat;
  readonly made: Open;
  readonly best: Open;
  readonly loss: number;
};

/** So much `strong` thinks about a move while a fault is replayed. */
const thought: Budget = { kind: 'iterations', count: 120 };
/** A truth is played on until something is dealt again, or for so many acts. */
const mostActs = 40;

/** By how much less the made move wins than the better one, on average over imagined truths that are played on by strong bots. */
export function replayedLoss(
  game: AnyGame,
  reviewer: AnyReviewer,
  bot: AnyBot,
  { view, seat, made, best }: Fault,
  worlds: number,
  seed: string,
): number {
  let sum = 0;
  for (let world = 0; world < worlds; world += 1) {
    const truth = game.table.imagine(view, seededRng(`${seed} ${world}`));
    const after = (move: Open): number => {
      const rng = seededRng(`${seed} ${world} on`);
      return outcomeOf(game, reviewer, playedOn(game, bot, truth, { by: seat, move }, rng), seat, rng);
    };
    sum += after(best) - after(made);
  }
  return sum / worlds;
}

function playedOn(
  game: AnyGame,
  bot: AnyBot,
  truth: Sealed,
  first: { readonly by: Seat; readonly move: Open },
  rng: Rng,
): Sealed {
  let state = game.table.apply(truth, first);
  for (let acts = 0; acts < mostActs; acts += 1) {
    const turn = game.table.turn(state);
    if (turn.kind === 'over' || (turn.kind === 'chance' && turn.urn.kind === 'draw')) break;
    const act: Act =
      turn.kind === 'chance'
        ? { by: 'chance', drawn: drawFrom(turn.urn, rng) }
        : botAct(game, state, turn.seats[0] as Seat, bot, rng, thought);
    state = game.table.apply(state, act);
  }
  return state;
}

function outcomeOf(game: AnyGame, reviewer: AnyReviewer, state: Sealed, seat: Seat, rng: Rng): number {
  const turn = game.table.turn(state);
  if (turn.kind === 'over') return Number(turn.outcome.winners.includes(seat));
  const views = Array.from({ length: game.table.seats(state) }, (_, eye) => game.table.view(state, eye));
  return reviewer.openOutlook(views, seat, rng) ?? 0.5;
}
