import type { Language, NameOf, Seat } from '@rudel/kernel';
import { lineIn } from '@rudel/tofugott/page';
import type { Glimpse, Line, Silhouette } from '@rudel/tofugott/page';
import { tofugottWords } from '../words.ts';

type GlimpseOf<K extends Glimpse['kind']> = Extract<Glimpse, { readonly kind: K }>;
type BestGlimpse = Extract<Glimpse, { readonly guessers: readonly Seat[] }>;
type Said = { readonly seat: Seat; readonly line: string };

/** What is worth telling of a match, counted from what was noticed. */
type Tally = {
  /** How often somebody guessed somebody right: by guesser, then by who answered. */
  readonly hits: Map<string, number>;
  readonly falls: Map<Seat, number>;
  readonly traps: Map<Seat, number>;
  readonly best: Map<Silhouette, number>;
  everybody: BestGlimpse | null;
  riddle: Seat | null;
  longest: Said | null;
  tieCards: number;
  tied: boolean;
  won: GlimpseOf<'won'> | null;
};

function add<K>(counts: Map<K, number>, key: K, more = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}

function tallyOf(glimpses: readonly Glimpse[], language: Language): Tally {
  const tally: Tally = {
    hits: new Map(),
    falls: new Map(),
    traps: new Map(),
    best: new Map(),
    everybody: null,
    riddle: null,
    longest: null,
    tieCards: 0,
    tied: false,
    won: null,
  };
  let foundInTurn = 0;
  for (const glimpse of glimpses) {
    if (glimpse.kind === 'drew') foundInTurn = 0;
    if (glimpse.kind === 'best') foundInTurn += glimpse.guessers.length;
    if (glimpse.kind === 'worst' && glimpse.question === 3 && foundInTurn === 0)
      tally.riddle ??= glimpse.seat;
    countIn(tally, glimpse, language);
  }
  return tally;
}

function countIn(tally: Tally, glimpse: Glimpse, language: Language): void {
  switch (glimpse.kind) {
    case 'guess':
      noteLine(tally, glimpse, language);
      break;
    case 'best':
      noteLine(tally, glimpse, language);
      countBest(tally, glimpse);
      break;
    case 'worst':
      noteLine(tally, glimpse, language);
      for (const seat of glimpse.guessers) add(tally.falls, seat);
      add(tally.traps, glimpse.seat, glimpse.guessers.length);
      break;
    case 'tied':
      [tally.tied, tally.tieCards] = [true, 0];
      break;
    case 'turned':
      tally.tieCards += 1;
      break;
    case 'won':
      tally.won = glimpse;
      break;
    default:
  }
}

function countBest(tally: Tally, glimpse: BestGlimpse): void {
  const { seat, silhouette, guessers } = glimpse;
  add(tally.best, silhouette);
  for (const guesser of guessers) add(tally.hits, `${guesser} ${seat}`);
  if (guessers.length >= 2 && guessers.length > (tally.everybody?.guessers.length ?? 0))
    tally.everybody = glimpse;
}

function noteLine(
  tally: Tally,
  { seat, line }: { readonly seat: Seat; readonly line: Line | null },
  language: Language,
): void {
  const said = line === null ? '' : lineIn(line, language);
  if (said.length > (tally.longest?.line.length ?? 0)) tally.longest = { seat, line: said };
}

/** What stands out alone in a count, where it reaches at least this many. */
function leading<K>(counts: ReadonlyMap<K, number>, least: number): readonly [K, number] | null {
  const most = Math.max(0, ...counts.values());
  const leaders = [...counts].filter(([, found]) => found === most);
  const [first] = leaders;
  return most >= least && leaders.length === 1 && first !== undefined ? first : null;
}

const longestStory = 5;

/** A finished match in a few sentences, what is rarest first. */
export function storyOf(glimpses: readonly Glimpse[], nameOf: NameOf, language: Language): readonly string[] {
  const tally = tallyOf(glimpses, language);
  const seats = tally.won?.points.length ?? 0;
  const { story } = tofugottWords[language];
  const { longest, riddle } = tally;
  const lines = [
    wonLine(tally, nameOf, language),
    everybodyLine(tally, seats, nameOf, language),
    longest && story.talker(nameOf(longest.seat), longest.line),
    ...countedLines(tally, seats, nameOf, language),
    riddle !== null && seats > 2 ? story.nobody(nameOf(riddle)) : null,
  ];
  return lines.filter((line) => line !== null).slice(0, longestStory);
}

function everybodyLine(
  { everybody }: Tally,
  seats: number,
  nameOf: NameOf,
  language: Language,
): string | null {
  if (everybody === null || everybody.guessers.length < seats - 1) return null;
  const { story, silhouettes } = tofugottWords[language];
  return story.everybody(nameOf(everybody.seat), silhouettes[everybody.silhouette]);
}

function countedLines(
  { hits, falls, traps, best }: Tally,
  seats: number,
  nameOf: NameOf,
  language: Language,
): (string | null)[] {
  const { story, silhouettes } = tofugottWords[language];
  const twins = leading(hits, 2);
  const [one = 0, other = 0] = (twins?.[0] ?? '').split(' ').map(Number);
  const fallen = leading(falls, 2);
  const trapper = seats > 2 ? leading(traps, 3) : null;
  const favourite = leading(best, 4);
  return [
    twins && story.twins(nameOf(one), nameOf(other), twins[1]),
    fallen && story.trap(nameOf(fallen[0]), fallen[1]),
    trapper && story.worstTrap(nameOf(trapper[0]), trapper[1]),
    favourite && story.favourite(silhouettes[favourite[0]], favourite[1]),
  ];
}

function wonLine({ won, tied, tieCards }: Tally, nameOf: NameOf, language: Language): string | null {
  if (won === null) return null;
  const { story } = tofugottWords[language];
  const { seats, points } = won;
  const [winner = 0] = seats;
  const most = points[winner] ?? 0;
  const names = new Intl.ListFormat(language).format(seats.map(nameOf));
  if (tied) return story.tofu(names, tieCards);
  if (seats.length > 1) return story.shared(names, most);
  const others = points.flatMap((own, seat) => (seats.includes(seat) ? [] : [{ own, seat }]));
  const [second] = others.toSorted((first, next) => next.own - first.own);
  return second === undefined
    ? story.won(names, most, null, 0)
    : story.won(names, most, nameOf(second.seat), most - second.own);
}
