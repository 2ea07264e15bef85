import type { Farewell } from '@rudel/protocol';
import type { Crowd } from './people/crowd.ts';
import type { RoomPorts } from './room-ports.ts';
import type { Moment } from './table/decision.ts';
import { Audience } from './telling/audience.ts';
import type { Herald } from './telling/herald.ts';
import type { DiskPace } from './time/tick.ts';
import type { Ledger } from './writing/ledger.ts';
import { Writer } from './writing/writer.ts';

/** A table that is open: what is written about it, and those who hear of it. */
export class LiveTable {
  readonly ports: RoomPorts;
  readonly writer: Writer;
  readonly audience: Audience;

  /** `onLost` is called when the table can no longer be written or read. */
  constructor(ports: RoomPorts, ledger: Ledger, disk: DiskPace, onLost: (why: Farewell) => void) {
    this.ports = ports;
    this.audience = new Audience(ports, ledger);
    this.writer = new Writer(ports, { ledger, disk, audience: this.audience, onLost });
  }

  get ledger(): Ledger {
    return this.writer.ledger;
  }

  get crowd(): Crowd {
    return this.audience.crowd;
  }

  get herald(): Herald {
    return this.audience.herald;
  }

  get now(): number {
    return this.ports.clockwork.now();
  }

  /** The table for a decision, with all that was decided before. */
  moment(): Moment {
    return this.ledger.moment(this.audience.isHere);
  }

  /** The table as everybody knows it, for what needs no writing. */
  momentKnown(): Moment {
    const { ledger, audience } = this;
    return ledger.moment(audience.isHere, ledger.state);
  }
}
