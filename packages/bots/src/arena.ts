import { drawByLot, headOf, refusalSentence, whyNotAct } from '@rudel/kernel';
import type {
  Act,
  AnyGame,
  AnyOptions,
  Lot,
  Outcome,
  Rng,
  Sealed,
  Seat,
  SealedTypes,
  Step,
} from '@rudel/kernel';
import type { AnyBot, Budget } from './bot.ts';

/** A match that bots play among themselves. */
export type Bout = {
  readonly options: AnyOptions;
  readonly seats: number;
  /** One a seat. */
  readonly bots: readonly AnyBot[];
  /** What decides every draw. */
  readonly lot: Lot;
  /** What the bot of a seat decides by chance; asked for once a seat. */
  readonly rng: (seat: Seat) => Rng;
  readonly budget?: Budget;
  readonly onAct?: (step: Step<SealedTypes>) => void;
  /** A match that is not over after this many acts is broken off. */
  readonly actLimit?: number;
};

/** A match played: its acts, and how it ended; null where it was broken off. */
export type Played = { readonly outcome: Outcome | null; readonly acts: readonly Act[] };

const usualBudget: Budget = { kind: 'iterations', count: 200 };
const usualLimit = 100_000;

/** What a match is made of besides those who play it. */
export type Course = Pick<Bout, 'options' | 'seats' | 'lot' | 'onAct' | 'actLimit'>;

/** A seat that has to decide, and the truth it decides in. */
export type Asked = { readonly state: Sealed; readonly seat: Seat };

/** A whole match, with chance by the lot: asks for the act of one seat after the other, until it is over or too long. */
export function* matchCourse(game: AnyGame, course: Course): Generator<Asked, Played, Act> {
  const { lot, actLimit = usualLimit } = course;
  const acts: Act[] = [];
  let state = game.table.start(course.options, course.seats);
  let draws = 0;
  while (acts.length < actLimit) {
    const turn = game.table.turn(state);
    if (turn.kind === 'over') return { outcome: turn.outcome, acts };
    let act: Act;
    if (turn.kind === 'chance') {
      act = { by: 'chance', drawn: drawByLot(lot, turn.urn, draws) };
      draws += 1;
    } else act = yield { state, seat: turn.seats[0] as Seat };
    const after = game.table.apply(state, act);
    acts.push(act);
    course.onAct?.({ before: state, act, after });
    state = after;
  }
  return { outcome: null, acts };
}

/** Plays a whole match: each seat by its bot, which gets its view and nothing else. */
export function playMatch(game: AnyGame, bout: Bout): Played {
  const { budget = usualBudget } = bout;
  const rngs = Array.from({ length: bout.seats }, (_, seat) => bout.rng(seat));
  const course = matchCourse(game, bout);
  let next = course.next();
  while (next.done !== true) {
    const { state, seat } = next.value;
    const act = botAct(game, state, seat, bout.bots[seat] as AnyBot, rngs[seat] as Rng, budget);
    next = course.next(act);
  }
  return next.value;
}

/** The act of a bot in its seat; a bot that breaks a rule is a defect and stops everything. */
export function botAct(game: AnyGame, state: Sealed, seat: Seat, bot: AnyBot, rng: Rng, budget: Budget): Act {
  const move = bot.choose(game.table.view(state, seat), rng, budget);
  const act: Act = { by: seat, move };
  const why = whyNotAct(game, state, act);
  if (why === null) return act;
  const text = game.player.move.format(move);
  throw new Error(
    `The bot '${bot.name}' of ${headOf(game)} played ${text}: ${refusalSentence(game, why, 'en')}`,
  );
}
