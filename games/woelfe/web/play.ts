import type { GameUi as AnyUi, WishAnswer as AnyAnswer, Wishes as AnyWishes } from '@rudel/ui/game-ui';
import type { Play as AnyPlay, Scene as AnyScene } from '@rudel/ui/play';
import type { WoelfeTypes } from '@rudel/woelfe/page';

/** What the table lends this drawing, and what it is asked for, in the types of its game. */
export type Play = AnyPlay<WoelfeTypes>;
export type Scene = AnyScene<WoelfeTypes>;
export type Wishes = AnyWishes<WoelfeTypes>;
export type WishAnswer = AnyAnswer<WoelfeTypes>;
export type GameUi = AnyUi<WoelfeTypes>;
