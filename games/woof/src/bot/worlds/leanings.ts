import type { Seat } from '@rudel/kernel';
import { beliefsFrom } from '../../beliefs/beliefs.ts';
import type { Chances, Leanings } from '../../beliefs/beliefs.ts';
import { characters } from '../../cards.ts';
import type { Character } from '../../cards.ts';
import { listOf, placesOf } from '../../deck.ts';
import type { Fact } from '../../facts.ts';
import { formatDeed } from '../../log-notation.ts';
import { options } from '../../options.ts';
import type { Question } from '../../questions.ts';
import { isAsk, isLook } from '../../rounds.ts';
import { goalsOf } from '../../suspicions.ts';
import type { Asked, Looked, Shown } from '../../types.ts';
import { publicFacts } from '../know/facts.ts';

/** How readily each character does something, beside whoever does it most readily. */
type Readiness = { readonly [C in Character]: number };

/** Who asks for what: hardly anybody for cards that are no goal and none that they lack. */
const asking: { readonly [Q in Question]: Readiness } = {
  WHP: { S: 0.95, D: 0.45, H: 0.8, P: 0.8, W: 1 },
  SHP: { S: 1, D: 0.7, H: 0.95, P: 0.8, W: 0.3 },
  D: { S: 0.7, D: 0.15, H: 0.6, P: 0.4, W: 1 },
  H: { S: 1, D: 0.8, H: 0.15, P: 0.6, W: 0.8 },
  S: { S: 1, D: 0.4, H: 0.4, P: 0.4, W: 0.7 },
};
const looking: Readiness = { S: 0.6, D: 1, H: 0.87, P: 0.9, W: 0.7 };
const suspecting: Readiness = { S: 0.55, D: 0.7, H: 0.78, P: 0.75, W: 1 };

/** How strongly somebody goes where their own goals are in doubt. */
const curiosity = 4;

/** Only the first deeds of a round are read: later ones follow from what has been found out since. */
const mostRead = 40;

/** How likely a deed is, by the character of somebody who plays with sense, and for somebody who plays anything. */
type Reading = { readonly ifSensible: readonly number[]; readonly ifBlind: number };

/**
 * How likely what others did is, by the character they play: where they looked or asked, while everybody knew as much as
 * the table did, what they asked, and that they suspected early. `trust` is 1 for all of it and 0 for nothing.
 */
export function leaningsFrom(shown: Shown, facts: readonly Fact[], eye: Seat, trust: number): Leanings {
  return listOf(placesOf(shown.seats)).map((place) => {
    if (trust === 0 || place === eye || place >= shown.seats) return characters.map(() => 1);
    const readings = readingsOf(shown, facts, place);
    const sense = senseOf(shown, place);
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

function readingsOf(shown: Shown, facts: readonly Fact[], seat: Seat): readonly Reading[] {
  const readings: Reading[] = [];
  let turns = 0;
  for (const [nth, deed] of shown.log.slice(0, mostRead).entries()) {
    if (deed.by !== seat) continue;
    const haste = shown.red[seat] === true ? noHaste : hasteIn(turns);
    if (deed.kind === 'suspect') readings.push(suspicionRead(haste));
    else if (isLook(deed) || isAsk(deed)) readings.push(inquiryRead(deed, shown, facts, nth, haste));
    turns += 1;
  }
  return readings;
}

/** How likely somebody suspects early in a turn, with sense and without. */
type Haste = { readonly sensible: number; readonly blind: number };

const noHaste: Haste = { sensible: 0, blind: 0 };
const hastes: readonly Haste[] = [noHaste, { sensible: 0.2, blind: 0.7 }, { sensible: 0.35, blind: 0.7 }];

/** After so many turns; the last figure stands for all later ones. */
const hasteIn = (turns: number): Haste => hastes[Math.min(turns, hastes.length - 1)] ?? noHaste;

function suspicionRead({ sensible, blind }: Haste): Reading {
  return { ifSensible: scaled(beside(suspecting), sensible), ifBlind: blind };
}

function inquiryRead(
  deed: Looked | Asked,
  shown: Shown,
  facts: readonly Fact[],
  nth: number,
  { sensible, blind }: Haste,
): Reading {
  const readiness = beside(deed.kind === 'look' ? looking : asking[deed.question]);
  const drawn = drawnTo(deed, shown, facts, nth);
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

/** How many play with sense, and how often these and the others make an error in a round. */
const shareOfSensible = 0.85;
const errorsOfSensible = 0.12;
const errorsOfBlind = 0.9;

/** How likely somebody plays with sense, going by the rounds before. */
function senseOf({ errors, round }: Shown, seat: Seat): number {
  const made = errors[seat] as number;
  const spared = round - 1 - made;
  const sensible = shareOfSensible * errorsOfSensible ** made * (1 - errorsOfSensible) ** spared;
  const blind = (1 - shareOfSensible) * errorsOfBlind ** made * (1 - errorsOfBlind) ** spared;
  return sensible / (sensible + blind);
}

/** By character: how likely somebody chooses this place among all, going by doubt about their own goals. */
function drawnTo(deed: Looked | Asked, shown: Shown, facts: readonly Fact[], nth: number): readonly number[] {
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
