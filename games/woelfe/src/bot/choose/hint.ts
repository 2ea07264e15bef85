import { Effort, inPercent, sentenceOf } from '@rudel/bots';
import type { Hinter } from '@rudel/bots';
import type { Language, NameOf, Rng, Seat } from '@rudel/kernel';
import { formatFace } from '../../faces.ts';
import { lastDie } from '../../goblins.ts';
import { handOf, holdsBoth } from '../../moves.ts';
import { hasSides, oppositeOf, seatsOf, sizeOf } from '../../rounds.ts';
import { haulOf } from '../../scoring.ts';
import { ownSide } from '../../sides.ts';
import { winnerOf, wolvesIn } from '../../trick.ts';
import type { Move, Shown, View, WoelfeTypes } from '../../types.ts';
import { hintParameters } from '../parameters.ts';
import type { Outlook } from '../value/outlooks.ts';
import { guessesOf } from '../worlds/guesses.ts';
import { tricksExpected } from '../worlds/strength.ts';
import { consider } from './consider.ts';
import type { Considered } from './consider.ts';
import { hintWords } from './hint-words.ts';
import type { HintWords } from './hint-words.ts';

const { glance, looks, most, band } = hintParameters;

/** Tells what `strong` has weighed: the worlds it guesses, and what became of each choice in them. */
export const hinter: Hinter<WoelfeTypes> = {
  about(view, rng, { language, nameOf }) {
    const words = hintWords[language];
    const { eye, shown } = view;
    if (eye === 'table') return '';
    if (shown.phase === 'announce')
      return holdsBoth(handOf(view, eye)) ? words.barrel(nameOf(oppositeOf(eye))) : words.ready;
    if (shown.phase === 'bid') return bidding(view, eye, words);
    return [
      trickSoFar(shown, eye, words, nameOf),
      hasSides(shown) ? friendship(view, eye, rng, words, nameOf) : wanting(shown, eye, words),
      asked(shown, words),
    ]
      .filter((part) => part !== '')
      .join(' ');
  },
  moves(view, rng, budget, { language }) {
    const { eye, shown } = view;
    if (eye === 'table') return [];
    const words = hintWords[language];
    const all = onePerMove(consider(view, eye, guessesOf(view, eye, rng), rng, budget));
    const top = leadOf(all[0]);
    return all
      .filter((one) => leadOf(one) >= top - band)
      .slice(0, most)
      .map((one) => ({ move: one.plan.move, why: reasonOf(one, shown, words) }));
  },
};

const leadOf = (one: Considered | undefined): number =>
  one?.by === 'trials' ? (one.outlook?.lead ?? -Infinity) : 0;

const keyOf = (move: Move): string => JSON.stringify(move);

/** A declaration counts with the best die that may follow it. */
const onePerMove = (all: readonly Considered[]): readonly Considered[] =>
  all.filter((one, nth) => all.findIndex(({ plan }) => keyOf(plan.move) === keyOf(one.plan.move)) === nth);

/** What spoke for a choice. */
export const reasonFor = (one: Considered, shown: Shown, language: Language): string =>
  reasonOf(one, shown, hintWords[language]);

function reasonOf(one: Considered, shown: Shown, words: HintWords): string {
  if (one.by !== 'trials') return words[one.by];
  const { outlook } = one;
  if (outlook === null) return '';
  return sentenceOf(hasSides(shown) ? sideParts(outlook, words) : loneParts(outlook, shown, words));
}

const sideParts = ({ takes, wolves, succeeds }: Outlook, words: HintWords): readonly string[] => [
  takes < 0.01 ? words.notOurs : words.ourTrick(inPercent(takes), Math.round(10 * wolves) / 10),
  words.wins(inPercent(succeeds)),
];

function loneParts(
  { takes, succeeds, lead }: Outlook,
  { phase }: Shown,
  words: HintWords,
): readonly string[] {
  const trick = takes < 0.01 ? words.noTrick : words.ownTrick(inPercent(takes));
  return [...(phase === 'bid' ? [] : [trick]), words.bidMade(inPercent(succeeds)), leadTold(lead, words)];
}

function leadTold(lead: number, words: HintWords): string {
  if (Math.abs(lead) < 0.05) return words.even;
  return lead > 0 ? words.ahead(lead) : words.behind(-lead);
}

function bidding(view: View, eye: Seat, words: HintWords): string {
  const { bids, round, seats } = view.shown;
  const expected = tricksExpected(handOf(view, eye), seats);
  const size = sizeOf(round, seats);
  if (size === 1) return words.bidOne(inPercent(expected));
  const sum = bids.reduce<number>((total, bid) => total + (bid ?? 0), 0);
  return words.bid(expected, size, sum);
}

/** Who leads the trick on the table, and how many wolves lie in it. */
function trickSoFar({ trick, seats }: Shown, eye: Seat, words: HintWords, nameOf: NameOf): string {
  if (trick === null || trick.dice.length === 0) return words.opens;
  const leader = winnerOf(trick, seats);
  const wolves = wolvesIn(trick);
  return leader === eye ? words.youLead(wolves) : words.leads(nameOf(leader), wolves);
}

/** Whose side the one who matters most is on: whoever leads the trick, or whom one knows best of. */
function friendship(view: View, eye: Seat, rng: Rng, words: HintWords, nameOf: NameOf): string {
  const { shown } = view;
  const odds = friendsOf(view, eye, rng);
  const leader =
    shown.trick === null || shown.trick.dice.length === 0 ? eye : winnerOf(shown.trick, shown.seats);
  const surest = seatsOf(shown.seats)
    .filter((seat) => seat !== eye)
    .toSorted((one, other) => (odds[other] ?? 0) - (odds[one] ?? 0))[0];
  const about = leader === eye ? surest : leader;
  if (about === undefined) return '';
  const percent = inPercent(odds[about] ?? 0);
  if (percent === 100) return words.sureFriend(nameOf(about));
  return percent === 0 ? words.sureEnemy(nameOf(about)) : words.friend(nameOf(about), percent);
}

/** How likely each seat is on one's own side, in the worlds that `strong` would search in. */
function friendsOf(view: View, eye: Seat, rng: Rng): readonly number[] {
  const { shown } = view;
  const worlds = guessesOf(view, eye, rng).likely(new Effort({ kind: 'iterations', count: glance }));
  const isHunter = ownSide(view, eye) === 'hunter';
  const sums = seatsOf(shown.seats).map(() => 0);
  for (let look = 0; look < looks; look += 1) {
    const { world } = worlds.at((look + 0.5) / looks);
    for (const [seat, hand] of world.entries()) {
      const hunts = ownSide({ ...view, hands: view.hands.with(seat, hand) }, seat) === 'hunter';
      if (hunts === isHunter) (sums[seat] as number) += 1 / looks;
    }
  }
  return sums;
}

/** How many tricks are still missing for one's bid. */
function wanting(shown: Shown, eye: Seat, words: HintWords): string {
  const { tricks } = haulOf(shown);
  const missing = (shown.bids[eye] ?? 0) - (tricks[eye] ?? 0);
  const left = sizeOf(shown.round, shown.seats) - shown.tricks.length;
  if (missing < 0 || missing > left) return words.missed;
  return missing === 0 ? words.enough : words.wanted(missing, left);
}

/** What is asked besides a die. */
function asked(shown: Shown, words: HintWords): string {
  const die = lastDie(shown);
  if (die === null || die.face === null) return '';
  if (shown.phase === 'lay') return words.bee(formatFace(die.kind, die.face).replace('-', '−'));
  return shown.phase === 'goblin' ? words.goblin : '';
}
