import type { AnyGame, Sealed, Seat } from '@rudel/kernel';
import type { Command } from '../command.ts';
import { gameOf, languageFlag, seatFlag, seatName, stateOf } from '../given.ts';
import { turnData } from '../turn-data.ts';

function askedSeats(game: AnyGame, state: Sealed): readonly Seat[] {
  const turn = game.table.turn(state);
  return turn.kind === 'seats' ? turn.seats : [];
}

export const legal: Command = {
  name: 'legal',
  summary: 'the legal moves of a position, one a line',
  args: ['game', 'position'],
  flags: ['seat', 'lang'],
  notes: [
    'Every line is a move. If several seats are asked at once and you name none, each line begins with its seat.',
    'Nothing is printed when no seat is asked.',
  ],
  async run(call) {
    const game = gameOf(call);
    const state = await stateOf(call, game, 1);
    const language = languageFlag(call);
    const seat = seatFlag(call, game.table.seats(state));
    const seats = seat === undefined ? askedSeats(game, state) : [seat];
    const moves = seats.flatMap((asked) => {
      const view = game.table.view(state, asked);
      return game.player.legal(view).map((move) => ({
        seat: asked,
        move: game.player.move.format(move),
        label: game.words[language].move(move, view, seatName(language)),
      }));
    });
    return {
      lines: moves.map((one) => (seats.length > 1 ? `${one.seat} ${one.move}` : one.move)),
      json: { turn: turnData(game.table.turn(state)), moves },
    };
  },
};
