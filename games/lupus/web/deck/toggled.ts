import { specialsFor } from '@rudel/lupus/page';
import type { Special } from '@rudel/lupus/page';

/** A set of special characters with one more or one less, in the order of the rules. */
export function toggled(chosen: readonly Special[], special: Special, players: number): readonly Special[] {
  const wanted = chosen.includes(special) ? chosen.filter((one) => one !== special) : [...chosen, special];
  return specialsFor(players).filter((one) => wanted.includes(one));
}
