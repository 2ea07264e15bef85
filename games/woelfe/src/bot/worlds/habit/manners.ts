import { plainTemper, usualTemper } from './temper.ts';
import type { Temper } from './temper.ts';

/** A way in which others may play: by which temper, how often that is, and how steadily they keep to it. */
export type Manner = {
  readonly temper: Temper;
  readonly share: number;
  /** The smaller, the more a choice tells. */
  readonly ease: {
    readonly roll: number;
    readonly lay: number;
    readonly goblin: number;
    readonly bid: number;
  };
};

export const manners: readonly [usual: Manner, plain: Manner] = [
  { temper: usualTemper, share: 0.5, ease: { roll: 0.4, lay: 0.5, goblin: 0.25, bid: 1 } },
  { temper: plainTemper, share: 0.5, ease: { roll: 0.3, lay: 0.5, goblin: 0.15, bid: 0.5 } },
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
