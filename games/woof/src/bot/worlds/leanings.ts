import type { Seat } from '@rudel/kernel';
import { beliefsFrom } from '../../beliefs/beliefs.ts';
import type { Chances, Leanings } from '../../beliefs/beliefs.ts';
import { characters } from '../../cards.ts';
import { listOf, placesOf } from '../../deck.ts';
import type { Fact } from '../../facts.ts';
import { formatDeed } from '../../log-notation.ts';
import { options } from '../../options.ts';
import { isAsk, isLook } from '../../rounds.ts';
import { goalsOf } from '../../suspicions.ts';
import type { Asked, Looked, Shown } from '../../types.ts';
import { publicFacts } from '../know/facts.ts';
import type { Haste, Readiness, Reading } from '../parameters.ts';

/** How likely a deed is, by the character of somebody who plays with sense, and for somebody who plays anything. */
type Read = { readonly ifSensible: readonly number[]; readonly ifBlind: number };

/**
 * How likely what others did is, by the character they play: where they looked or asked, while everybody knew as much as
 * the table did, what they asked, and that they suspected early.
 */
export function leaningsFrom(shown: Shown, facts: readonly Fact[], eye: Seat, reading: Reading): Leanings {
  const { trust } = reading;
  return listOf(placesOf(shown.seats)).map((place) => {
    if (trust === 0 || place === eye || place >= shown.seats) return characters.map(() => 1);
    const readings = readingsOf(shown, facts, place, reading);
    const sense = senseOf(shown, place, reading);
    const blind = readings.reduce((product, { ifBlind }) => product * ifBlind ** trust, 1 - sense);
    return characters.map(
      (_, value) =>
        readings.reduce(
          (product, { ifSensible }) => product * (ifSensible[value] as number) ** trust,
          sense,
        ) + blind,
    );
  });
}

function readingsOf(shown: Shown, facts: readonly Fact[], seat: Seat, reading: Reading): readonly Read[] {
  const readings: Read[] = [];
  let turns = 0;
  for (const [nth, deed] of shown.log.slice(0, reading.mostRead).entries()) {
    if (deed.by !== seat) continue;
    const haste = shown.red[seat] === true ? noHaste : hasteIn(reading.hastes, turns);
    if (deed.kind === 'suspect') readings.push(suspicionRead(reading, haste));
    else if (isLook(deed) || isAsk(deed))
      readings.push(inquiryRead({ deed, shown, facts, nth }, reading, haste));
    turns += 1;
  }
  return readings;
}

const noHaste: Haste = { sensible: 0, blind: 0 };

/** After so many turns; the last figure stands for all later ones. */
const hasteIn = (hastes: Reading['hastes'], turns: number): Haste =>
  hastes[Math.min(turns, hastes.length - 1)] ?? noHaste;

function suspicionRead({ suspecting }: Reading, { sensible, blind }: Haste): Read {
  return { ifSensible: scaled(beside(suspecting), sensible), ifBlind: blind };
}

/** A look or a question, and all that could be known before it. */
type Moment = {
  readonly deed: Looked | Asked;
  readonly shown: Shown;
  readonly facts: readonly Fact[];
  readonly nth: number;
};

function inquiryRead(moment: Moment, reading: Reading, { sensible, blind }: Haste): Read {
  const { deed, shown } = moment;
  const readiness = beside(deed.kind === 'look' ? reading.looking : reading.asking[deed.question]);
  const drawn = drawnTo(moment, reading);
  const others = (deed.kind === 'look' ? placesOf(shown.seats) : shown.seats) - 1;
  return {
    ifSensible: scaled(readiness, 1 - sensible).map((ready, value) => ready * (drawn[value] as number)),
    ifBlind: (1 - blind) / others,
  };
}

const scaled = (some: readonly number[], by: number): readonly number[] => some.map((one) => one * by);

/** Readiness beside what is usual among all characters. */
function beside(readiness: Readiness): readonly number[] {
  const all = characters.map((character) => readiness[character]);
  const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
  return all.map((one) => one / mean);
}

/** How likely somebody plays with sense, going by the rounds before. */
function senseOf({ errors, round }: Shown, seat: Seat, reading: Reading): number {
  const { shareOfSensible, errorsOfSensible, errorsOfBlind } = reading;
  const made = errors[seat] as number;
  const spared = round - 1 - made;
  const sensible = shareOfSensible * errorsOfSensible ** made * (1 - errorsOfSensible) ** spared;
  const blind = (1 - shareOfSensible) * errorsOfBlind ** made * (1 - errorsOfBlind) ** spared;
  return sensible / (sensible + blind);
}

/** By character: how likely somebody chooses this place among all, going by doubt about their own goals. */
function drawnTo({ deed, shown, facts, nth }: Moment, { curiosity }: Reading): readonly number[] {
  const chances = publicChances(shown, facts, nth);
  const count = deed.kind === 'ask' ? shown.seats : chances.length;
  return characters.map((character) => {
    const goals = goalsOf(character, shown.options).map((goal) => characters.indexOf(goal));
    const pulls = chances
      .slice(0, count)
      .map((some, place) => (place === deed.by ? 0 : Math.exp(curiosity * doubtIn(some, goals))));
    return (pulls[deed.at] as number) / pulls.reduce((sum, pull) => sum + pull, 0);
  });
}

const doubtIn = (chances: readonly number[], goals: readonly number[]): number =>
  goals.reduce((sum, goal) => sum + (chances[goal] as number) * (1 - (chances[goal] as number)), 0);

const mostRemembered = 4_000;
const remembered = new Map<string, Chances>();

/** What everybody could know before a deed. A match asks for it again and again, so the latest answers are kept. */
function publicChances(shown: Shown, facts: readonly Fact[], nth: number): Chances {
  const log = shown.log.slice(0, nth).map(formatDeed).join();
  const key = `${options.format(shown.options)} ${shown.seats} ${log}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const chances = beliefsFrom(
    shown,
    publicFacts(facts).filter((fact) => fact.turn <= nth),
  ).chances();
  remembered.set(key, chances);
  return chances;
}
