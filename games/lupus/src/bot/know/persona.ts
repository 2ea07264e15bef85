import { seededRng } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import type { View } from '../../types.ts';
import { habits } from '../parameters/habits.ts';

const { fewestStatements, moreStatements } = habits.talk;

/** How somebody plays: all from 0 to 1 but the number of statements it likes to make on a day. */
export type Persona = {
  readonly statements: number;
  /** How early it says what it is. */
  readonly openness: number;
  /** How readily it lies. */
  readonly boldness: number;
  /** How long it stands by a wolf it knows. */
  readonly loyalty: number;
  readonly curiosity: number;
};

/** Somebody else in every match and the same all match long: its first night is known to nobody but itself. */
export function personaAt({ cards, diaries, shown }: View, eye: Seat): Persona {
  const [night = ''] = diaries[eye] ?? [];
  const rng = seededRng(`persona ${shown.seats} ${eye} ${cards[eye] ?? ''} ${night}`);
  const part = (): number => rng.int(1001) / 1000;
  return {
    statements: fewestStatements + rng.int(moreStatements + 1),
    openness: part(),
    boldness: part(),
    loyalty: part(),
    curiosity: part(),
  };
}
