import './toast.css';
import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button, IconButton } from './button.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon.tsx';
import { uiWords } from './ui-words.ts';
import { useWords } from './words.ts';

export type ToastTone = 'calm' | 'good' | 'warn';

export type Toast = {
  readonly text: string;
  readonly tone?: ToastTone;
  readonly action?: { readonly label: string; run(): void };
  /** Stays until it is dismissed. */
  readonly sticky?: boolean;
  /** What it is about: only the newest of a topic is shown. */
  readonly topic?: string;
};

type Shown = Toast & { readonly key: number };

const shown = signal<readonly Shown[]>([]);
const most = 3;
const leastTime = 4000;
const timeOfLetter = 45;

let count = 0;

function take(key: number): void {
  shown.value = shown.peek().filter((toast) => toast.key !== key);
}

/** Says something in passing, aloud too; returns what takes it away. A repeated sentence replaces itself, a topic its last. */
export function showToast(toast: Toast): () => void {
  count += 1;
  const key = count;
  const { text: said, topic: about } = toast;
  const others = shown
    .peek()
    .filter(({ text, topic }) => text !== said && (topic === undefined || topic !== about));
  shown.value = [...others.slice(1 - most), { ...toast, key }];
  if (toast.sticky !== true) setTimeout(() => take(key), leastTime + toast.text.length * timeOfLetter);
  return () => take(key);
}

/** Takes away what was said about a topic. */
export function dropToasts(about: string): void {
  if (shown.peek().some(({ topic }) => topic === about))
    shown.value = shown.peek().filter(({ topic }) => topic !== about);
}

const signs: { readonly [T in ToastTone]: IconName } = { calm: 'info', good: 'check', warn: 'flag' };

/** Where toasts appear: once on every page, above everything. */
export function ToastHost() {
  const words = useWords(uiWords);
  const host = useRef<HTMLDivElement>(null);
  const toasts = shown.value;
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);
  return (
    <div ref={host} class="toasts" popover="manual" role="status" aria-live="polite">
      {toasts.map(({ key, text, tone = 'calm', action }) => (
        <div key={key} class={`toast toast-${tone}`}>
          <Icon name={signs[tone]} size={20} />
          <p>{text}</p>
          {action !== undefined && (
            <Button
              kind="plain"
              onClick={() => {
                take(key);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton icon="cross" label={words.dismiss} onClick={() => take(key)} />
        </div>
      ))}
    </div>
  );
}
