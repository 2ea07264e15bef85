import type { DogTypes } from '@rudel/dog/page';
import type { GameUi as AnyUi } from '@rudel/ui/game-ui';
import type { Offer as AnyOffer, Play as AnyPlay, Scene as AnyScene } from '@rudel/ui/play';

/** What the table lends this drawing, and what it is asked for, in the types of its game. */
export type Play = AnyPlay<DogTypes>;
export type Scene = AnyScene<DogTypes>;
export type Offer = AnyOffer<DogTypes>;
export type GameUi = AnyUi<DogTypes>;
