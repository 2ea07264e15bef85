import { seededRng, shuffled } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import type { Shown } from '../../types.ts';
import type { Character } from './characters/character.ts';
import { characters } from './characters/characters.ts';
import { personaFrom } from './persona.ts';
import type { Persona } from './persona.ts';

/**
 * What tells this match from others for all its length, from its first turn on: who began, with which card, and without
 * which silhouettes. Before the first silhouettes are set aside nobody has a face yet; all that is decided until then is
 * which card to keep.
 */
export function markOf({
  starter,
  past,
  card,
  aside,
}: Pick<Shown, 'starter' | 'past' | 'card' | 'aside'>): string {
  const first = past[0] ?? { card, aside };
  return `${starter} ${first.card} ${first.aside.join(' ')}`;
}

/** Who sits where: a bot is somebody else in every match, but the same all match long, and no two are alike. */
export function personaAt(shown: Shown, seat: Seat): Persona {
  const mark = markOf(shown);
  const character = shuffled(characters, seededRng(`cast ${mark}`))[seat] as Character;
  return personaFrom(character, `${mark} ${seat}`);
}
