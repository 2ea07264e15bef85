import { Sheet } from '@rudel/ui/sheet';
import type { Drawing } from '../drawing.ts';
import { paceWords } from './pace-words.ts';

/** A page for the narrator's own notes. */
export function NotesSheet({ drawing }: { readonly drawing: Drawing }) {
  const words = paceWords[drawing.play.language.value];
  return (
    <Sheet
      open={drawing.sheet.value === 'notes'}
      title={words.notes}
      onClose={() => {
        drawing.sheet.value = null;
      }}
    >
      <label class="lupus-notes">
        <span class="field-hint">{words.notesHint}</span>
        <textarea
          rows={10}
          maxLength={4000}
          value={drawing.notebook.text.value}
          onInput={({ currentTarget }) => drawing.notebook.write(currentTarget.value)}
        />
      </label>
    </Sheet>
  );
}
