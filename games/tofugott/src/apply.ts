import type { Act, Drawn, Seat } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import type { Hidden } from '@rudel/kernel/hidden';
import { answerAt, noAnswers, withAnswer } from './answers.ts';
import { gainsOf, leadersOf, pointsAfter } from './scoring.ts';
import { afterTurning, newTieRound, tieWinner } from './tie.ts';
import { activeOf, lastQuestion, mostSeats, nextCard, questionOf, seatsOf, turnsOf } from './turns.ts';
import type { Answers, Guesses, Move, Options, PastTurn, Shown, Silhouette, State } from './types.ts';

const unpicked: readonly (readonly Hidden<null>[])[] = Array.from({ length: mostSeats + 1 }, (_, seats) =>
  seatsOf(seats).map(() => hide(null)),
);

const noPicks = (seats: number): State['picks'] => unpicked[seats] as State['picks'];

export function start(options: Options, seats: number): State {
  const shown: Shown = {
    options,
    seats,
    phase: 'starter',
    starter: null,
    card: null,
    aside: [],
    guesses: [],
    best: [],
    worst: [],
    past: [],
    tie: [],
    points: seatsOf(seats).map(() => 0),
  };
  return { shown, drawn: hide([]), answers: hide(null), picks: noPicks(seats) };
}

export function apply(state: State, act: Act<Move>): State {
  if (act.by === 'clock') return show(state);
  if (act.by === 'chance') return happened(state, act.drawn);
  const { move, by } = act;
  switch (move.kind) {
    case 'keep':
      return { ...changed(state, { phase: 'aside', card: move.card }), drawn: hide([]) };
    case 'lay':
      return answered(state, (answers) => withAnswer(answers, move, move.silhouette));
    case 'take':
      return answered(state, (answers) => withAnswer(answers, move, null));
    case 'lock':
      return settled(answered(state, (answers) => ({ ...answers, isLocked: true })));
    case 'guess':
      return settled({ ...state, picks: state.picks.with(by, hide(move.silhouette)) });
    case 'show':
      return show(state);
  }
}

const changed = (state: State, to: Partial<Shown>): State => ({ ...state, shown: { ...state.shown, ...to } });

function happened(state: State, drawn: Drawn): State {
  const { shown } = state;
  switch (shown.phase) {
    case 'starter':
      return changed(state, { phase: 'draw', starter: Number(drawn[0]) });
    case 'draw':
      return { ...changed(state, { phase: 'keep' }), drawn: hide(drawn) };
    case 'aside':
      return {
        ...changed(state, { phase: 'guess', aside: drawn as readonly Silhouette[] }),
        answers: hide(noAnswers),
      };
    default:
      return turned(state, drawn as readonly Silhouette[]);
  }
}

const answersIn = ({ answers }: State): Answers => peek(answers) ?? noAnswers;

function answered(state: State, change: (answers: Answers) => Answers): State {
  return { ...state, answers: hide(change(answersIn(state))) };
}

/** Whom the match still waits for while all decide at once (tofugott 2.4). */
export function undecided(state: State): readonly Seat[] {
  const active = activeOf(state.shown);
  return seatsOf(state.shown.seats).filter((seat) =>
    seat === active ? !answersIn(state).isLocked : peek(state.picks[seat] as State['picks'][number]) === null,
  );
}

/** When all have decided the cards are shown one after another (tofugott 2.5). */
function settled(state: State): State {
  if (undecided(state).length > 0) return state;
  const { seats, guesses } = state.shown;
  const unshown: Guesses = seatsOf(seats).map(() => null);
  return changed(state, { phase: 'show', guesses: [...guesses, unshown] });
}

/** The next face-down card lies open. */
function show(state: State): State {
  const { shown } = state;
  const card = nextCard(shown);
  if (card === null) return state;
  if (card.kind === 'guess') return showGuess(state, card.owner);
  const silhouette = answerAt(answersIn(state), { row: card.kind, question: questionOf(shown) });
  const open = changed(state, { [card.kind]: [...shown[card.kind], silhouette] });
  return card.kind === 'best' ? open : scored(open);
}

function showGuess(state: State, seat: Seat): State {
  const { guesses } = state.shown;
  const now = guesses.length - 1;
  const pick = peek(state.picks[seat] as State['picks'][number]);
  return {
    ...changed(state, { guesses: guesses.with(now, (guesses[now] as Guesses).with(seat, pick)) }),
    picks: state.picks.with(seat, hide(null)),
  };
}

/** Points are counted when best and worst lie open (tofugott 2.6). */
function scored(state: State): State {
  const { guesses, best, worst, points, options } = state.shown;
  const now = worst.length - 1;
  const active = activeOf(state.shown) ?? 0;
  const gains = gainsOf(active, guesses[now] as Guesses, best[now] as Silhouette, worst[now] as Silhouette);
  const after = changed(state, { points: pointsAfter(points, gains, options) });
  return worst.length === lastQuestion ? endTurn(after) : changed(after, { phase: 'guess' });
}

function endTurn({ shown }: State): State {
  const { options, seats, starter, card, aside, guesses, best, worst, points } = shown;
  const past: readonly PastTurn[] = [...shown.past, { aside, guesses, best, worst, card: card ?? '' }];
  const fresh = changed(start(options, seats), { phase: 'draw', starter, past, points });
  return past.length < turnsOf(shown) ? fresh : finished(fresh);
}

/** Equal points are decided by the tofu, or shared (tofugott 3.2). */
function finished(state: State): State {
  const leaders = leadersOf(state.shown);
  if (leaders.length === 1 || state.shown.options.tie === 'shared') return changed(state, { phase: 'over' });
  return changed(state, { phase: 'tie', tie: [newTieRound(leaders)] });
}

function turned(state: State, cards: readonly Silhouette[]): State {
  const tie = afterTurning(state.shown.tie, cards);
  return changed(state, { tie, phase: tieWinner(tie) === null ? 'tie' : 'over' });
}
