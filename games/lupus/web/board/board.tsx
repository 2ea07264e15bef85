import './hours.css';
import './village.css';
import './square.css';
import './houses.css';
import './house-signs.css';
import './narration.css';
import './by-size.css';
import './wide.css';
import './big-screen.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import '../lupus.css';
import { narratorSeat } from '@rudel/lupus/page';
import type { View } from '@rudel/lupus/page';
import { lazyPart as unseenPart } from '@rudel/ui/lazy-part';
import { useReading } from '@rudel/ui/use-reading';
import { drawingOf } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import { lazyPart } from '../lazy-part.tsx';
import { hourOf } from '../logic/hour-of.ts';
import { isFirstLook } from '../logic/is-first-look.ts';
import { timeOf } from '../logic/time-of.ts';
import type { Play } from '../play.ts';
import { Head } from './head.tsx';
import { loadByDay } from './load-by-day.ts';
import { Middle } from './middle.tsx';
import { MomentLayer, coversTable } from './moment-layer.tsx';
import { Seats } from './seats.tsx';
import { useMoment } from './use-moment.ts';

const DeckChoice = lazyPart<{ readonly drawing: Drawing }>(
  async () => (await import('../narrator/deck-choice.tsx')).DeckChoice,
);

const Sheets = unseenPart<{ readonly drawing: Drawing }>(async () => (await import('./sheets.tsx')).Sheets);

/** The land around the square comes a moment later: its colours are there at once. */
const Village = unseenPart<object>(async () => (await import('./village.tsx')).Village);

const LateSender = unseenPart<{ readonly play: Play }>(
  async () => (await import('../late/late-sender.tsx')).LateSender,
);

const Flights = unseenPart<{ readonly play: Play }>(async () => (await loadByDay()).Flights);

/** Whether this eye tells the story and has still to say with which characters. */
const isChoosingDeck = ({ eye, shown }: View): boolean =>
  shown.phase === 'deck' && eye !== 'table' && eye === narratorSeat(shown);

/** The middle of the table: the village under its sky, everybody in it, and what is going on. */
export function Board({ play }: { readonly play: Play }) {
  const drawing = drawingOf(play);
  const board = useRef<HTMLDivElement>(null);
  const moment = useMoment(play);
  useReading(play, isFirstLook(drawing));
  const { shown } = drawing.view.value;
  const time = timeOf(shown);
  const phase = coversTable(moment) ? 'moment' : shown.phase;
  useLayoutEffect(() => {
    const table = board.current?.closest('[data-game]');
    table?.setAttribute('data-time', time);
    table?.setAttribute('data-phase', phase);
  }, [time, phase]);
  return (
    <div
      class="lupus-board"
      role="group"
      aria-label={drawing.words.value.board}
      data-time={time}
      data-hour={hourOf(shown)}
      data-phase={shown.phase}
      ref={board}
    >
      <Village />
      <Head drawing={drawing} />
      {isChoosingDeck(drawing.view.value) ? (
        <DeckChoice drawing={drawing} />
      ) : (
        <Seats drawing={drawing}>
          <Middle drawing={drawing} />
        </Seats>
      )}
      <Flights play={play} />
      <MomentLayer drawing={drawing} moment={moment} />
      {play.vantage.kind !== 'replay' && <LateSender play={play} />}
      <Sheets drawing={drawing} />
    </div>
  );
}
