import './course-list.css';
import { saidTo } from '@rudel/lessons';
import type { Lesson } from '@rudel/lessons';
import { LinkButton } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { isDone } from './done-lessons.ts';
import { learnWords } from './learn-words.ts';
import { nameless, seatName } from './seat-name.ts';

export type CourseListProps = {
  readonly game: string;
  readonly lessons: readonly Lesson[];
  readonly pathOf: (lesson: string) => string;
};

const titleOf = ({ title, seat }: Lesson): string =>
  saidTo(title, language.value, (other) => seatName(other, seat, nameless));

/** The lessons of a game: which are done, and where to go on. */
export function CourseList({ game, lessons, pathOf }: CourseListProps) {
  const words = useWords(learnWords);
  const next = lessons.find(({ id }) => !isDone(game, id));
  const first = lessons[0];
  const start = next ?? first;
  const isFresh = next === first;
  return (
    <section class="course" aria-label={words.lessons}>
      {next === undefined && <p class="course-done">{words.allDone}</p>}
      {start !== undefined && (
        <LinkButton
          kind={next === undefined ? 'quiet' : 'primary'}
          icon="paw"
          size="l"
          href={pathOf(start.id)}
        >
          {next === undefined ? words.once : isFresh ? words.begin : words.goOn}
        </LinkButton>
      )}
      <ol class="course-lessons">
        {lessons.map((lesson, at) => (
          <li key={lesson.id}>
            <a class="course-lesson" href={pathOf(lesson.id)} data-done={isDone(game, lesson.id)}>
              <span class="course-number" aria-hidden="true">
                {isDone(game, lesson.id) ? <Icon name="check" size={20} /> : at + 1}
              </span>
              <span class="course-title">{titleOf(lesson)}</span>
              {isDone(game, lesson.id) && <span class="visually-hidden">({words.done})</span>}
              <Icon name="forward" size={20} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
