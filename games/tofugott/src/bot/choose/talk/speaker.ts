import { shuffled } from '@rudel/kernel';
import type { Rng } from '@rudel/kernel';
import type { Both } from '../../value/characters/both.ts';
import type { Character } from '../../value/characters/character.ts';
import type { Occasion } from './occasions.ts';

type Kind = Occasion['kind'] | 'noticed';

/** Where a fact comes in a line. */
export const factMark = '{why}';

/** A line that leads up to a fact says nothing without it. */
const needsFact = ({ en }: Both): boolean => en.endsWith(`: ${factMark}`);

const withFact = ({ en, de }: Both, fact: Both | null): Both => ({
  en: en.replace(factMark, fact?.en ?? '').trim(),
  de: de.replace(factMark, fact?.de ?? '').trim(),
});

/** A character that talks, and says each of its lines once. */
export class Speaker {
  readonly character: Character;
  /** What is left of each kind, in the order in which this one says it. */
  readonly #left: { readonly [K in Kind]: Both[] };

  constructor(character: Character, rng: Rng) {
    this.character = character;
    this.#left = {
      best: shuffled(character.best, rng),
      worst: shuffled(character.worst, rng),
      guess: shuffled(character.guess, rng),
      noticed: shuffled(character.noticed, rng),
    };
  }

  /** The next line of a kind, around a fact or alone; the bare fact where no line is left, null where there is none either. */
  say(kind: Kind, fact: Both | null): Both | null {
    const left = this.#left[kind];
    const next = left.findIndex((line) => fact !== null || !needsFact(line));
    const [line] = next === -1 ? [] : left.splice(next, 1);
    return line === undefined ? fact : withFact(line, fact);
  }
}
