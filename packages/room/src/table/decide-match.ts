import { commitmentTo, settleChance, whyNotAct } from '@rudel/kernel';
import type { Act, AnyGame, Drawn, Sealed, Seat, Urn } from '@rudel/kernel';
import type { PersonId } from '@rudel/protocol';
import { granted, refused } from './decision.ts';
import type { Decision, Moment } from './decision.ts';
import type { TableEntry } from './entry.ts';
import { seatOf } from './table-state.ts';
import type { MatchState } from './table-state.ts';

/** What follows a state by itself: chance, and the end. */
function settled(
  game: AnyGame,
  state: Sealed,
  draws: number,
  draw: (urn: Urn, nth: number) => Drawn,
): TableEntry[] {
  const entries: TableEntry[] = [];
  let nth = draws;
  const next = settleChance(
    game,
    state,
    ({ urn }) => {
      nth += 1;
      return draw(urn, nth - 1);
    },
    (act) => entries.push({ kind: 'act', act }),
  );
  const turn = game.table.turn(next);
  if (turn.kind === 'over') entries.push({ kind: 'over', outcome: turn.outcome });
  return entries;
}

/** After the end of a match the table commits to the secret of the next one. */
function closedBy(entries: readonly TableEntry[], match: number, moment: Moment): Decision {
  if (entries.at(-1)?.kind !== 'over') return granted(...entries);
  const secret = moment.freshSecret();
  const commits: TableEntry = { kind: 'commits', match: match + 1, commitment: commitmentTo(secret) };
  return { ok: true, entries: [...entries, commits], secret: { match: match + 1, secret } };
}

/** An act that may come next, with all that follows it. */
export function decideAct(moment: Moment, match: MatchState, act: Act): Decision {
  const { game } = moment.state.playable;
  const why = whyNotAct(game, match.state, act);
  if (why !== null) return { ok: false, why };
  const after = game.table.apply(match.state, act);
  const entries = settled(game, after, match.draws, moment.draw);
  return closedBy([{ kind: 'act', act }, ...entries], match.number, moment);
}

/** What bots decide for all whose time has run out: one step for everybody, so that nobody learns whose it had. */
export function decideLapse(moment: Moment, match: MatchState, acts: readonly Act[]): Decision {
  const { game } = moment.state.playable;
  const lawful: TableEntry[] = [];
  let state = match.state;
  for (const act of acts) {
    if (whyNotAct(game, state, act) !== null) continue;
    state = game.table.apply(state, act);
    lawful.push({ kind: 'act', act });
  }
  if (lawful.length === 0) return granted();
  const entries = settled(game, state, match.draws, moment.draw);
  return closedBy([{ kind: 'lapsed', count: lawful.length }, ...lawful, ...entries], match.number, moment);
}

/** A move in the game's notation, by somebody in a seat. */
export function decideMove(moment: Moment, person: PersonId, text: string): Decision {
  const { state } = moment;
  if (state.phase !== 'playing' || state.match === null) return refused('no-match');
  const seat = seatOf(state, person);
  if (seat === null) return refused('not-seated');
  return decideMoveOf(moment, state.match, seat, text);
}

export function decideMoveOf(moment: Moment, match: MatchState, seat: Seat, text: string): Decision {
  const move = moment.state.playable.game.player.move.parse(text);
  return move.ok
    ? decideAct(moment, match, { by: seat, move: move.value })
    : refused('no-such-move', move.error);
}

/** A match begins: the host starts the first one, and anybody who has a seat the next. */
export function decideStart(moment: Moment, person: PersonId, kind: 'start' | 'rematch'): Decision {
  const { state } = moment;
  if (state.phase === 'playing') return refused('match-running');
  const isHost = state.host === person;
  if (kind === 'start' && !isHost) return refused('not-host');
  if (kind === 'rematch' && state.phase === 'lobby') return refused('no-match');
  if (kind === 'rematch' && !isHost && seatOf(state, person) === null) return refused('not-seated');
  if (state.seats.some((seat) => seat.kind === 'open')) return refused('seats-open');
  return started(moment);
}

function started(moment: Moment): Decision {
  const { state } = moment;
  const { game } = state.playable;
  const options = game.options.parse(state.options);
  if (!options.ok) return refused('bad-options', options.error);
  const number = (state.match?.number ?? 0) + 1;
  const entries = settled(game, game.table.start(options.value, state.seats.length), 0, moment.drawFirst);
  return closedBy([{ kind: 'started', match: number }, ...entries], number, moment);
}
