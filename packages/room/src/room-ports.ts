import type { Ports } from './ports.ts';
import type { Calendar } from './time/calendar.ts';
import type { Space } from './writing/disk-space.ts';

/** What a room needs from the world around it, and from the other rooms. */
export type RoomPorts = Ports & {
  readonly space: Space;
  readonly calendar: Calendar;
  /** Somebody has left a table, or has another name: no text that has it may be at hand any longer. */
  readonly hasLost: (table: string) => void;
};
