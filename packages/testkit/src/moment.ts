import type { Eye, Game, GameTypes, Rng, Turn } from '@rudel/kernel';
import { deepFreeze } from './deep-freeze.ts';
import { eyesOf } from './eyes.ts';
import type { MoveTexts } from './move-texts.ts';

/** What one eye has before it at a moment. */
export type Look<G extends GameTypes> = {
  readonly eye: Eye;
  readonly view: G['View'];
  readonly sight: string;
  readonly legal: readonly G['Move'][];
  readonly texts: readonly string[];
  /** Whether the match waits for this eye's seat, by the truth. */
  readonly isAsked: boolean;
  /** Whether it may change what it has decided, by the truth. */
  readonly mayChange: boolean;
};

/** One position of a match with all that the laws ask about it. */
export type Moment<G extends GameTypes> = {
  readonly game: Game<G>;
  readonly state: G['State'];
  readonly turn: Turn;
  readonly position: string;
  readonly looks: readonly Look<G>[];
  readonly rng: Rng;
  readonly moveTexts: MoveTexts<G>;
};

/** Something that must hold at every moment; it tells how it does not. */
export type Law<G extends GameTypes> = (moment: Moment<G>) => Iterable<string>;

export function momentOf<G extends GameTypes>(
  game: Game<G>,
  state: G['State'],
  rng: Rng,
  moveTexts: MoveTexts<G>,
): Moment<G> {
  const turn = game.table.turn(state);
  const looks = eyesOf(game.table.seats(state)).map((eye) => lookOf(game, state, turn, eye));
  return { game, state, turn, looks, position: game.table.position.format(state), rng, moveTexts };
}

function lookOf<G extends GameTypes>(game: Game<G>, state: G['State'], turn: Turn, eye: Eye): Look<G> {
  const view = deepFreeze(game.table.view(state, eye));
  const legal = deepFreeze(game.player.legal(view));
  return {
    eye,
    view,
    sight: game.player.sight.format(view),
    legal,
    texts: legal.map((move) => game.player.move.format(move)),
    isAsked: turn.kind === 'seats' && eye !== 'table' && turn.seats.includes(eye),
    mayChange: mayChange(turn, eye),
  };
}

export const mayChange = (turn: Turn, eye: Eye): boolean =>
  turn.kind === 'seats' && eye !== 'table' && (turn.changing ?? []).includes(eye);

export function eyeName(eye: Eye): string {
  return eye === 'table' ? 'the table' : `seat ${eye}`;
}
