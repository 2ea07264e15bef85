import type { Ports } from './ports.ts';
import type { Calendar } from './time/calendar.ts';
import type { DiskSpace } from './writing/disk-space.ts';

/** What a room needs from the world around it, and from the other rooms. */
export type RoomPorts = Ports & {
  readonly space: DiskSpace;
  readonly calendar: Calendar;
  /** Somebody has left a table, or has another name: no text that has it may be at hand any longer. */
  readonly hasLost: (table: string) => void;
};
