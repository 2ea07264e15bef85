import { strongParameters } from '../../parameters.ts';
import type { Ease } from '../../parameters.ts';
import { plainTemper, usualTemper } from './temper.ts';
import type { Temper } from './temper.ts';

const { plainShare } = strongParameters;

/** A way in which others may play: by which temper, how often that is, and how steadily they keep to it. */
export type Manner = { readonly temper: Temper; readonly share: number; readonly ease: Ease };

export const manners: readonly [usual: Manner, plain: Manner] = [
  { temper: usualTemper, share: 1 - plainShare, ease: strongParameters.usual.ease },
  { temper: plainTemper, share: plainShare, ease: strongParameters.plain.ease },
];

/** Others of whom nothing is known. */
export const anyManner: number = manners[1].share;

/** How likely others do all that they did, as a logarithm, and then how likely they play plainly: from the logarithms by manner. */
export function mixed(usual: number, plain: number): readonly [log: number, plainly: number] {
  const top = Math.max(usual, plain);
  const ofUsual = manners[0].share * Math.exp(usual - top);
  const ofPlain = manners[1].share * Math.exp(plain - top);
  return [top + Math.log(ofUsual + ofPlain), ofPlain / (ofUsual + ofPlain)];
}
