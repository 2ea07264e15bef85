import './lesson-bubble.css';
import { useEffect, useRef } from 'preact/hooks';
import { saidTo } from '@rudel/lessons';
import type { Said } from '@rudel/lessons';
import { Mark } from '@rudel/ui/art/mark';
import { Button, IconButton, LinkButton } from '@rudel/ui/button';
import { Icon } from '@rudel/ui/icon';
import type { IconName } from '@rudel/ui/icon';
import { lastInputWasKey } from '@rudel/ui/last-input';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { learnWords } from './learn-words.ts';
import type { LessonSession } from './lesson-session.ts';

export type LessonBubbleProps = {
  readonly session: LessonSession;
  readonly number: number;
  readonly lessons: number;
  /** Where the course is listed, and where its next lesson is; null after the last. */
  readonly course: string;
  readonly nextLesson: string | null;
  /** Where a table can be opened, for whoever knows enough. */
  readonly table: { readonly href: string; readonly label: string };
};

/** What the lesson says: the last move's verdict, else what this step is about. */
function useSentences({ step, remark, lesson, nameOf }: LessonSession): readonly [string, string | null] {
  const words = useWords(learnWords);
  const say = (said: Said): string => saidTo(said, language.value, nameOf);
  const [now, heard] = [step.value, remark.value];
  if (heard?.kind === 'right') return [words.right, null];
  const ask = now?.ask ?? null;
  if (heard?.kind === 'wrong') {
    return [heard.said === null ? words.otherMove : say(heard.said), ask && say(ask)];
  }
  return now === null ? [say(lesson.end), null] : [say(now.say), ask && say(ask)];
}

/** The voice of the lesson on top of its table, with the way on. */
export function LessonBubble(props: LessonBubbleProps) {
  const { session } = props;
  const [said, asked] = useSentences(session);
  const tone = session.step.value === null ? 'end' : (session.remark.value?.kind ?? 'say');
  return (
    <header class="lesson-bar" data-tone={tone} data-busy={session.isBusy.value}>
      <Top {...props} />
      <div class="lesson-speech">
        <span class="lesson-voice" aria-hidden="true">
          <Mark size={40} />
        </span>
        <div class="lesson-words">
          <div class="lesson-now">
            <div aria-live="polite">
              <p class="lesson-said">{said}</p>
              {asked !== null && <p class="lesson-ask">{asked}</p>}
            </div>
            <Onward {...props} />
          </div>
          <Room session={session} />
        </div>
      </div>
    </header>
  );
}

/** Which lesson it is and how far it has come; the ways out of it, back to its beginning and past it. */
function Top({ session, number, lessons, course, nextLesson }: LessonBubbleProps) {
  const words = useWords(learnWords);
  return (
    <div class="lesson-top">
      <IconLink icon="cross" href={course} label={words.leave} />
      <div class="lesson-about">
        <h1 class="lesson-title" tabIndex={-1}>
          <span class="visually-hidden">{words.lesson(number, lessons)}: </span>
          {saidTo(session.lesson.title, language.value, session.nameOf)}
        </h1>
        <Dots at={session.at.value} all={session.lesson.steps.length} />
      </div>
      <span class="lesson-ways">
        <IconButton icon="replay" label={words.again} onClick={() => session.again()} />
        <IconLink icon="forward" href={nextLesson ?? course} label={words.skip} />
      </span>
    </div>
  );
}

type IconLinkProps = { readonly icon: IconName; readonly href: string; readonly label: string };

function IconLink({ icon, href, label }: IconLinkProps) {
  return (
    <a class="icon-button button-plain" href={href} aria-label={label} title={label}>
      <Icon name={icon} />
    </a>
  );
}

/** Everything the lesson may say, unseen: the bubble has room for the longest, so that the table below never moves. */
function Room({ session: { lesson, nameOf } }: Pick<LessonBubbleProps, 'session'>) {
  const { next } = useWords(learnWords);
  const say = (said: Said): string => saidTo(said, language.value, nameOf);
  const pairs = lesson.steps.flatMap(({ say: first, ask, mistakes }) =>
    [first, ...mistakes.map(({ said }) => said)].map((said) => [said, ask] as const),
  );
  return (
    <>
      {[...pairs, [lesson.end, null] as const].map(([said, ask], at) => (
        <div key={at} class="lesson-now lesson-room" aria-hidden="true">
          <div>
            <p class="lesson-said">{say(said)}</p>
            {ask !== null && <p class="lesson-ask">{say(ask)}</p>}
          </div>
          {ask === null && <span class="lesson-onward button button-m">{next}</span>}
        </div>
      ))}
    </>
  );
}

function Dots({ at, all }: { readonly at: number; readonly all: number }) {
  const words = useWords(learnWords);
  return (
    <span class="lesson-dots" role="img" aria-label={words.step(Math.min(at + 1, all), all)}>
      {Array.from({ length: all }, (_, one) => (
        <i key={one} data-is={one < at ? 'done' : one === at ? 'now' : 'ahead'} />
      ))}
    </span>
  );
}

/** The button that leads on: to the next sentence, or to the next lesson; after the last one, to a table. */
function Onward({ session, nextLesson, table }: LessonBubbleProps) {
  const words = useWords(learnWords);
  const place = useRef<HTMLDivElement>(null);
  const step = session.step.value;
  const isToRead = step?.ask === null && !session.isBusy.value;
  useEffect(() => {
    if ((isToRead || step === null) && lastInputWasKey())
      place.current?.querySelector<HTMLElement>('.button-primary')?.focus();
  }, [isToRead, step]);
  if (step !== null && !isToRead) return null;
  return (
    <div class="lesson-onward" ref={place}>
      {step === null ? (
        <LinkButton
          kind="primary"
          icon={nextLesson === null ? 'play' : 'forward'}
          href={nextLesson ?? table.href}
        >
          {nextLesson === null ? table.label : words.nextLesson}
        </LinkButton>
      ) : (
        <Button kind="primary" icon="forward" onClick={() => session.next()}>
          {words.next}
        </Button>
      )}
    </div>
  );
}
