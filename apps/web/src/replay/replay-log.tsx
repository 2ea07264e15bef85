import { useEffect, useMemo, useRef } from 'preact/hooks';
import { tell } from '@rudel/kernel';
import type { NameOf } from '@rudel/kernel';
import type { AnyGamePage } from '@rudel/ui/game-ui';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import type { Projector } from './projector.ts';
import { replayWords } from './replay-words.ts';

export type ReplayLogProps = {
  readonly projector: Projector;
  readonly game: AnyGamePage;
  readonly nameOf: NameOf;
};

type Moment = { readonly frame: number; readonly text: string };

/** Where the list stands below the board, a jump leads back to what it shows. */
function showBoard(list: HTMLElement | null): void {
  list?.closest('.replay')?.querySelector('.replay-board')?.scrollIntoView({ block: 'end' });
}

/** Everything that was noticed, each line a way to its moment. */
export function ReplayLog({ projector, game, nameOf }: ReplayLogProps) {
  const words = useWords(replayWords);
  const list = useRef<HTMLOListElement>(null);
  const frame = projector.frame.value;
  const { eye } = projector;
  const told = game.words[language.value];
  const moments = useMemo(
    () =>
      Array.from({ length: projector.frames }, (_, at) =>
        projector.glimpsesAt(at).map((glimpse): Moment => ({ frame: at, text: tell(told, glimpse, nameOf) })),
      ).flat(),
    [projector, eye, told],
  );
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (here && list.current) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
  }, [frame, moments]);
  return (
    <nav class="replay-log" aria-label={words.log}>
      <h2>{words.log}</h2>
      <ol ref={list}>
        {moments.map(({ frame: at, text }, nth) => (
          <li key={nth}>
            <button
              type="button"
              class="replay-moment"
              aria-current={at === frame ? 'step' : undefined}
              onClick={() => {
                projector.pause();
                projector.goTo(at);
                showBoard(list.current);
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
