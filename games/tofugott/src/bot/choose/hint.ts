import { inPercent, sentenceOf } from '@rudel/bots';
import type { Hinted, Hinter, Reader as Listener } from '@rudel/bots';
import type { NameOf, Seat } from '@rudel/kernel';
import { answerAt, laidOut, places } from '../../answers.ts';
import { legal, ownAnswers } from '../../moves.ts';
import { activeOf, questionOf } from '../../turns.ts';
import type { Answers, Move, Shown, TofugottTypes, View } from '../../types.ts';
import { readingOf } from '../know/card-reading.ts';
import { flat, indexOf } from '../know/profile.ts';
import type { Profile } from '../know/profile.ts';
import type { Leaning } from '../know/traits/leaning.ts';
import { layoutOf, seenTurnsOf } from '../know/turn-layout.ts';
import { hintParameters } from '../parameters.ts';
import { expectedOf, oddsOn, unknownTurn } from './decisions.ts';
import { factsFor, jokeParts, likedIn, tasteParts, wantedBy } from './hint-reasons.ts';
import { hintWords } from './hint-words.ts';
import type { HintWords } from './hint-words.ts';
import { attentiveReader } from './reader.ts';

const { most, band } = hintParameters;

/** Nobody in particular: a hint reads people without a taste of its own. */
const nobody = { taste: flat, openness: 0.5 };

type Laying = Extract<Move, { readonly kind: 'lay' }>;

/** Tells how `strong` reads people: what the question asks for, and what somebody has shown of their taste. */
export const hinter: Hinter<TofugottTypes> = {
  about(view, _rng, { language, nameOf }) {
    const { eye, shown } = view;
    const active = activeOf(shown);
    if (eye === 'table' || active === null) return '';
    const words = hintWords[language];
    if (shown.phase === 'keep') return words.keep;
    if (shown.phase === 'show') return words.show;
    const answers = ownAnswers(view);
    if (eye === active && answers !== null) return answering(shown, answers, words);
    return [cardSaid(shown, questionOf(shown), words), tasteSaid(shown, active, words, nameOf)].join(' ');
  },
  moves(view, _rng, _budget, listener) {
    const { eye, shown } = view;
    const active = activeOf(shown);
    if (eye === 'table' || active === null) return [];
    if (shown.phase === 'keep') return keeping(view, eye, listener);
    if (shown.phase === 'guess')
      return eye === active ? laying(view, eye, listener) : guessing(view, active, listener);
    return legal(view).map((move) => ({ move, why: hintWords[listener.language].only }));
  },
};

/** What is taken for the taste of a seat by whoever goes by its answers alone. */
const tasteOf = (shown: Shown, seat: Seat): Profile => attentiveReader.tasteOf(shown, seat, nobody);

const leaningAt = (shown: Shown, question: number): Leaning =>
  readingOf(shown.options, shown.card ?? '').leanings[question - 1] ?? {};

function cardSaid(shown: Shown, question: number, words: HintWords): string {
  const { isGuessed } = readingOf(shown.options, shown.card ?? '');
  const wanted = wantedBy(leaningAt(shown, question));
  const asks = wanted.length === 0 ? words.wantsAnything : words.wants(wanted);
  return isGuessed ? `${words.guessed} ${asks}` : asks;
}

function tasteSaid(shown: Shown, active: Seat, words: HintWords, nameOf: NameOf): string {
  if (seenTurnsOf(shown, active).length === 0) return words.stranger(nameOf(active));
  const liked = likedIn(tasteOf(shown, active));
  return liked === null ? words.plainTaste(nameOf(active)) : words.likes(nameOf(active), liked);
}

function answering(shown: Shown, answers: Answers, words: HintWords): string {
  const open = places.find((place) => answerAt(answers, place) === null);
  if (open === undefined) return words.laid;
  return `${cardSaid(shown, open.question, words)} ${words.lay(places.length - laidOut(answers).length)}`;
}

/** Moves with how good they are, the best ones with their reasons. */
function best<M extends Move>(
  rated: readonly { readonly move: M; readonly worth: number }[],
  reasonOf: (move: M) => string,
  within: number = band,
): readonly Hinted<TofugottTypes>[] {
  const order = rated.toSorted((one, other) => other.worth - one.worth);
  return order
    .filter(({ worth }) => worth >= (order[0]?.worth ?? 0) - within)
    .slice(0, most)
    .map(({ move }) => ({ move, why: reasonOf(move) }));
}

function guessing(
  view: View,
  active: Seat,
  { language, nameOf }: Listener,
): readonly Hinted<TofugottTypes>[] {
  const { shown } = view;
  const words = hintWords[language];
  const taste = tasteOf(shown, active);
  const odds = oddsOn(shown, taste);
  const leaning = leaningAt(shown, questionOf(shown));
  const bestAt = ({ silhouette }: { readonly silhouette: Laying['silhouette'] }): number =>
    odds.best[indexOf(silhouette)] ?? 0;
  const worstAt = ({ silhouette }: { readonly silhouette: Laying['silhouette'] }): number =>
    odds.worst[indexOf(silhouette)] ?? 0;
  const guesses = legal(view).flatMap((move) => (move.kind === 'guess' ? [move] : []));
  return best(
    guesses.map((move) => ({ move, worth: bestAt(move) - worstAt(move) })),
    ({ silhouette }) => {
      const worst = inPercent(worstAt({ silhouette }));
      const reason = sentenceOf([
        words.best(inPercent(bestAt({ silhouette }))),
        ...(worst > 0 ? [words.worst(worst)] : []),
        ...jokeParts(silhouette, leaning, words),
        ...tasteParts(silhouette, taste, nameOf(active), words),
      ]);
      return [reason, ...factsFor(silhouette, leaning, 'best', language)].join(' ');
    },
  );
}

/** What others would expect in the next empty place: a best answer that somebody guesses brings a point to both. */
function laying(view: View, eye: Seat, { language }: Listener): readonly Hinted<TofugottTypes>[] {
  const { shown } = view;
  const words = hintWords[language];
  const answers = ownAnswers(view);
  const at = answers === null ? -1 : places.findIndex((place) => answerAt(answers, place) === null);
  const place = places[at];
  if (answers === null || place === undefined)
    return legal(view).flatMap((move) => (move.kind === 'lock' ? [{ move, why: words.lock }] : []));
  const chances =
    expectedOf(shown, shown.card ?? '', tasteOf(shown, eye), layoutOf(shown, answers))[at] ?? [];
  const layings = legal(view).flatMap((move): readonly Laying[] =>
    move.kind === 'lay' && move.row === place.row && move.question === place.question ? [move] : [],
  );
  const chanceOf = ({ silhouette }: Laying): number => chances[indexOf(silhouette)] ?? 0;
  const leaning = leaningAt(shown, place.question);
  return best(
    layings.map((move) => ({ move, worth: chanceOf(move) })),
    (move) =>
      [
        sentenceOf([words.expected(inPercent(chanceOf(move)))]),
        ...factsFor(move.silhouette, leaning, move.row, language),
      ].join(' '),
  );
}

/** On which card others are likeliest to guess what one would answer. */
function keeping(view: View, eye: Seat, { language }: Listener): readonly Hinted<TofugottTypes>[] {
  const { shown } = view;
  const words = hintWords[language];
  const taste = tasteOf(shown, eye);
  const hitsOn = (card: string): number => {
    const expected = expectedOf(shown, card, taste, unknownTurn);
    return expected.slice(0, expected.length / 2).reduce((sum, chances) => sum + Math.max(...chances), 0);
  };
  const cards = legal(view).flatMap((move) =>
    move.kind === 'keep' ? [{ move, worth: hitsOn(move.card) }] : [],
  );
  return best(cards, ({ card }) => sentenceOf([words.hits(hitsOn(card))]), Infinity);
}
