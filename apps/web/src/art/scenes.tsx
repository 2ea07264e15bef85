import type { ComponentType } from 'preact';
import type { GameId } from '../shell/games.ts';
import { DogScene } from './dog-scene.tsx';
import { LupusScene } from './lupus-scene.tsx';
import { TofugottScene } from './tofugott-scene.tsx';
import { WoelfeScene } from './woelfe-scene.tsx';
import { WoofScene } from './woof-scene.tsx';

/** One picture a game, one family. */
export const scenes: { readonly [G in GameId]: ComponentType } = {
  dog: DogScene,
  woelfe: WoelfeScene,
  woof: WoofScene,
  lupus: LupusScene,
  tofugott: TofugottScene,
};
