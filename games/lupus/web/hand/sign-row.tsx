import { signs } from '@rudel/lupus/page';
import type { Drawing } from '../drawing.ts';

/** The signs that can go with a pointing; everybody alive has them, whether they mean anything or not. */
export function SignRow({ drawing, isDone }: { readonly drawing: Drawing; readonly isDone: boolean }) {
  const words = drawing.words.value.signs;
  const given = drawing.sign.value;
  return (
    <div class="lupus-sign-row" role="group" aria-label={words.label}>
      <small aria-hidden="true">{words.label}</small>
      {signs.map((sign) => (
        <button
          key={sign}
          type="button"
          aria-pressed={!isDone && given === sign}
          disabled={isDone}
          onClick={() => drawing.giveSign(given === sign ? null : sign)}
        >
          {words[sign]}
        </button>
      ))}
    </div>
  );
}
