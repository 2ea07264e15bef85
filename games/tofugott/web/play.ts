import type { TofugottTypes } from '@rudel/tofugott/page';
import type { GameUi as AnyUi, OptionEditorProps as AnyEditorProps } from '@rudel/ui/game-ui';
import type { Play as AnyPlay, Scene as AnyScene } from '@rudel/ui/play';

/** What the table lends this drawing, and what it is asked for, in the types of its game. */
export type Play = AnyPlay<TofugottTypes>;
export type Scene = AnyScene<TofugottTypes>;
export type GameUi = AnyUi<TofugottTypes>;
export type OptionEditorProps = AnyEditorProps<TofugottTypes>;
