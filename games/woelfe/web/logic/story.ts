import type { Language, NameOf, Seat } from '@rudel/kernel';
import { numberNamed, rollerAt } from '@rudel/woelfe/page';
import type { Glimpse, GlimpseOf } from '@rudel/woelfe/page';
import { woelfeWords } from '../words.ts';

type Jump = { readonly by: Seat; readonly from: number; readonly to: number };

/** What is worth telling of a match, counted from what was noticed. */
type Tally = {
  rounds: number;
  exactRounds: number;
  foxes: number;
  readonly wolves: Map<Seat, number>;
  readonly goblins: Map<Seat, number>;
  readonly symbols: Map<Seat, number>;
  readonly poisoned: Map<Seat, number>;
  readonly exact: Map<Seat, number>;
  jump: Jump | null;
  best: { readonly seat: Seat; readonly points: number; readonly round: number } | null;
  lone: { readonly seat: Seat; readonly round: number; readonly hasWon: boolean } | null;
  halali: { readonly seats: readonly Seat[]; readonly round: number } | null;
  won: GlimpseOf<'won'> | null;
};

function add(counts: Map<Seat, number>, seat: Seat, more = 1): void {
  counts.set(seat, (counts.get(seat) ?? 0) + more);
}

function tallyOf(glimpses: readonly Glimpse[]): Tally {
  const tally: Tally = {
    rounds: 0,
    exactRounds: 0,
    foxes: 0,
    wolves: new Map(),
    goblins: new Map(),
    symbols: new Map(),
    poisoned: new Map(),
    exact: new Map(),
    jump: null,
    best: null,
    lone: null,
    halali: null,
    won: null,
  };
  for (const glimpse of glimpses) countIn(tally, glimpse);
  return tally;
}

function countIn(tally: Tally, glimpse: Glimpse): void {
  switch (glimpse.kind) {
    case 'goblin':
      add(tally.goblins, glimpse.seat);
      break;
    case 'rolled':
      if (glimpse.die === 'M' && glimpse.face === 0) add(tally.symbols, glimpse.seat);
      break;
    case 'trick':
      countTrick(tally, glimpse);
      break;
    case 'sidesScored':
    case 'bidsScored':
      countRound(tally, glimpse);
      break;
    case 'won':
      tally.won = glimpse;
      break;
    default:
  }
}

function countTrick(tally: Tally, { winner, wolves, by, poisoned, trick }: GlimpseOf<'trick'>): void {
  add(tally.wolves, winner, wolves);
  if (by === 'lowest') tally.foxes += 1;
  for (const place of poisoned) add(tally.poisoned, rollerAt(trick.leader, place, trick.dice.length));
  for (const { kind, face, undone } of trick.dice) {
    const last = undone.at(-1);
    if (last === undefined || face === null || kind === 'Y' || kind === 'M') continue;
    const jump = { by: last.by, from: last.face, to: face };
    if (tally.jump === null || lengthOf(jump) > lengthOf(tally.jump)) tally.jump = jump;
  }
}

const lengthOf = ({ from, to }: Jump): number => Math.abs(to - from);

function countRound(tally: Tally, scored: GlimpseOf<'sidesScored'> | GlimpseOf<'bidsScored'>): void {
  const { round, points } = scored;
  tally.rounds = round;
  const most = Math.max(...points);
  if (most > (tally.best?.points ?? 0)) tally.best = { seat: points.indexOf(most), points: most, round };
  if (scored.kind === 'bidsScored') {
    tally.exactRounds += 1;
    for (const [seat, bid] of scored.bids.entries()) if (bid === scored.tricks[seat]) add(tally.exact, seat);
    return;
  }
  const { hunters, winners, isHalali } = scored;
  const [lone] = hunters;
  if (isHalali) tally.halali = { seats: winners, round };
  else if (hunters.length === 1 && lone !== undefined)
    tally.lone = { seat: lone, round, hasWon: winners.includes(lone) };
}

/** The seat that stands out in a count, where it reaches at least this many. */
function leading(counts: ReadonlyMap<Seat, number>, least: number): { seat: Seat; count: number } | null {
  const most = Math.max(0, ...counts.values());
  const leaders = [...counts].filter(([, found]) => found === most).map(([seat]) => seat);
  const [seat] = leaders;
  return most >= least && leaders.length === 1 && seat !== undefined ? { seat, count: most } : null;
}

const longest = 5;
/** From this many pips on a goblin is worth a line. */
const longJump = 3;

/** A finished match in a few sentences, what is rarest first. */
export function storyOf(glimpses: readonly Glimpse[], nameOf: NameOf, language: Language): readonly string[] {
  const { story } = woelfeWords[language];
  const tally = tallyOf(glimpses);
  const { jump, best, lone, halali } = tally;
  const names = (seats: readonly Seat[]): string => new Intl.ListFormat(language).format(seats.map(nameOf));
  const led = (
    counts: ReadonlyMap<Seat, number>,
    least: number,
    told: (name: string, count: number) => string,
  ): string | null => {
    const leader = leading(counts, least);
    return leader === null ? null : told(nameOf(leader.seat), leader.count);
  };
  const lines = [
    wonLine(tally, names, language),
    halali && story.halali(names(halali.seats), halali.round),
    lone && story.lone(nameOf(lone.seat), lone.round, lone.hasWon),
    led(tally.exact, 5, (name, times) => story.exact(name, times, tally.exactRounds)),
    led(tally.symbols, 1, story.symbols),
    led(tally.poisoned, 2, story.poisoned),
    jump !== null && lengthOf(jump) >= longJump
      ? story.robbed(nameOf(jump.by), numberNamed(jump.from), numberNamed(jump.to))
      : null,
    best && story.best(nameOf(best.seat), best.points, best.round),
    led(tally.wolves, 1, story.wolves),
    led(tally.goblins, 2, story.goblins),
    tally.foxes > 1 ? story.foxes(tally.foxes) : null,
    tally.rounds > 0 ? story.rounds(tally.rounds) : null,
  ];
  return lines.filter((line) => line !== null).slice(0, longest);
}

function wonLine(
  { won }: Tally,
  names: (seats: readonly Seat[]) => string,
  language: Language,
): string | null {
  if (won === null) return null;
  const { seats, scores } = won;
  const most = scores[seats[0] ?? 0] ?? 0;
  const others = scores.flatMap((score, seat) => (seats.includes(seat) ? [] : [{ score, seat }]));
  const second = others.toSorted((one, other) => other.score - one.score)[0];
  const { story } = woelfeWords[language];
  return second === undefined
    ? story.won(names(seats), most, null, 0)
    : story.won(names(seats), most, names([second.seat]), most - second.score);
}
