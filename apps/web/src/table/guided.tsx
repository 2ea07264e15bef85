import { guidedTables } from '@rudel/classroom/guided-tables';
import type { AnyGlimpse } from '@rudel/kernel';
import type { TablePlay } from '@rudel/session/table-play';
import { lazyPart } from '@rudel/ui/lazy-part';
import type { Desk } from './desk.ts';

const Guide = lazyPart(async () => (await import('@rudel/classroom/guide')).Guide);

/** Whether this device's person plays with bots alone: then the table waits for whoever reads, and nobody learns from it what they read. */
export function isAlone({ table, session }: Desk): boolean {
  const you = session.you.value;
  const people = table.seats.filter(({ kind }) => kind === 'person').length;
  return you !== null && you.seat !== null && people === 1;
}

/** Whether what comes up is explained at this table. */
export const isGuided = (desk: Desk): boolean =>
  desk.ui.guidance !== undefined && guidedTables.has(desk.table.id) && isAlone(desk);

type GuidedProps = {
  readonly desk: Desk;
  readonly driven: TablePlay;
  /** What was noticed so far, as far as it was shown. */
  readonly read: readonly AnyGlimpse[];
};

/** The guide through a first match, where it is wanted. */
export function Guided({ desk, driven, read }: GuidedProps) {
  if (!isGuided(desk)) return null;
  return (
    <Guide
      ui={desk.ui}
      play={driven.play}
      table={desk.table.id}
      read={read}
      isMoving={driven.isSending.value}
    />
  );
}
