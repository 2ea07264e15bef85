import { pick, shuffled } from '@rudel/kernel';
import type { Eye, Rng, Seat, Step } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import { noAnswers, places, withAnswer } from './answers.ts';
import { findTexts, stockOf } from './deck/decks.ts';
import { newsOf } from './news.ts';
import { outcomeOf } from './outcome.ts';
import { activeOf, coveredSilhouettes, openSilhouettes, questionOf, seatsOf } from './turns.ts';
import type {
  Answers,
  CardId,
  Glimpse,
  Shown,
  Silhouette,
  State,
  TofugottTypes,
  Unseen,
  View,
} from './types.ts';

/** An eye sees what is shown, and of what is drawn, laid and guessed in secret its own (tofugott 2.1, 2.3, 2.4). */
export function view(state: State, eye: Eye): View {
  const { shown } = state;
  const drawn = seenCards(state, eye);
  return {
    eye,
    shown,
    drawn,
    answers: seenAnswers(state, eye),
    picks: seatsOf(shown.seats).map((seat) => seenPick(state, seat, eye)),
    texts: (shown.card === null ? drawn : [shown.card]).map((card) => wordsOf(shown, card)),
  };
}

const isActive = (shown: Shown, eye: Eye): boolean => eye !== 'table' && activeOf(shown) === eye;

const unseenCards: readonly CardId[] = ['?', '?'];
const noCards: readonly CardId[] = [];

function seenCards({ shown, drawn }: State, eye: Eye): readonly CardId[] {
  if (shown.phase !== 'keep') return noCards;
  return isActive(shown, eye) ? peek(drawn) : unseenCards;
}

const wordsOf = ({ options }: Shown, card: CardId): View['texts'][number] =>
  card === '?' ? '?' : (findTexts(options, card) ?? '?');

const mayHaveAnswers = ({ phase }: Shown): boolean => phase === 'guess' || phase === 'show';

/** Of the answers others see what is shown; not even how many lie there, nor whether they are locked. */
function seenAnswers({ shown, answers }: State, eye: Eye): Answers | Unseen | null {
  if (!mayHaveAnswers(shown)) return null;
  return isActive(shown, eye) ? peek(answers) : '?';
}

/** Whether another seat has guessed, and what, shows when it is shown. */
function seenPick({ shown, picks }: State, seat: Seat, eye: Eye): Silhouette | Unseen | null {
  if (!mayHavePick(shown, seat)) return null;
  return seat === eye ? peek(picks[seat] as State['picks'][number]) : '?';
}

function mayHavePick(shown: Shown, seat: Seat): boolean {
  if (activeOf(shown) === seat) return false;
  if (shown.phase === 'guess') return true;
  return shown.phase === 'show' && shown.guesses.at(-1)?.[seat] === null;
}

/** What an eye notices of a step: what lies open, and nothing of what is decided in secret. */
export function glimpses({ before, act, after }: Step<TofugottTypes>, _eye: Eye): readonly Glimpse[] {
  const news = newsOf({ before: before.shown, act, after: after.shown });
  if (after.shown.phase !== 'over' || before.shown.phase === 'over') return news;
  return [...news, { kind: 'won', seats: outcomeOf(after.shown).winners, points: after.shown.points }];
}

/** Makes up what this eye does not see, true to all that it knows. */
export function imagine(seen: View, rng: Rng): State {
  const { shown, drawn } = seen;
  const cards = drawn.includes('?') ? shuffled(stockOf(shown), rng, 2) : drawn;
  const waiting = someoneWaitedFor(seen, rng);
  const answers = imagineAnswers(seen, waiting, rng);
  const picks = seen.picks.map((own, seat) => (own === '?' ? imaginePick(seen, seat, waiting, rng) : own));
  return {
    shown,
    drawn: hide(cards),
    answers: hide(answers),
    picks: picks.map((one) => hide(one)),
  };
}

/** While all decide at once somebody still has to: this eye itself, or somebody else; null where nobody is in doubt. */
function someoneWaitedFor({ eye, shown, answers, picks }: View, rng: Rng): Seat | null {
  if (shown.phase !== 'guess') return null;
  const active = activeOf(shown);
  const isOpen = answers !== '?' && answers?.isLocked === false;
  if (eye !== 'table' && (eye === active ? isOpen : picks[eye] === null)) return eye;
  const others = seatsOf(shown.seats).filter(
    (seat) => seat !== eye && (seat !== active || questionOf(shown) === 1),
  );
  return pick(others, rng);
}

function imaginePick({ shown }: View, seat: Seat, waiting: Seat | null, rng: Rng): Silhouette | null {
  const isThinking = shown.phase === 'guess' && (seat === waiting || rng.int(2) === 0);
  return isThinking ? null : pick(openSilhouettes(shown), rng);
}

/** Answers that agree with those shown; before the first cards are shown some may be missing, or not be locked. */
function imagineAnswers({ shown, answers }: View, waiting: Seat | null, rng: Rng): Answers | null {
  if (answers !== '?') return answers;
  const mayChange = shown.phase === 'guess' && questionOf(shown) === 1;
  const isOpen = mayChange && (waiting === activeOf(shown) || rng.int(2) === 0);
  const free = shuffled(coveredSilhouettes(shown), rng);
  return { ...filled(shown, free, (): boolean => !isOpen || rng.int(2) === 0), isLocked: !isOpen };
}

function filled(shown: Shown, free: readonly Silhouette[], isLaid: () => boolean): Answers {
  let answers = noAnswers;
  let next = 0;
  for (const place of places) {
    const open = shown[place.row][place.question - 1];
    if (open === undefined && !isLaid()) continue;
    answers = withAnswer(answers, place, open ?? (free[next] as Silhouette));
    if (open === undefined) next += 1;
  }
  return answers;
}
