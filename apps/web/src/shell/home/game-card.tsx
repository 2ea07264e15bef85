import { withSwiss } from '@rudel/kernel';
import './game-card.css';
import { covers } from '@rudel/shelf/covers';
import { LinkButton } from '@rudel/ui/button';
import type { Catalogue } from '@rudel/ui/catalogue';
import { Icon } from '@rudel/ui/icon';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { shellWords } from '../../words/shell-words.ts';
import { gameName } from '../games.ts';
import { newTablePath, rulesPath } from '../route.ts';
import { SceneInTurn } from './scene-in-turn.tsx';

const spanOf = ([least, most]: Catalogue['players']): string =>
  least === most ? String(least) : `${least}–${most}`;

/** A game on the shelf: its scene, its name, what it is about. All of it leads to a table; the book in its corner, to the rules; the paw, to the lessons. */
export function GameCard({ game }: { game: Catalogue }) {
  const words = useWords(shellWords);
  const { id, players } = game;
  const name = gameName(id);
  const cover = covers.get(id);
  return (
    <article class="game-card">
      <div class="game-card-scene">
        <SceneInTurn game={id} />
      </div>
      <div class="game-card-text">
        <h3>{name}</h3>
        <p class="game-card-players">
          <Icon name="people" size={16} />
          <span class="game-card-players-number" aria-hidden="true">
            {spanOf(players)}
          </span>
          <span class="game-card-players-words">{words.players(...players)}</span>
        </p>
      </div>
      <p class="game-card-line">{cover && withSwiss(cover.line)[language.value]}</p>
      <p class="game-card-blurb">{cover && withSwiss(cover.blurb)[language.value]}</p>
      <LinkButton kind="primary" icon="play" href={newTablePath(id)} class="game-card-play">
        <span class="game-card-play-words" aria-hidden="true">
          {words.playIt}
        </span>
        <span class="visually-hidden">{words.play(name)}</span>
      </LinkButton>
      <a class="game-card-rules" href={rulesPath(id)} aria-label={words.rulesOf(name)}>
        <Icon name="book" size={20} />
      </a>
      <a class="game-card-rules game-card-learn" href={`/learn/${id}`} aria-label={`${name}: ${words.learn}`}>
        <Icon name="paw" size={20} />
      </a>
    </article>
  );
}
