import type { GameUi as AnyUi } from '@rudel/ui/game-ui';
import type { Play as AnyPlay, Scene as AnyScene } from '@rudel/ui/play';
import type { WoofTypes } from '@rudel/woof/page';

/** What the table lends this drawing, and what it is asked for, in the types of its game. */
export type Play = AnyPlay<WoofTypes>;
export type Scene = AnyScene<WoofTypes>;
export type GameUi = AnyUi<WoofTypes>;
