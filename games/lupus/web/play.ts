import type { LupusTypes } from '@rudel/lupus/page';
import type { GameUi as AnyUi, OptionEditorProps as AnyEditorProps } from '@rudel/ui/game-ui';
import type { Play as AnyPlay, Scene as AnyScene } from '@rudel/ui/play';

/** What the table lends this drawing, and what it is asked for, in the types of its game. */
export type Play = AnyPlay<LupusTypes>;
export type Scene = AnyScene<LupusTypes>;
export type GameUi = AnyUi<LupusTypes>;
export type OptionEditorProps = AnyEditorProps<LupusTypes>;
