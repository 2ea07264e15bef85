import type { Glimpse, GlimpseOf, Shown } from '@rudel/woelfe/page';
import type { Scene } from '../play.ts';
import type { RoundTold } from './still.ts';

/** A round that was counted, and the table right after it. */
export type Counted = { readonly told: RoundTold; readonly shown: Shown };

const ofKind =
  <K extends Glimpse['kind']>(...kinds: readonly K[]) =>
  (glimpse: Glimpse): glimpse is Extract<GlimpseOf<K>, Glimpse> =>
    (kinds as readonly string[]).includes(glimpse.kind);

export const isScored = ofKind('sidesScored', 'bidsScored');
const isTrick = ofKind('trick');

/** The round that a scene comes to the end of; null for any other. */
export function countedIn(scene: Scene | null): Counted | null {
  const scored = scene?.glimpses.find(isScored);
  if (scene === null || scored === undefined) return null;
  const last = scene.glimpses.find(isTrick) ?? null;
  return { told: { round: scored.round, scored, last }, shown: scene.after.shown };
}

/** How much of the log is told when a round is counted, and nothing after it. */
export function readUpTo(log: readonly Glimpse[], { told }: Counted): number {
  const at = log.findIndex((glimpse) => isScored(glimpse) && glimpse.round === told.round);
  return at === -1 ? log.length : at + 1;
}
