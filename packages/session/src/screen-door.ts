import type { ScreenHand, ScreenKeys, ScreenState } from '@rudel/protocol';
import type { OrRefusal } from '@rudel/room';
import { callsBy } from './server-host.ts';

/** A screen that waits for a table, and a phone that brings it one. */
export interface ScreenDoor {
  open(): Promise<OrRefusal<ScreenKeys>>;
  /** What the screen is to do, as soon as that is not what it knows. */
  wait(ear: string, known: ScreenState['state']): Promise<OrRefusal<ScreenState>>;
  claim(key: string): Promise<OrRefusal<ScreenHand>>;
  show(hand: string, invite: string): Promise<OrRefusal<object>>;
}

const { post } = callsBy({ fetch: async (path, init) => fetch(path, init) });

/** The server this page came from. */
export const screenDoor: ScreenDoor = {
  open: async () => post('/api/screens', {}),
  wait: async (ear, known) => post('/api/screens/wait', { ear, known }),
  claim: async (key) => post('/api/screens/claim', { key }),
  show: async (hand, invite) => post('/api/screens/show', { hand, invite }),
};
