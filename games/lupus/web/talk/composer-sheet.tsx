import { Sheet } from '@rudel/ui/sheet';
import type { Drawing } from '../drawing.ts';
import { lazyPart } from '../lazy-part.tsx';
import { dayWords } from '../words/day-words.ts';

/** Loads what a statement is put together with: on every day, for everybody. */
export const loadComposer = async () => (await import('./composer.tsx')).Composer;

const Composer = lazyPart<{ readonly drawing: Drawing }>(loadComposer);

/** The way to a statement. */
export function ComposerSheet({ drawing }: { readonly drawing: Drawing }) {
  return (
    <Sheet
      open={drawing.sheet.value === 'compose'}
      title={dayWords[drawing.play.language.value].talk.say}
      onClose={() => {
        drawing.sheet.value = null;
      }}
    >
      <Composer drawing={drawing} />
    </Sheet>
  );
}
