import './game-card.css';
import { scenes } from '../../art/scenes.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { doorWords } from '../../words/door-words.ts';
import { shellWords } from '../../words/shell-words.ts';
import { useWords } from '../../words/words.ts';
import { isBuilt, playersOf } from '../games.ts';
import type { GameId } from '../games.ts';
import { newTablePath, rulesPath } from '../route.ts';

/** A game on the shelf: its scene, its name, what it is about. */
export function GameCard({ game }: { game: GameId }) {
  const door = useWords(doorWords);
  const words = useWords(shellWords);
  const name = door.games[game];
  const built = isBuilt(game);
  const Scene = scenes[game];
  return (
    <article class={built ? 'game-card' : 'game-card game-card-later'}>
      <div class="game-card-scene">
        <Scene />
        {!built && <span class="game-card-tag">{words.inTheMaking}</span>}
      </div>
      <div class="game-card-text">
        <h3>{name}</h3>
        <p class="game-card-players">
          <Icon name="people" size={18} />
          {words.players(...playersOf[game])}
        </p>
        <p class="game-card-blurb">{words.blurbs[game]}</p>
        {built ? (
          <div class="game-card-ways">
            <LinkButton kind="primary" icon="play" href={newTablePath(game)} class="game-card-play">
              {words.play(name)}
            </LinkButton>
            <LinkButton kind="plain" icon="book" href={rulesPath(game)}>
              {words.readRules}
            </LinkButton>
          </div>
        ) : (
          <p class="game-card-soon">{words.inTheMakingHint}</p>
        )}
      </div>
    </article>
  );
}
