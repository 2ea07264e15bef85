import type { Card, Glimpse } from '@rudel/dog/page';
import { partnerOf, seats } from '@rudel/dog/page';
import type { NameOf, Seat } from '@rudel/kernel';
import type { DogWords } from '../words.ts';

/** What is worth telling of a match, counted from what was noticed. */
type Tally = {
  rounds: number;
  readonly hits: number[];
  readonly ownHits: number[];
  readonly suffered: number[];
  readonly folds: number[];
  seven: { readonly seat: Seat; readonly parts: number; readonly hits: number } | null;
  firstHome: { readonly seat: Seat; readonly round: number } | null;
  last: { readonly seat: Seat; readonly card: Card } | null;
};

const none = (): number[] => [0, 0, 0, 0];

function add(counts: number[], seat: Seat): void {
  counts[seat] = (counts[seat] ?? 0) + 1;
}

function tallyOf(glimpses: readonly Glimpse[]): Tally {
  const tally: Tally = {
    rounds: 0,
    hits: none(),
    ownHits: none(),
    suffered: none(),
    folds: none(),
    seven: null,
    firstHome: null,
    last: null,
  };
  for (const glimpse of glimpses) {
    if (glimpse.kind === 'dealt') tally.rounds = glimpse.round;
    else if (glimpse.kind === 'folded') add(tally.folds, glimpse.seat);
    else if (glimpse.kind === 'home') tally.firstHome ??= { seat: glimpse.seat, round: tally.rounds };
    else if (glimpse.kind === 'exit' || glimpse.kind === 'drove') addPlay(tally, glimpse);
  }
  return tally;
}

function addPlay(tally: Tally, play: Extract<Glimpse, { readonly kind: 'exit' | 'drove' }>): void {
  const { seat, as, hits } = play;
  for (const hit of hits) {
    add(hit.seat === seat || hit.seat === partnerOf(seat) ? tally.ownHits : tally.hits, seat);
    add(tally.suffered, hit.seat);
  }
  tally.last = { seat, card: as };
  if (play.kind !== 'drove' || as !== '7') return;
  const seven = { seat, parts: play.legs.length, hits: hits.length };
  const best = tally.seven;
  const isBetter =
    best === null || seven.hits > best.hits || (seven.hits === best.hits && seven.parts > best.parts);
  if (isBetter) tally.seven = seven;
}

/** The seat that stands out in a count, where it reaches at least this many. */
function leading(counts: readonly number[], least: number): { seat: Seat; count: number } | null {
  const count = Math.max(...counts);
  const leaders = seats.filter((seat) => counts[seat] === count);
  return count >= least && leaders.length === 1 ? { seat: leaders[0] as Seat, count } : null;
}

const longest = 5;

/** A finished match in a few sentences, what is rarest first. */
export function storyOf(glimpses: readonly Glimpse[], nameOf: NameOf, words: DogWords): readonly string[] {
  const { story } = words;
  const tally = tallyOf(glimpses);
  const hitter = leading(tally.hits, 3);
  const victim = leading(tally.suffered, 3);
  const traitor = leading(tally.ownHits, 1);
  const folder = leading(tally.folds, 3);
  const { seven, firstHome, last, rounds } = tally;
  const lines = [
    last !== null && story.lastHome(nameOf(last.seat), last.card),
    hitter !== null && story.hits(nameOf(hitter.seat), hitter.count),
    seven !== null &&
      (seven.hits > 1 || seven.parts > 2) &&
      story.seven(nameOf(seven.seat), seven.parts, seven.hits),
    traitor !== null && story.betrayal(nameOf(traitor.seat), traitor.count),
    victim !== null && story.unlucky(nameOf(victim.seat), victim.count),
    folder !== null && story.folds(nameOf(folder.seat), folder.count),
    firstHome !== null && story.firstHome(nameOf(firstHome.seat), firstHome.round),
    rounds > 0 && story.rounds(rounds),
  ];
  return lines.filter((line) => line !== false).slice(0, longest);
}
