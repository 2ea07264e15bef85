import type { Seat } from '@rudel/kernel';
import { characters } from '../cards.ts';
import type { Character } from '../cards.ts';
import { listOf, placesOf } from '../deck.ts';
import type { Fact } from '../facts.ts';
import { formatDeed } from '../log-notation.ts';
import { options } from '../options.ts';
import type { Question } from '../questions.ts';
import { goalsOf } from '../suspicions.ts';
import type { Asked, Deed, Looked, Shown } from '../types.ts';
import { beliefsFrom } from './beliefs.ts';
import type { Chances, Leanings } from './beliefs.ts';

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

/** How strongly somebody goes where the own goals are in doubt. */
const curiosity = 4;

/** Only the first deeds of a round are read: later ones follow from what has been found out since. */
const mostRead = 40;

/**
 * How likely what others did is, by the character they play: where they looked or asked, while everybody knew as much as
 * the table did, what they asked, and that they suspected early. `trust` is 1 for all of it and 0 for nothing.
 */
export function leaningsFrom(shown: Shown, facts: readonly Fact[], eye: Seat, trust: number): Leanings {
  const leanings = listOf(placesOf(shown.seats)).map(() => characters.map(() => 1));
  if (trust === 0) return leanings;
  for (const [nth, deed] of shown.log.slice(0, mostRead).entries()) {
    if (deed.by === eye || deed.kind === 'pass') continue;
    const readiness = readinessFor(deed, shown, facts, nth);
    const leaning = leanings[deed.by] as number[];
    for (const [value, ready] of readiness.entries())
      leaning[value] = (leaning[value] as number) * ready ** trust;
  }
  return leanings;
}

function readinessFor(deed: Deed, shown: Shown, facts: readonly Fact[], nth: number): readonly number[] {
  switch (deed.kind) {
    case 'suspect':
      return characters.map((character) => suspecting[character]);
    case 'look':
      return drawnTo(deed, shown, facts, nth).map(
        (ready, value) => ready * looking[characters[value] as Character],
      );
    case 'ask':
      return drawnTo(deed, shown, facts, nth).map(
        (ready, value) => ready * asking[deed.question][characters[value] as Character],
      );
    default:
      return characters.map(() => 1);
  }
}

/** By character: how likely somebody chooses this place among all, going by doubt about the own goals. */
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

/** Those facts that lie open, for everybody. */
export function publicFacts(facts: readonly Fact[]): readonly Exclude<Fact, { kind: 'pair' }>[] {
  return facts.flatMap((fact) => {
    if (fact.kind === 'pair') return [];
    return [fact.kind === 'look' ? { ...fact, card: null } : fact];
  });
}
