import type { ReadonlySignal } from '@preact/signals';
import type { PersonId, Preset, TableDoc, Wish } from '@rudel/protocol';
import type { Host } from '@rudel/session/host';
import type { Session } from '@rudel/session/session';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import type { Unread } from './talk/unread.ts';

/** What lies open beside the table; null for nothing. */
export type Panel =
  | 'moves'
  | 'hint'
  | 'log'
  | 'chat'
  | 'menu'
  | 'players'
  | 'invite'
  | 'device'
  | 'rules'
  | 'remote';

/** All that the parts of the table share. */
export type Desk = {
  readonly session: Session;
  readonly ui: AnyGameUi;
  readonly host: Host;
  readonly table: TableDoc;
  /** A lesson: nobody else is there, and it says itself what to do. */
  readonly isLesson?: true;
  /** What each person has said just now. */
  readonly said: ReadonlySignal<ReadonlyMap<PersonId, Preset>>;
  /** What others have said in free text and nobody here has read. */
  readonly unread: Unread;
  /** Wishes something of the table; a refusal is said aloud. True if it was done. */
  readonly wish: (wish: Wish) => Promise<boolean>;
  readonly open: (panel: Panel | null) => void;
  /** Shows the rules, from one of them on. */
  readonly openRule: (rule: string | null) => void;
};

/** Whether this device's person is the host. */
export function isHosting(desk: Desk): boolean {
  return desk.session.you.value?.person === desk.table.host;
}
