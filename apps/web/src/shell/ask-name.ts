import { signal } from '@preact/signals';
import { guestName } from '@rudel/ui/settings';

/** Whoever waits for the name that is asked for; null while none is. */
export const nameAsked = signal<((name: string | null) => void) | null>(null);

/** The name that this device knows, or the one that its person gives now; null for none. */
export async function askName(): Promise<string | null> {
  const known = guestName.peek().trim();
  if (known !== '') return known;
  return new Promise((resolve) => {
    nameAsked.peek()?.(null);
    nameAsked.value = resolve;
  });
}

export function answerName(name: string | null): void {
  const answer = nameAsked.peek();
  nameAsked.value = null;
  answer?.(name);
}
