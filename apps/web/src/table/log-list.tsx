import '@rudel/ui/scroll-fade.css';
import './log-list.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { tell } from '@rudel/kernel';
import type { AnyGlimpse, Eye, NameOf } from '@rudel/kernel';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { language } from '@rudel/ui/settings';
import { useWords } from '@rudel/ui/words';
import { namesWhen } from './names-when.ts';
import { tableWords } from './words/table-words.ts';

/** What was noticed, as far as it may stand openly on a screen. */
export const openGlimpses = (ui: AnyGameUi, log: readonly AnyGlimpse[]): readonly AnyGlimpse[] =>
  ui.telling?.openlyTold === undefined
    ? log
    : log.flatMap((glimpse) => ui.telling?.openlyTold?.(glimpse) ?? []);

/** What was noticed, in words, for this eye. */
export function useTold(
  ui: AnyGameUi,
  log: readonly AnyGlimpse[],
  nameOf: NameOf,
  eye: Eye,
): readonly string[] {
  const words = ui.game.words[language.value];
  return useMemo(() => {
    const own = eye === 'table' ? null : eye;
    return openGlimpses(ui, log).map((glimpse) => tell(words, glimpse, namesWhen(glimpse, nameOf), own));
  }, [ui, words, log, nameOf, eye]);
}

export type LogListProps = {
  readonly lines: readonly string[];
  /** How many of the last lines are new. */
  readonly fresh?: number;
};

/** The log, the newest at the end and in sight. */
export function LogList({ lines, fresh = 0 }: LogListProps) {
  const words = useWords(tableWords).log;
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // A sheet that opens has no height before the next frame.
    const frame = requestAnimationFrame(() => end.current?.scrollTo({ top: end.current.scrollHeight }));
    return () => cancelAnimationFrame(frame);
  }, [lines.length]);
  if (lines.length === 0) return <p class="log-empty">{words.empty}</p>;
  return (
    <ol class="log-list scroll-fade" ref={end} tabindex={0} aria-label={words.title}>
      {lines.map((line, at) => (
        <li key={at} class={at >= lines.length - fresh ? 'log-line log-fresh' : 'log-line'}>
          {line}
        </li>
      ))}
    </ol>
  );
}
