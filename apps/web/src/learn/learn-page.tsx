import './learn-page.css';
import { useEffect, useState } from 'preact/hooks';
import { CourseList } from '@rudel/classroom/course-list';
import { learnWords } from '@rudel/classroom/learn-words';
import type { AnyGame } from '@rudel/kernel';
import type { Lesson } from '@rudel/lessons';
import { LinkButton } from '@rudel/ui/button';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { useWords } from '@rudel/ui/words';
import { GamePicture } from '../shell/game-picture.tsx';
import { catalogueOf, gameName, gameUi } from '../shell/games.ts';
import { LostPage } from '../shell/lost-page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { newTablePath, rulesPath } from '../shell/route.ts';
import { Waiting } from '../shell/waiting.tsx';
import type { Lent } from '../table/table-screen.tsx';
import { botsWords } from '../words/bots-words.ts';
import { learnPath } from './learn-path.ts';
import { LessonTable } from './lesson-table.tsx';
import { courseFor, gameToLearn } from './load-course.ts';
import { TaughtBefore } from './taught-before.tsx';

type Loaded<T> = T | null | 'failed';

function useLoaded<T>(load: () => Promise<T>): readonly [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>(null);
  useEffect(() => {
    if (loaded === null)
      void load().then(
        (found) => setLoaded(() => found),
        () => setLoaded('failed'),
      );
  }, [loaded]);
  return [loaded, () => setLoaded(null)];
}

/** No lesson's name asks for all of them. */
type LearnPageProps = { readonly game: string; readonly lesson: string };

/** What can be learned of a game, or one lesson of it. */
export function LearnPage({ game, lesson }: LearnPageProps) {
  const [course, retry] = useLoaded(async () => courseFor(game));
  if (catalogueOf(game) === undefined) return <LostPage />;
  if (course === null) return <Waiting />;
  if (course === 'failed') return <Waiting failed onRetry={retry} />;
  if (lesson === '') return <Course game={game} lessons={course} />;
  const number = course.findIndex(({ id }) => id === lesson);
  return number === -1 ? <LostPage /> : <OneLesson game={game} lessons={course} at={number} />;
}

function Course({ game, lessons }: { readonly game: string; readonly lessons: readonly Lesson[] }) {
  const words = useWords(learnWords);
  const bots = useWords(botsWords);
  return (
    <>
      <PageHead />
      <main class="page learn" id="content">
        <header class="learn-head">
          <div class="learn-scene">
            <GamePicture game={game} />
          </div>
          <h1 tabIndex={-1}>{words.title(gameName(game))}</h1>
          <p>{words.intro}</p>
        </header>
        <CourseList game={game} lessons={lessons} pathOf={(id) => learnPath(game, id)} />
        <div class="learn-teach">
          <LinkButton icon="paw" size="l" href={`${newTablePath(game)}#teach`}>
            {bots.teach}
          </LinkButton>
          <p>{bots.teachHint}</p>
          <TaughtBefore game={game} />
        </div>
        <nav class="learn-on">
          <LinkButton icon="play" href={newTablePath(game)}>
            {words.play(gameName(game))}
          </LinkButton>
          <LinkButton kind="plain" icon="book" href={rulesPath(game)}>
            {words.rules}
          </LinkButton>
        </nav>
      </main>
    </>
  );
}

type Ready = { readonly rules: AnyGame; readonly ui: AnyGameUi; readonly lent: Lent };

async function prepared(game: string): Promise<Ready> {
  const table = import('../table/table-screen.tsx');
  const [rules, ui, { lent }] = await Promise.all([gameToLearn(game), gameUi(game), table]);
  if (rules === null || ui === null) throw new Error(`${game} is not on the shelf`);
  return { rules, ui, lent };
}

type OneLessonProps = { readonly game: string; readonly lessons: readonly Lesson[]; readonly at: number };

function OneLesson({ game, lessons, at }: OneLessonProps) {
  const [ready, retry] = useLoaded(async () => prepared(game));
  const lesson = lessons[at];
  if (ready === 'failed') return <Waiting failed onRetry={retry} />;
  if (ready === null || lesson === undefined) return <Waiting />;
  return <LessonTable {...ready} lesson={lesson} number={at + 1} lessons={lessons} />;
}
