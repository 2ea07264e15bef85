import './rules.css';
import { useEffect, useState } from 'preact/hooks';
import { LinkButton } from '@rudel/ui/button';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { shellWords } from '../../words/shell-words.ts';
import { GamePicture } from '../game-picture.tsx';
import { catalogueOf, gameName } from '../games.ts';
import { lazyPage } from '../lazy-page.tsx';
import { LostPage } from '../lost-page.tsx';
import { PageHead } from '../page-head.tsx';
import { newTablePath } from '../route.ts';
import { visit } from '../router.ts';
import { useGameUi } from '../use-game-ui.ts';
import { Waiting } from '../waiting.tsx';
import { rulesOf } from './rule-pages.ts';
import type { RulesText as Rules } from './rules-text.ts';

/** What can be learned of a game: beside its rules, so that the door knows of no piece more. */
const LearnPage = lazyPage(async () => (await import('../../learn/learn-page.tsx')).LearnPage);

type Loaded = { readonly rules: Rules | null } | null;

function useRules(game: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>(null);
  const tongue = language.value;
  useEffect(() => {
    void rulesOf(game, tongue).then((rules) => setLoaded({ rules }));
  }, [game, tongue]);
  return loaded;
}

/** Goes to a rule and lights it up. */
function useRuleInSight(rule: string, rules: Rules | null): void {
  const now = visit.value;
  useEffect(() => {
    if (rule === '' || rules === null) return;
    const element = document.getElementById(rule);
    for (const lit of document.querySelectorAll('.rule-lit')) lit.classList.remove('rule-lit');
    element?.classList.add('rule-lit');
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [rule, rules, now]);
}

type RulesPageProps = { readonly game: string; readonly rule: string; readonly lesson?: string };

/** How a game goes: its rules, or its lessons. */
export function RulesPage({ game, rule, lesson }: RulesPageProps) {
  return lesson === undefined ? (
    <RulesToRead game={game} rule={rule} />
  ) : (
    <LearnPage game={game} lesson={lesson} />
  );
}

/** The rules of a game to be read, every one of them by its number. */
function RulesToRead({ game, rule }: Pick<RulesPageProps, 'game' | 'rule'>) {
  const loaded = useRules(game);
  useRuleInSight(rule, loaded?.rules ?? null);
  if (catalogueOf(game) === undefined) return <LostPage />;
  if (loaded === null) return <Waiting />;
  return <RulesBody game={game} rules={loaded.rules} />;
}

function RulesBody({ game, rules }: { game: string; rules: Rules | null }) {
  const words = useWords(shellWords);
  return (
    <>
      <PageHead />
      <main class="page rules" id="content">
        <header class="rules-head">
          <div class="rules-scene">
            <GamePicture game={game} />
          </div>
          <h1 tabIndex={-1}>{words.rulesOf(gameName(game))}</h1>
          <div class="rules-ways">
            <LinkButton kind="primary" icon="play" href={newTablePath(game)}>
              {words.play(gameName(game))}
            </LinkButton>
            <LinkButton icon="paw" href={`/learn/${game}`}>
              {words.learn}
            </LinkButton>
          </div>
        </header>
        <InShort game={game} />
        {rules === null ? (
          <p class="rules-missing">{words.rulesMissing}</p>
        ) : (
          <div class="rules-columns">
            <Contents rules={rules} />
            <Text html={rules.html} />
          </div>
        )}
      </main>
    </>
  );
}

/** The game on one screen, with what it is drawn with. */
function InShort({ game }: { game: string }) {
  const words = useWords(shellWords);
  const ui = useGameUi(game);
  const Summary = ui === null || ui === 'failed' ? undefined : ui.Summary;
  return (
    <section class="rules-short" aria-label={words.inShort} aria-busy={ui === null ? 'true' : undefined}>
      {Summary !== undefined && <Summary />}
    </section>
  );
}

function Contents({ rules }: { rules: Rules }) {
  const words = useWords(shellWords);
  return (
    <nav class="rules-contents" aria-label={words.contents}>
      <h2>{words.contents}</h2>
      <ol>
        {rules.contents.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span class="rule-number">{id}</span> {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Our own text, made into HTML when the site was built. */
function Text({ html }: { html: string }) {
  return <article class="rules-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
