import { useMemo } from 'preact/hooks';
import type { AnyGlimpse } from '@rudel/kernel';
import type { Session } from '@rudel/session/session';
import type { TablePlay } from '@rudel/session/table-play';

/** The log, as far as it was shown: nothing is told before its scene. */
export function useRead({ log }: Pick<Session, 'log'>, { play, untold }: TablePlay): readonly AnyGlimpse[] {
  const all = log.value;
  const count = play.stage.readSoFar.value ?? all.length - untold.value;
  return useMemo(() => (count === all.length ? all : all.slice(0, Math.max(0, count))), [all, count]);
}
