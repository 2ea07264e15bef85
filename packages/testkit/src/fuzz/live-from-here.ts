import { writtenLanguages, sameData, seededRng } from '@rudel/kernel';
import type { Game, GameTypes } from '@rudel/kernel';
import { eyesOf, plainName } from '../eyes.ts';
import { randomAct } from '../random-act.ts';

const actsToTry = 4;

/** Plays on from whatever position could be read, as somebody does who pastes one; throws where the game does. */
export function liveFromHere<G extends GameTypes>(game: Game<G>, seed: number): (state: G['State']) => void {
  const rng = seededRng(`live ${seed}`);
  return (begun) => {
    let state = begun;
    for (let nth = 0; nth < actsToTry; nth += 1) {
      const turn = game.table.turn(state);
      for (const eye of eyesOf(game.table.seats(state))) {
        const view = game.table.view(state, eye);
        lookAround(game)(view);
        const imagined = game.table.view(game.table.imagine(view, rng), eye);
        if (!sameData(imagined, view)) throw new Error(`An imagined world looks different to ${eye}.`);
      }
      if (turn.kind === 'over') return;
      state = game.table.apply(state, randomAct(game, state, turn, rng));
    }
  };
}

/** Asks a view, wherever it came from, all that a player would. */
export function lookAround<G extends GameTypes>(game: Game<G>): (view: G['View']) => void {
  const { player, words } = game;
  return (view) => {
    player.asked(view);
    for (const move of player.legal(view)) player.whyNot(view, move);
    for (const language of writtenLanguages) words[language].status(view, plainName);
  };
}
