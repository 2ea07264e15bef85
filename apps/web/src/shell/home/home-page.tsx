import './home.css';
import './table-rows.css';
import './home-by-size.css';
import { withSwiss } from '@rudel/kernel';
import { Skyline } from '@rudel/ui/art/skyline';
import { LinkButton } from '@rudel/ui/button';
import { useWords } from '@rudel/ui/words';
import { doorWords } from '../../words/door-words.ts';
import { shellWords } from '../../words/shell-words.ts';
import { catalogues } from '../games.ts';
import { CodeForm } from '../join/code-form.tsx';
import { PageHead } from '../page-head.tsx';
import { privacyPath, screensPath } from '../route.ts';
import { SourceLink } from '../source-link.tsx';
import { GameCard } from './game-card.tsx';
import { OpenTables } from './open-tables.tsx';
import { Resume } from './resume.tsx';
import { YourTables } from './your-tables.tsx';

const tagline = withSwiss({
  en: 'Table games for your pack. Open a link, sit down, play.',
  de: 'Tischspiele für dein Rudel. Link öffnen, hinsetzen, spielen.',
});

/** The shelf: what can be played, with whom, and the tables one already sits at. */
export function HomePage() {
  const door = useWords(doorWords);
  const words = useWords(shellWords);
  return (
    <div class="home">
      <PageHead on="sky" />
      <main class="home-main" id="content">
        <div class="home-first">
          <section class="hero">
            <div class="hero-scene">
              <Skyline />
            </div>
            <div class="hero-words">
              <h1 class="hero-title" tabIndex={-1}>
                {door.rudel}
              </h1>
              <p class="hero-line">{useWords(tagline)}</p>
              <Resume />
            </div>
          </section>
          <section class="home-games" aria-labelledby="games">
            <h2 id="games" class="visually-hidden">
              {words.theGames}
            </h2>
            <ul class="games">
              {catalogues.map((game) => (
                <li key={game.id}>
                  <GameCard game={game} />
                </li>
              ))}
            </ul>
          </section>
          <HomeDoor />
        </div>
        <div class="page home-rest">
          <YourTables />
          <OpenTables />
        </div>
      </main>
      <footer class="home-foot">
        {words.footer} <a href="/verify">{words.wasItFair}</a> <a href={privacyPath}>{words.privacy}</a>{' '}
        <SourceLink />
      </footer>
    </div>
  );
}

/** The ways in for whoever was asked to come, and for the screen in the room. */
function HomeDoor() {
  const words = useWords(doorWords);
  return (
    <div class="home-door plank">
      <CodeForm compact />
      <LinkButton kind="plain" icon="screen" href={screensPath} class="home-screen">
        {words.bigScreen}
      </LinkButton>
    </div>
  );
}
