import { seededRng, shuffled } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { turnsEachOf, turnsOf } from '../../../turns.ts';
import type { Shown } from '../../../types.ts';
import { readingOf } from '../../know/card-reading.ts';
import type { CardReading } from '../../know/card-reading.ts';
import { traitOf } from '../../know/traits/silhouette-traits.ts';
import { traits } from '../../know/traits/traits.ts';
import { companionParameters } from '../../parameters.ts';
import { markOf, personaAt } from '../../value/cast.ts';
import type { Both } from '../../value/characters/both.ts';
import { factsAbout } from './facts/facts-about.ts';
import { pastOccasions } from './occasions.ts';
import type { Occasion } from './occasions.ts';
import { Speaker } from './speaker.ts';

const { onAnswers, onFamiliar, guessSupply, answerSupply, withFact, factAlone } = companionParameters.talk;

/**
 * What is said at a table to the cards turned over. Nobody keeps a record of it for the bots: whoever speaks next goes
 * through the match from the beginning and finds again what it, and others like it, have said. So no sentence comes
 * twice in a match.
 */
export class Conversation {
  readonly #shown: Shown;
  readonly #mark: string;
  readonly #speakers = new Map<Seat, Speaker>();
  readonly #readings = new Map<string, CardReading>();
  readonly #told = new Set<Both>();
  #count = 0;

  constructor(shown: Shown) {
    this.#shown = shown;
    this.#mark = markOf(shown);
    for (const occasion of pastOccasions(shown)) this.lineFor(occasion);
  }

  /** What the owner of the card says; null for nothing. */
  lineFor(occasion: Occasion): Both | null {
    const rng = seededRng(`talk ${this.#mark} ${this.#count}`);
    this.#count += 1;
    const speaker = this.#speakerAt(occasion.seat);
    if (rng.int(100) >= this.#talkOn(occasion, speaker)) return null;
    return this.#noticed(occasion, speaker, rng) ?? this.#explained(occasion, speaker, rng);
  }

  /** The longer a match, the more is left unsaid: words must last to its end. */
  #talkOn({ kind }: Occasion, { character }: Speaker): number {
    const own = turnsEachOf(this.#shown);
    const [talk, supply, turns] =
      kind === 'guess'
        ? [character.talk, guessSupply, turnsOf(this.#shown) - own]
        : [onAnswers, answerSupply, own];
    return Math.min(talk, (100 * supply) / (3 * turns));
  }

  #noticed({ kind, isFamiliar }: Occasion, speaker: Speaker, rng: Rng): Both | null {
    if (kind !== 'guess' || !isFamiliar) return null;
    return rng.int(100) < onFamiliar ? speaker.say('noticed', null) : null;
  }

  #explained(occasion: Occasion, speaker: Speaker, rng: Rng): Both | null {
    const { kind } = occasion;
    const fact = rng.int(100) < withFact[kind] ? this.#factFor(occasion, rng) : null;
    if (fact !== null) this.#told.add(fact);
    return fact !== null && rng.int(100) < factAlone ? fact : speaker.say(kind, fact);
  }

  /** The fact that speaks most for this answer, of those that nobody has told; null where all others speak against it. */
  #factFor({ kind, silhouette, question, card }: Occasion, rng: Rng): Both | null {
    const leaning = this.#readingOf(card).leanings[question] ?? {};
    const side = kind === 'worst' ? -1 : 1;
    const reasons = shuffled(traits, rng).flatMap((trait) => {
      const fact = factsAbout[silhouette][trait];
      const support = side * (leaning[trait] ?? 0) * traitOf(silhouette, trait);
      return fact === undefined || support < 0 || this.#told.has(fact) ? [] : [{ fact, support }];
    });
    return reasons.toSorted((one, other) => other.support - one.support)[0]?.fact ?? null;
  }

  #readingOf(card: string): CardReading {
    const known = this.#readings.get(card) ?? readingOf(this.#shown.options, card);
    this.#readings.set(card, known);
    return known;
  }

  #speakerAt(seat: Seat): Speaker {
    const known = this.#speakers.get(seat) ?? this.#newSpeaker(seat);
    this.#speakers.set(seat, known);
    return known;
  }

  #newSpeaker(seat: Seat): Speaker {
    const { character } = personaAt(this.#shown, seat);
    return new Speaker(character, seededRng(`lines ${this.#mark} ${seat}`));
  }
}
