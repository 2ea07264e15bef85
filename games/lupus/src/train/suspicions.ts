import type { Seat } from '@rudel/kernel';
import { talker } from '../bot/choose/talker.ts';
import { policyAmong } from '../bot/parameters/policies.ts';
import { basisOf } from '../bot/value/basis.ts';
import { Believer } from '../bot/worlds/belief.ts';
import type { Experience } from '../bot/worlds/sureness.ts';
import { weightsAmong } from '../bot/worlds/weights.ts';
import { ownRole } from '../night/story.ts';
import { villageTold } from './village.ts';

/** How sure a villager was who called somebody a wolf, before it thought of experience, and whether it was one. */
export type Suspicion = { readonly sure: number; readonly isRight: boolean };

/** Everything that villagers say of whom they suspect in a match among strong players with some experience. In defence they have one name to give, whoever else is on trial: that is no suspicion. */
export function suspicionsIn(players: number, seed: string, experience: Experience): readonly Suspicion[] {
  const manner = { policy: policyAmong(players), experience };
  const weights = weightsAmong(players);
  const believer = new Believer(() => weights);
  const said: { readonly at: Seat; readonly sure: number }[] = [];
  const { isWolf } = villageTold(
    players,
    seed,
    talker('strong', () => ({ ...manner, weights }), believer),
    ({ view, seat, move }) => {
      if (view.shown.phase !== 'talk' || ownRole(view) !== 'villager') return;
      if (move.kind !== 'say' || move.what.kind !== 'suspect') return;
      const { at } = move.what;
      said.push({ at, sure: basisOf(view, seat, believer, manner).wolf[at] ?? 0 });
    },
  );
  return said.map(({ at, sure }) => ({ sure, isRight: isWolf[at] === true }));
}
