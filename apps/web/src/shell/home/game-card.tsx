import './game-card.css';
import { covers } from '@rudel/shelf/covers';
import { LinkButton } from '@rudel/ui/button';
import type { Catalogue } from '@rudel/ui/catalogue';
import { Icon } from '@rudel/ui/icon';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { shellWords } from '../../words/shell-words.ts';
import { GamePicture } from '../game-picture.tsx';
import { newTablePath, rulesPath } from '../route.ts';

/** A game on the shelf: its scene, its name, what it is about. */
export function GameCard({ game }: { game: Catalogue }) {
  const words = useWords(shellWords);
  const { id, players } = game;
  const name = game.name[language.value];
  return (
    <article class="game-card">
      <div class="game-card-scene">
        <GamePicture game={id} />
      </div>
      <div class="game-card-text">
        <h3>{name}</h3>
        <p class="game-card-players">
          <Icon name="people" size={18} />
          {words.players(...players)}
        </p>
        <p class="game-card-blurb">{covers.get(id)?.blurb[language.value]}</p>
        <div class="game-card-ways">
          <LinkButton kind="primary" icon="play" href={newTablePath(id)} class="game-card-play">
            {words.play(name)}
          </LinkButton>
          <LinkButton kind="plain" icon="book" href={rulesPath(id)}>
            {words.readRules}
          </LinkButton>
        </div>
      </div>
    </article>
  );
}
