import { inPercent, sentenceOf } from '@rudel/bots';
import type { Hinter } from '@rudel/bots';
import type { Language, NameOf, Seat } from '@rudel/kernel';
import { fresh, inNest, isOnRing, partnerOf, placeOf, ringSize, seatOf } from '../../board.ts';
import type { DogTypes, View } from '../../types.ts';
import { hintParameters } from '../parameters.ts';
import type { Prospect } from '../value/prospects.ts';
import { consider } from './consider.ts';
import type { Considered } from './consider.ts';
import { hintWords } from './hint-words.ts';
import type { HintWords } from './hint-words.ts';

const { glance, most, band, reach, safeBelow, dangerFrom, worthSaying } = hintParameters;

/** Tells what `strong` has weighed: the same numbers it chooses by, in words. */
export const hinter: Hinter<DogTypes> = {
  about(view, rng, { language, nameOf }) {
    if (view.eye === 'table') return '';
    const [best] = consider(view, rng, { kind: 'iterations', count: glance });
    return aboutOf(view, view.eye, best, hintWords[language], nameOf);
  },
  moves(view, rng, budget, { language }) {
    const words = hintWords[language];
    const all = consider(view, rng, budget);
    const best = all[0];
    const near = all.filter(({ value }) => value >= (best?.value ?? 0) - band).slice(0, most);
    const usual = usualOf(all);
    return near.map((one) => ({ move: one.move, why: reasonOf(one, usual, words) }));
  },
};

type Outlook = Pick<Prospect, 'own' | 'partner' | 'rivals'>;

/** What becomes of the stones on average over all that was tried. */
function usualOf(all: readonly Considered[]): Outlook | null {
  const known = all.flatMap(({ prospect }) => (prospect === null ? [] : [prospect]));
  if (known.length < 2) return null;
  const mean = (read: (one: Outlook) => number): number =>
    known.reduce((sum, one) => sum + read(one), 0) / known.length;
  return {
    own: mean(({ own }) => own),
    partner: mean((one) => one.partner),
    rivals: mean((one) => one.rivals),
  };
}

function deedsOf({ move, deed }: Considered, words: HintWords): readonly string[] {
  return [
    ...(move.kind === 'exit' ? [words.exit] : []),
    ...(deed.hits > 0 ? [words.hits(deed.hits)] : []),
    ...(deed.broughtHome > 0 ? [words.broughtHome(deed.broughtHome)] : []),
    ...(deed.partnerHits > 0 ? [words.partnerHits] : []),
    ...(deed.ownHits > 0 ? [words.ownHits] : []),
  ];
}

function riskOf(hitChance: number | null | undefined, words: HintWords): readonly string[] {
  if (hitChance === null || hitChance === undefined) return [];
  if (hitChance >= dangerFrom) return [words.danger(inPercent(hitChance))];
  return hitChance < safeBelow ? [words.safe] : [];
}

/** What it gains most, beside what the others lead to. */
function gainOf(prospect: Prospect | null, usual: Outlook | null, words: HintWords): readonly string[] {
  if (prospect === null || usual === null) return [];
  const gains = [
    { fields: prospect.own - usual.own, said: words.own },
    { fields: prospect.partner - usual.partner, said: words.partner },
    { fields: usual.rivals - prospect.rivals, said: words.rivals },
  ].toSorted((one, other) => other.fields - one.fields);
  const [first] = gains;
  return first !== undefined && first.fields >= worthSaying ? [first.said(Math.round(first.fields))] : [];
}

/** What spoke for and against a move, as a sentence. */
function reasonOf(one: Considered, usual: Outlook | null, words: HintWords): string {
  const parts = [
    ...deedsOf(one, words),
    ...riskOf(one.prospect?.hitChance, words),
    ...gainOf(one.prospect, usual, words),
    words.wins(inPercent(one.chance)),
  ];
  return sentenceOf(parts);
}

type Near = { readonly seat: Seat; readonly ahead: number; readonly behind: number };

/** The stones of the other team near one's own, by how far they are ahead and behind. */
function nearOnes({ shown }: View, eye: Seat): readonly Near[] {
  const { board } = shown;
  const own = board.slice(4 * eye, 4 * eye + 4).filter(isOnRing);
  return board.flatMap((stone, index) => {
    const seat = seatOf(index);
    if (seat === eye || seat === partnerOf(eye) || !isOnRing(stone) || stone === fresh) return [];
    return own.map((mine) => {
      const ahead = (placeOf(seat, stone) - placeOf(eye, mine) + ringSize) % ringSize;
      return { seat, ahead, behind: ringSize - ahead };
    });
  });
}

/** What speaks for a move beside all that were weighed with it. */
export function reasonFor(one: Considered, all: readonly Considered[], language: Language): string {
  return reasonOf(one, usualOf(all), hintWords[language]);
}

/** What the position is about, without saying what to do: by what the best move does, then by who is near. */
function aboutOf(
  view: View,
  eye: Seat,
  best: Considered | undefined,
  words: HintWords,
  nameOf: NameOf,
): string {
  if (best === undefined || best.move.kind === 'fold') return words.fold;
  if (best.move.kind === 'give') return words.gift(view.hands[eye]?.length ?? 0);
  const near = nearOnes(view, eye);
  const ahead = near.filter((one) => one.ahead <= reach).toSorted((one, other) => one.ahead - other.ahead)[0];
  if (best.deed.hits > 0 && ahead !== undefined) return words.ahead(nameOf(ahead.seat), ahead.ahead);
  if (best.deed.broughtHome > 0) return words.home;
  if (view.shown.board[4 * eye + 3] === inNest) return words.nest;
  const behind = near
    .filter((one) => one.behind <= reach)
    .toSorted((one, other) => one.behind - other.behind)[0];
  if (behind !== undefined) return words.behind(nameOf(behind.seat), behind.behind);
  return ahead === undefined ? words.calm : words.ahead(nameOf(ahead.seat), ahead.ahead);
}
