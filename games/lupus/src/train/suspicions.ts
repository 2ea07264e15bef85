import type { Seat } from '@rudel/kernel';
import { talker } from '../bot/choose/talker.ts';
import { policyAmong } from '../bot/parameters/policies.ts';
import { basisOf } from '../bot/value/basis.ts';
import { Believer } from '../bot/worlds/belief.ts';
import { weightsAmong } from '../bot/worlds/weights.ts';
import { ownRole } from '../night/story.ts';
import { inexperienced } from './players.ts';
import { villageTold } from './village.ts';

/** How sure a villager was who called somebody a wolf, and whether it was one. */
export type Suspicion = { readonly sure: number; readonly isRight: boolean };

/** Everything that villagers say of whom they suspect in a match among strong players without experience. */
export function suspicionsIn(players: number, seed: string): readonly Suspicion[] {
  const manner = { policy: policyAmong(players), experience: inexperienced };
  const weights = weightsAmong(players);
  const believer = new Believer(() => weights);
  const said: { readonly at: Seat; readonly sure: number }[] = [];
  const { isWolf } = villageTold(
    players,
    seed,
    talker('strong', () => ({ ...manner, weights })),
    ({ view, seat, move }) => {
      if (move.kind !== 'say' || move.what.kind !== 'suspect' || ownRole(view) !== 'villager') return;
      const { at } = move.what;
      said.push({ at, sure: basisOf(view, seat, believer, manner).wolf[at] ?? 0 });
    },
  );
  return said.map(({ at, sure }) => ({ sure, isRight: isWolf[at] === true }));
}
