import type { Special } from '@rudel/lupus/page';

/** A set of special characters with one more or one less, in the order of the rules. */
export function toggled(
  chosen: readonly Special[],
  special: Special,
  allowed: readonly Special[],
): readonly Special[] {
  const wanted = chosen.includes(special) ? chosen.filter((one) => one !== special) : [...chosen, special];
  return allowed.filter((one) => wanted.includes(one));
}
