import './saying.css';

export type SayingProps = {
  /** The move that waits to be sent, in words. */
  readonly move: string | null;
  /** What is missing to make one. */
  readonly hint: string | null;
  /** What happened last, shown while there is nothing else to say. */
  readonly last: string | undefined;
};

/** From this many letters on, words are written smaller, and smaller still. */
const [long, longest] = [84, 150] as const;

function sizeOf({ length }: string): 'short' | 'long' | 'longest' {
  if (length > longest) return 'longest';
  return length > long ? 'long' : 'short';
}

/**
 * What is said between the hand and the buttons: the move in the making, else what happened last. Its room is kept, so that
 * nothing moves and nothing is covered.
 */
export function Saying({ move, hint, last = '' }: SayingProps) {
  const said = move ?? hint ?? '';
  return (
    <div class="saying" data-size={sizeOf(said || last)}>
      <p class="confirm-move" aria-live="polite">
        {said}
      </p>
      {said === '' && (
        <p class="saying-last" aria-hidden="true">
          {last}
        </p>
      )}
    </div>
  );
}
