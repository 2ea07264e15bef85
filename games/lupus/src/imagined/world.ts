import { pick, shuffled } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { hide } from '@rudel/kernel/hidden';
import { possibleDecks } from '../consistency/check-position.ts';
import { marksADay } from '../day/marks.ts';
import { callOf } from '../night/calls.ts';
import { idleDiary } from '../night/idle-diary.ts';
import type { Diary } from '../night/notes.ts';
import { mayPointAt } from '../night/pointing.ts';
import { signs } from '../night/signs.ts';
import { roleOf } from '../roles/index.ts';
import type { Role } from '../roles/role.ts';
import { answering, decidedNow, isDealt, seesAll } from '../secrecy/secret.ts';
import type { SecretChoice, Mark, Shown, State, View } from '../types.ts';
import { cardsOf, deckBy } from '../village/deck.ts';
import { isHuman, playersOf } from '../village/narrators.ts';
import { livingSeats, playerSeats } from '../village/seats.ts';
import { castingFor } from './casting.ts';
import { diariesBy } from './diaries.ts';
import { knownBy } from './known.ts';

/** All that is hidden, in plain sight. */
type Bare = {
  readonly cards: readonly Role[];
  readonly diaries: readonly Diary[];
  readonly answers: readonly (SecretChoice | null)[];
  readonly marks: readonly Mark[];
};

const boxed = (shown: Shown, { cards, diaries, answers, marks }: Bare): State => ({
  shown,
  cards: cards.map((card) => hide(card)),
  diaries: diaries.map((diary) => hide(diary)),
  answers: answers.map((answer) => hide(answer)),
  marks: marks.map((mark) => hide(mark)),
});

/** Makes up cards, diaries, answers and marks that look exactly like a view. */
export function imaginedWorld(seen: View, rng: Rng): State {
  const { eye, shown } = seen;
  const thoughts = { answers: imagineAnswers(seen, rng), marks: imagineMarks(seen, rng) };
  if (seesAll(shown, eye)) return boxed(shown, { ...deedsSeen(seen, rng), ...thoughts });
  if (!isDealt(shown)) {
    const isWaiting = shown.phase === 'deck' || shown.phase === 'possessed';
    const players = playersOf(shown);
    const deck = isWaiting ? deckBy(shown.options, players) : pick(possibleDecks(shown), rng);
    const diaries = playerSeats(shown).map(() => []);
    return boxed(shown, { cards: cardsOf(deck, players), diaries, ...thoughts });
  }
  const known = knownBy(seen);
  const { cast, plans } = castingFor(known, rng);
  return boxed(shown, { cards: cast.cards, diaries: diariesBy(known, cast, plans, rng), ...thoughts });
}

/** Cards and diaries where all of them are seen that matter. */
const deedsSeen = ({ shown, cards, diaries }: View, rng: Rng): Pick<Bare, 'cards' | 'diaries'> => ({
  cards: cards.flatMap((card) => (card === '?' ? [] : [roleOf(card)])),
  diaries: diaries.map((diary, seat) =>
    diary === '?' ? idleDiary(shown, seat, (open) => pick(open, rng)) : diary,
  ),
});

/** Others may have answered or not, but somebody is still waited for, unless a narrator is. */
function imagineAnswers({ eye, shown, answers }: View, rng: Rng): readonly (SecretChoice | null)[] {
  const asked = answering(shown);
  const others = asked.filter((seat) => seat !== eye);
  const isOwnOpen = eye !== 'table' && asked.includes(eye) && answers[eye] === null;
  const mustWait = shown.phase !== 'lots' && !isHuman(shown) && !isOwnOpen && others.length > 0;
  const waiting = mustWait ? pick(others, rng) : null;
  return answers.map((answer, seat) => {
    if (answer !== '?') return answer;
    return seat === waiting || rng.int(2) === 0 ? null : someAnswer(shown, seat, rng);
  });
}

function someAnswer(shown: Shown, seat: Seat, rng: Rng): SecretChoice {
  const { call } = shown;
  if (call !== null) {
    const at = pick(
      livingSeats(shown).filter((one) => mayPointAt(call, seat, one)),
      rng,
    );
    return { at, sign: callOf(call).hasSigns === true ? pick([null, ...signs], rng) : null };
  }
  const isVerdict = decidedNow(shown) === 'verdict';
  const open = isVerdict
    ? (shown.days.at(-1)?.suspects ?? [])
    : livingSeats(shown).filter((one) => one !== seat);
  return { at: pick(open, rng), sign: null };
}

function imagineMarks({ shown, marks }: View, rng: Rng): readonly Mark[] {
  return marks.map((mark, seat) => {
    if (mark !== '?') return mark;
    if (shown.days.length === 0 || rng.int(2) === 0) return { at: null, left: marksADay };
    const [at = null] = shuffled(
      playerSeats(shown).filter((one) => one !== seat),
      rng,
      1,
    );
    const isFresh = shown.phase === 'talk' && !shown.isOpen;
    return { at, left: isFresh ? marksADay : rng.int(marksADay + 1) };
  });
}
