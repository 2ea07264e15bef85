import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ShelfDoc } from '@rudel/protocol';

/** Whether the address of this page means nothing to other devices. */
const isOnlyHere = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(location.hostname);

const found = signal<string | null>(null);
let hasAsked = false;

/** On the machine of the server itself, the server knows what phones in the room call it. */
async function askServer(): Promise<void> {
  hasAsked = true;
  const answer = await fetch('/api/shelf').catch(() => null);
  if (answer?.ok !== true) return;
  const { room } = (await answer.json()) as ShelfDoc;
  found.value = room ?? null;
}

/** The origin of links that are given to others, and whether others can follow them. */
export function useSharedOrigin(): { readonly origin: string; readonly isOnlyHere: boolean } {
  useEffect(() => {
    if (isOnlyHere() && !hasAsked) void askServer();
  }, []);
  return { origin: found.value ?? location.origin, isOnlyHere: isOnlyHere() && found.value === null };
}
