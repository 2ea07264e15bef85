import './bare-ui.css';
import type { GameTypes } from '@rudel/kernel';
import type { GamePage, GameUi } from './game-ui.ts';
import type { Play } from './play.ts';

/** A view as its notation writes it, a line for each part; the head comes first. */
const partsOf = (sight: string): readonly string[] => sight.split(' ');

/**
 * A drawing for a game that has none yet: what the eye sees, part by part. Everything else is the table's, the list of
 * legal moves included, so a game can be played with it from the first day.
 */
export function bareUi<G extends GameTypes>(game: GamePage<G>): GameUi<G> {
  function Board({ play }: { readonly play: Play<G> }) {
    const sight = game.player.sight?.format(play.view.value) ?? '';
    return (
      <dl class="bare-board">
        {partsOf(sight).map((part) => {
          const [name = '', ...rest] = part.split(':');
          return (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{rest.join(':')}</dd>
            </div>
          );
        })}
      </dl>
    );
  }
  return {
    game,
    table: { Board, Hand: () => null, SeatNote: () => null, nextSits: 'left' },
    score: {
      teamsOf: (seats) => Array.from({ length: seats }, (_, seat) => [seat]),
      progressOf: () => [],
    },
  };
}
