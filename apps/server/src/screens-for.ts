import { randomBytes } from 'node:crypto';
import type { Clockwork, KeyShelf, Ports } from '@rudel/room';
import { SharedScreens } from './cluster/shared-screens.ts';
import { Screens } from './http/screens.ts';
import type { ScreenHall } from './http/screens.ts';

/** Where screens wait that have no table yet: here, or with what several servers have in common. Whoever closes the rest closes it, too. */
export function screensFor(
  shared: KeyShelf | undefined,
  time: Clockwork,
  closings: (() => Promise<void>)[],
  random: Ports['randomBytes'] = (count) => randomBytes(count),
): ScreenHall {
  const screens = shared === undefined ? new Screens(time, random) : new SharedScreens(shared, time, random);
  closings.push(async () => screens.close());
  return screens;
}
