import '../talk/sheets.css';
import { DeckSheet } from '../deck/deck-sheet.tsx';
import type { Drawing } from '../drawing.ts';
import { NotesSheet } from '../narrator/notes-sheet.tsx';
import { ComposerSheet } from '../talk/composer-sheet.tsx';
import { TalkSheet } from '../talk/talk-sheet.tsx';
import { SeatSheet } from './seat-sheet.tsx';

/** All that lies over the board when it is wanted. */
export function Sheets({ drawing }: { readonly drawing: Drawing }) {
  return (
    <>
      <SeatSheet drawing={drawing} />
      <DeckSheet drawing={drawing} />
      <ComposerSheet drawing={drawing} />
      <TalkSheet drawing={drawing} />
      <NotesSheet drawing={drawing} />
    </>
  );
}
