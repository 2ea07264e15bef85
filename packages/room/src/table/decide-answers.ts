import { pick, whyNotAct } from '@rudel/kernel';
import type { AnyGame, Open, Rng, Sealed, Seat } from '@rudel/kernel';
import { courseOf } from './course.ts';
import { carriedOut, concluded } from './decide-match.ts';
import { granted } from './decision.ts';
import type { Granted, Moment } from './decision.ts';
import type { TableEntry } from './entry.ts';
import type { MatchState } from './table-state.ts';

/** What a bot has decided for a seat: a move as text; null where it failed or took too long. */
export type SeatAnswer = { readonly seat: Seat; readonly text: string | null };

/** What is to be written for answers of bots, and the answers that were no moves: any legal move stands in for those. */
export type Answered = { readonly decision: Granted; readonly useless: readonly SeatAnswer[] };

type SeatAct = { readonly by: Seat; readonly move: Open };
type Chosen = { readonly answer: SeatAnswer; readonly act: SeatAct; readonly isUseful: boolean };

function meantBy(game: AnyGame, state: Sealed, { seat, text }: SeatAnswer): SeatAct | null {
  const move = text === null ? null : game.player.move.parse(text);
  if (move?.ok !== true) return null;
  const act: SeatAct = { by: seat, move: move.value };
  return whyNotAct(game, state, act) === null ? act : null;
}

/** What a bot answered, or any legal move where it answered none; nothing where its seat is not asked any more. */
function chosen(game: AnyGame, state: Sealed, answer: SeatAnswer, rng: Rng): readonly Chosen[] {
  const act = meantBy(game, state, answer);
  if (act !== null) return [{ answer, act, isUseful: true }];
  const legal = game.player.legal(game.table.view(state, answer.seat));
  if (legal.length === 0) return [];
  return [{ answer, act: { by: answer.seat, move: pick(legal, rng) }, isUseful: false }];
}

const uselessOf = (all: readonly Chosen[]): readonly SeatAnswer[] =>
  all.flatMap(({ answer, isUseful }) => (isUseful ? [] : [answer]));

/** What a bot decides at its own seat, with all that follows it. */
export function decideAnswer(moment: Moment, { state }: MatchState, answer: SeatAnswer): Answered {
  const all = chosen(moment.state.playable.game, state, answer, moment.rng);
  const [first] = all;
  return {
    decision: first === undefined ? granted() : carriedOut(moment, first.act),
    useless: uselessOf(all),
  };
}

/**
 * What bots decide for all whose time has run out: one step for everybody, so that nobody learns whose it had. What one of them does may leave
 * another with nothing to decide.
 */
export function decideLapse(moment: Moment, match: MatchState, answers: readonly SeatAnswer[]): Answered {
  const { game } = moment.state.playable;
  const all = answers.flatMap((answer) => chosen(game, match.state, answer, moment.rng));
  const lawful: TableEntry[] = [];
  let { state } = match;
  for (const { act } of all) {
    if (state !== match.state && whyNotAct(game, state, act) !== null) continue;
    state = game.table.apply(state, act);
    lawful.push({ kind: 'act', act });
  }
  const useless = uselessOf(all);
  if (lawful.length === 0) return { decision: granted(), useless };
  const course = courseOf(moment.state, [{ kind: 'lapsed', count: lawful.length }, ...lawful]);
  return { decision: concluded(course, moment), useless };
}
