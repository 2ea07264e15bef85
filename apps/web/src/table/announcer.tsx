import { useEffect, useRef, useState } from 'preact/hooks';

export type AnnouncerProps = {
  readonly lines: readonly string[];
  readonly status: string;
  readonly isAsked: boolean;
};

const mostLines = 3;

/**
 * Tells screen readers what happened since it last spoke, and what to do when it is their turn: one voice, so that
 * nothing is said twice.
 */
export function Announcer({ lines, status, isAsked }: AnnouncerProps) {
  const told = useRef(lines.length);
  const wasAsked = useRef(false);
  const [text, setText] = useState('');
  useEffect(() => {
    const fresh = lines.slice(Math.min(told.current, lines.length)).slice(-mostLines);
    const isNewTurn = isAsked && !wasAsked.current;
    told.current = lines.length;
    wasAsked.current = isAsked;
    const parts = isNewTurn ? [...fresh, status] : fresh;
    if (parts.length > 0) setText(parts.join(' '));
  }, [lines, status, isAsked]);
  return (
    <p class="visually-hidden" aria-live="polite" aria-atomic="true" data-testid="announcer">
      {text}
    </p>
  );
}
