import { useEffect, useState } from 'preact/hooks';
import type { ScreenState } from '@rudel/protocol';
import { screenDoor } from '@rudel/session/screen-door';

/** How it stands with a screen that waits for a table. */
export type Pairing =
  | { readonly kind: 'opening' | 'claimed' | 'unreachable' }
  /** It shows this key as a code. */
  | { readonly kind: 'open'; readonly key: string };

/** In milliseconds: a code is good for ten minutes, and shown for a little less. */
const renewedAfter = 9 * 60_000;

/** In milliseconds: until a server that was not reached is tried again. */
const untilAgain = 4_000;

const pause = async (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, untilAgain);
  });

type Listener = {
  readonly isOver: () => boolean;
  /** By `performance.now()`: when the code that is shown is replaced. */
  readonly until: number;
  readonly tell: (pairing: Pairing) => void;
  readonly shown: (invite: string) => void;
};

/** Follows one code until it brings a table, is too old, or nobody wants to know any more. */
async function follow(ear: string, listener: Listener, known: ScreenState['state']): Promise<void> {
  if (known === 'open' && performance.now() > listener.until) return;
  const heard = await screenDoor.wait(ear, known);
  if (listener.isOver()) return;
  if (!heard.ok && heard.refusal.error === 'screen-gone') return;
  if (!heard.ok) {
    await pause();
    return follow(ear, listener, known);
  }
  const { value } = heard;
  if (value.state === 'shown') {
    listener.shown(value.invite);
    return;
  }
  if (value.state === 'claimed') listener.tell({ kind: 'claimed' });
  return follow(ear, listener, value.state);
}

/** Shows codes, one after the other, until one brings a table. */
async function pair(listener: Listener): Promise<void> {
  const opened = await screenDoor.open();
  if (listener.isOver()) return;
  if (opened.ok) {
    listener.tell({ kind: 'open', key: opened.value.key });
    await follow(opened.value.ear, { ...listener, until: performance.now() + renewedAfter }, 'open');
  } else {
    listener.tell({ kind: 'unreachable' });
    await pause();
  }
  if (!listener.isOver()) await pair(listener);
}

/** A code for phones; `again` shows another one instead. */
export function usePairing(onShown: (invite: string) => void): readonly [Pairing, again: () => void] {
  const [pairing, tell] = useState<Pairing>({ kind: 'opening' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isOver = false;
    const shown = (invite: string): void => {
      isOver = true;
      onShown(invite);
    };
    void pair({ isOver: () => isOver, until: 0, tell, shown });
    return () => {
      isOver = true;
    };
  }, [round]);
  return [pairing, () => setRound(round + 1)];
}
