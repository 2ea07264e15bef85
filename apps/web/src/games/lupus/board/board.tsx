import '../lupus.css';
import './board.css';
import { useRef } from 'preact/hooks';
import type { Play } from '../../game-ui.ts';
import { DeckSheet } from '../deck/deck-sheet.tsx';
import { drawingOf } from '../drawing.ts';
import { timeOf } from '../logic/time-of.ts';
import { NotesSheet } from '../narrator/notes-sheet.tsx';
import { ComposerSheet } from '../talk/composer-sheet.tsx';
import { TalkSheet } from '../talk/talk-sheet.tsx';
import { Head } from './head.tsx';
import { Middle } from './middle.tsx';
import { MomentLayer } from './moment-layer.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { Seats } from './seats.tsx';
import { useFlights } from './use-flights.ts';
import { useMoment } from './use-moment.ts';
import { Village } from './village.tsx';

/** The middle of the table: the village under its sky, everybody in it, and what is going on. */
export function Board({ play }: { readonly play: Play }) {
  const drawing = drawingOf(play);
  const board = useRef<HTMLDivElement>(null);
  const moment = useMoment(play);
  useFlights(board, play);
  const { shown } = drawing.view.value;
  return (
    <div
      class="lupus-board"
      role="group"
      aria-label={drawing.words.value.board}
      data-time={timeOf(shown)}
      data-phase={shown.phase}
      ref={board}
    >
      <Village />
      <Head drawing={drawing} />
      <Seats drawing={drawing}>
        <Middle drawing={drawing} />
      </Seats>
      <MomentLayer drawing={drawing} moment={moment} />
      <SeatSheet drawing={drawing} />
      <DeckSheet drawing={drawing} />
      <ComposerSheet drawing={drawing} />
      <TalkSheet drawing={drawing} />
      <NotesSheet drawing={drawing} />
    </div>
  );
}
