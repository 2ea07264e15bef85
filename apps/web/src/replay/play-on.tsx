import { useState } from 'preact/hooks';
import type { NameOf, Seat } from '@rudel/kernel';
import { Button } from '@rudel/ui/button';
import { guestName } from '@rudel/ui/settings';
import { showToast } from '@rudel/ui/toast';
import { useWords } from '@rudel/ui/words';
import { openTable } from '../shell/new-table/open-table.ts';
import type { TablePlan } from '../shell/new-table/open-table.ts';
import { tablePath } from '../shell/route.ts';
import { go } from '../shell/router.ts';
import { isOverAt, positionAt } from './film.ts';
import type { Film } from './film.ts';
import type { Projector } from './projector.ts';
import { replayWords } from './replay-words.ts';

type PlayOnProps = {
  readonly projector: Projector;
  readonly film: Film;
  readonly nameOf: NameOf;
  /** The seat that somebody has come with; else it is the one whose eyes they look through. */
  readonly own: Seat | null;
};

/** A table on this device that goes on from a frame: one seat for whoever looks, bots on the others. */
function planFrom(film: Film, frame: number, seat: Seat, name: string): TablePlan {
  const { game, record, replayed } = film;
  return {
    game: game.id,
    options: game.options.format(replayed.options),
    clock: 'off',
    listed: false,
    seats: Array.from({ length: replayed.seats }, (_, at): TablePlan['seats'][number] => {
      const level = / \((easy|medium|strong)\)$/.exec(record.tags.get(`Player${at}`) ?? '')?.[1];
      return at === seat ? 'me' : `bot ${level ?? 'medium'}`;
    }),
    name,
    position: positionAt(film, frame),
  };
}

/** From any moment on against bots, on this device. */
export function PlayOn({ projector, film, nameOf, own }: PlayOnProps) {
  const words = useWords(replayWords);
  const [isOpening, setOpening] = useState(false);
  const onlooker = projector.onlooker.value;
  const seat = typeof onlooker === 'number' ? onlooker : own;
  const frame = projector.frame.value;
  if (seat === null || isOverAt(film, frame)) return null;
  const run = async (): Promise<void> => {
    setOpening(true);
    const opened = await openTable(
      'offline',
      planFrom(film, frame, seat, guestName.peek().trim() || nameOf(seat)),
      true,
    );
    setOpening(false);
    if (opened.ok) go(tablePath(opened.table));
    else showToast({ text: opened.message, tone: 'warn' });
  };
  return (
    <Button icon="play" busy={isOpening} onClick={() => void run()}>
      {words.playOn(nameOf(seat))}
    </Button>
  );
}
