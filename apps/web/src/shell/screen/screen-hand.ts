import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableDoc } from '@rudel/protocol';

const place = 'rudel.screen-hand';

function kept(): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return null;
  }
}

/** What this device can bring a table to a big screen with, once; null where no screen waits for it. */
export const screenHand = signal(kept());

export function keepScreenHand(hand: string | null): void {
  screenHand.value = hand;
  try {
    if (hand === null) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, hand);
  } catch {
    // Without storage it lasts until the page is loaded again.
  }
}

/** Brings the first table that this device comes to on a server to the screen that waits for it. */
export function useScreenHand(table: TableDoc | null, isWanted: boolean): void {
  const hand = screenHand.value;
  const invite = table?.invite;
  useEffect(() => {
    if (!isWanted || hand === null || invite === undefined) return;
    void import('./bring-table.ts').then(async ({ bringTable }) => bringTable(hand, invite));
  }, [isWanted, hand, invite]);
}
