import type { Seat } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import { answersIn, asking, changed, secretsOf } from '../match/changes.ts';
import { owlSuspect } from '../night/dawn.ts';
import { nightfall } from '../night/night.ts';
import { formatSaid } from '../notation/statement-notation.ts';
import { formatBallot, formatTokens } from '../notation/vote-notation.ts';
import { answering, decidedNow, isSecret } from '../secrecy/secret.ts';
import type { Statement } from '../talk/statements.ts';
import type { Day, Shown, State } from '../types.ts';
import { withDead } from '../village/fates.ts';
import { isHuman, playersOf } from '../village/narrators.ts';
import { winnerOf } from '../village/parties.ts';
import { clockwiseFrom, isAlive, livingSeats, playerSeats } from '../village/seats.ts';
import { evidenceAt, suspectsOf, tokensOf, verdictOf } from './votes.ts';

export const today = ({ days }: Shown): Day => days.at(-1) as Day;

const withToday = (state: State, to: Partial<Day>): State =>
  changed(state, { days: [...state.shown.days.slice(0, -1), { ...today(state.shown), ...to }] });

export function said(state: State, seat: Seat, what: Statement): State {
  const { talk } = state.shown;
  const texts = [...(talk.at(-1) ?? []), formatSaid({ by: seat, what })];
  return changed(state, { talk: [...talk.slice(0, -1), texts] });
}

export function marked(state: State, seat: Seat, at: Seat): State {
  const { left } = peek(state.marks[seat] as State['marks'][number]);
  return { ...state, marks: state.marks.with(seat, hide({ at, left: left - 1 })) };
}

/** The vote begins when all the living ask for it; with a narrator that is the narrator's to say (4.2). A ghost only rests. */
export function ready(state: State, seat: Seat): State {
  if (!isAlive(state.shown, seat)) return rested(state, seat);
  const asked = [...state.shown.ready, seat].toSorted((one, other) => one - other);
  const after = changed(state, { ready: asked });
  const areAll = livingSeats(after.shown).every((one) => asked.includes(one));
  return areAll && !isHuman(state.shown) ? beginVote(after) : after;
}

function rested(state: State, seat: Seat): State {
  const { at } = peek(state.marks[seat] as State['marks'][number]);
  return { ...state, marks: state.marks.with(seat, hide({ at, left: 0 })) };
}

/** The tokens are laid from the left of the Welcome card (4.3). */
export function beginVote(state: State): State {
  const { shown } = state;
  const [first = 0] = clockwiseFrom(today(shown).welcome, playersOf(shown));
  const turn = shown.options.firstVote === 'sequential' ? first : null;
  return asking(state, { phase: 'vote', isOpen: !isHuman(shown), ready: [], turn });
}

/** An open vote, and whose turn it is after it. */
export function voted(state: State, seat: Seat, at: Seat): State {
  const { shown } = state;
  const after = withToday(state, { first: formatTokens(tokensOf(today(shown)).with(seat, at)) });
  const order = clockwiseFrom(today(shown).welcome, playersOf(shown));
  const next = order[order.indexOf(seat) + 1];
  return next === undefined ? counted(after) : changed(after, { phase: 'vote', turn: next });
}

/** The two suspects are known, and speak in their defence (4.3, 4.4). */
function counted(state: State): State {
  const { shown } = state;
  const owl = owlSuspect(shown, secretsOf(state));
  const suspects = suspectsOf(shown, today(shown), owl);
  const after = withToday(asking(state, { turn: null }), { owl, suspects });
  return shown.options.defenceSeconds === 0
    ? beginVerdict(after)
    : changed(after, { phase: 'defence', isOpen: true, turn: suspects[0] ?? null });
}

export function defended(state: State): State {
  const { shown } = state;
  const [first, second = null] = today(shown).suspects;
  return shown.turn === first ? changed(state, { turn: second }) : beginVerdict(state);
}

const beginVerdict = (state: State): State =>
  asking(state, { phase: 'verdict', isOpen: !isHuman(state.shown), turn: null });

/** What everybody has chosen, or is taken to have chosen: the mark, else chance (7.1). */
export function choicesOf(state: State, lots: readonly Seat[]): ReadonlyMap<Seat, Seat> {
  const { shown } = state;
  const answers = answersIn(state);
  return new Map(answering(shown).map((seat) => [seat, answers[seat]?.at ?? choiceFor(state, seat, lots)]));
}

/** For whom a seat votes that does not say so. */
export function choiceFor(state: State, seat: Seat, lots: readonly Seat[]): Seat {
  const { shown } = state;
  const { suspects } = today(shown);
  const open = suspects.length > 0 ? suspects : livingSeats(shown).filter((one) => one !== seat);
  const { at } = peek(state.marks[seat] as State['marks'][number]);
  if (at !== null && open.includes(at)) return at;
  return lots.find((one) => open.includes(one)) ?? open[0] ?? seat;
}

/** All tokens are laid at once (4.3). */
function laid(state: State, lots: readonly Seat[]): State {
  const choices = choicesOf(state, lots);
  const tokens = tokensOf(today(state.shown)).map((none, seat) => choices.get(seat) ?? none);
  return counted(withToday(state, { first: formatTokens(tokens) }));
}

/** The second votes are shown, and somebody is lynched, or not (4.5). */
function judged(state: State, lots: readonly Seat[]): State {
  const day = today(state.shown);
  const choices = choicesOf(state, lots);
  const ballot = playerSeats(state.shown).map((seat) => {
    const at = choices.get(seat);
    return at === undefined ? null : evidenceAt(day, at);
  });
  const after = withToday(asking(state, {}), { ballots: [...day.ballots, formatBallot(ballot)] });
  const verdict = verdictOf(after.shown, today(after.shown));
  if (verdict.kind === 'again') return beginVerdict(after);
  return verdict.kind === 'nobody' ? nightfall(after) : lynched(after, verdict.seat);
}

function lynched(state: State, seat: Seat): State {
  const { shown } = state;
  const after = withToday(
    changed(state, { fates: withDead(shown, [seat], { time: 'day', nth: shown.night }) }),
    {
      lynched: seat,
    },
  );
  if (winnerOf(after.shown, secretsOf(after)) === null) return nightfall(after);
  return asking(after, { phase: 'over', isOpen: false });
}

/** The lots are drawn for whoever has not voted. */
export function votesByLot(state: State, lots: readonly Seat[]): State {
  const { shown } = state;
  if (decidedNow(shown) === 'verdict') return judged(state, lots);
  if (isSecret(shown)) return laid(state, lots);
  const seat = shown.turn ?? 0;
  return voted(state, seat, choiceFor(state, seat, lots));
}
