import type { Eye, Open } from '@rudel/kernel';
import { changeText, evened, lengthInSecret, protocolVersion, usualLength } from '@rudel/protocol';
import type { Hello, MoreTime, Snapshot, TableDoc, Talk } from '@rudel/protocol';
import { base64url } from '../keys.ts';
import type { Crowd } from '../people/crowd.ts';
import { eyeTopic, tableTopic } from '../people/device.ts';
import type { Device } from '../people/device.ts';
import type { RoomPorts } from '../room-ports.ts';
import type { GameStep } from '../table/course.ts';
import { tableDoc } from '../table/table-doc.ts';
import { hasBots, hasTalk, outcomeOf, seatOf } from '../table/table-state.ts';
import type { Ledger } from '../writing/ledger.ts';
import type { Projection } from './projection.ts';

/** Tells everybody around a table what they may know of it. */
export class Herald {
  readonly #ports: RoomPorts;
  readonly #ledger: Ledger;
  readonly #crowd: Crowd;
  /** What was told before is of no use to another herald. */
  readonly #epoch: string;
  readonly #topics = new Map<Eye, string>();
  #doc: TableDoc;
  #isEven: boolean;
  /** Whether what everybody sees has changed, and they are being told so. */
  #isTurning = false;

  constructor(ports: RoomPorts, ledger: Ledger, crowd: Crowd) {
    this.#ports = ports;
    this.#ledger = ledger;
    this.#crowd = crowd;
    this.#epoch = base64url(ports.randomBytes(9));
    this.#doc = this.#docNow();
    this.#isEven = ledger.isSecretive;
  }

  /**
   * Whatever anybody is sent has one of few lengths while people decide in secret, and with what begins and ends that. This is the shortest of them, which is
   * longer where everybody is told something new; null where any length will do.
   */
  get leastLength(): number | null {
    if (!this.#isEven) return null;
    return this.#isTurning ? usualLength : lengthInSecret;
  }

  /** What has happened was told and answered. */
  hasTold(): void {
    this.#isEven = this.#ledger.isSecretive;
    this.#isTurning = false;
  }

  /** A greeting, and the match: the updates that were missed where they are known, else all of it. */
  greet(device: Device, have?: Hello['have']): void {
    if (!device.isOpen) return;
    device.startAnew();
    device.seat = seatOf(this.#ledger.state, device.person);
    device.follow(this.#ports.bus, this.#ledger.id);
    const epoch = this.#epochFor(device);
    const you = { person: device.person, seat: device.seat };
    device.tell({ t: 'welcome', v: protocolVersion, epoch, you, table: this.#doc });
    const stoodIn = this.#ledger.projection?.takeStandIn(device.eye) ?? 0;
    const isKnown = have?.epoch === epoch && stoodIn === 0;
    const missed = isKnown ? this.#missed(device.eye, have.match, have.seq) : null;
    if (missed === null) this.tellMatch([device], stoodIn);
    else for (const update of missed) device.send(evened(this.#timed(update)));
    this.tellTalk([device]);
    device.sendOwed();
  }

  /** All that is kept of the talk, where the game has any; to the host also what was reported of it. */
  tellTalk(devices: readonly Device[]): void {
    const { state, talk } = this.#ledger;
    if (!hasTalk(state)) return;
    const text = JSON.stringify({ t: 'talk', lines: talk.lines } satisfies Talk);
    for (const device of devices) device.send(text);
    this.#sendReports(devices);
  }

  /** Nobody but the host learns what was reported. */
  tellReports(): void {
    this.#sendReports(this.#crowd.devicesOf(this.#ledger.state.host));
  }

  #sendReports(devices: readonly Device[]): void {
    const { state, talk } = this.#ledger;
    const { reports } = talk;
    if (reports.length === 0) return;
    for (const device of devices) {
      if (device.person === state.host) device.tell({ t: 'reports', lines: reports });
    }
  }

  /** What has changed about the table itself. */
  tellTable(): void {
    const before = this.#doc;
    this.#doc = this.#docNow();
    const change = changeText(before, this.#doc);
    if (change === undefined) return;
    this.#ports.bus.publish(tableTopic(this.#ledger.id), `{"t":"table","d":${change}}`);
  }

  /** Each eye's part of a batch, where it has one. */
  tellSteps(steps: readonly GameStep[]): void {
    const updates: (readonly [Eye, string])[] = [];
    const { projection } = this.#ledger;
    const seen = projection?.seq('table');
    projection?.step(steps, this.#isFollowed, (eye, update) => updates.push([eye, update]));
    this.#isTurning = projection?.seq('table') !== seen;
    this.#isEven ||= this.#ledger.isSecretive;
    for (const [eye, update] of updates) this.#publish(eye, update);
  }

  /** Whoever sits elsewhere now is told so; returns the devices that see with another eye. */
  tellPlaces(): readonly Device[] {
    const { state, id } = this.#ledger;
    const moved = this.#crowd.devices.filter((device) => seatOf(state, device.person) !== device.seat);
    for (const device of moved) {
      device.seat = seatOf(state, device.person);
      device.follow(this.#ports.bus, id);
      device.tell({ t: 'you', you: { person: device.person, seat: device.seat } });
    }
    return moved;
  }

  /** How much time is left, which everybody has now. */
  tellTime(): void {
    const left = this.#left();
    if (left === null) return;
    const text = JSON.stringify({ t: 'more', left } satisfies MoreTime);
    this.#ports.bus.publish(tableTopic(this.#ledger.id), text);
  }

  /** The whole match. */
  tellMatch(devices: readonly Device[], stoodIn = 0): void {
    const { projection } = this.#ledger;
    if (projection === null || devices.length === 0) return;
    const texts = new Map<Eye, string>();
    for (const device of devices) {
      const text = texts.get(device.eye) ?? this.#snapshot(projection, device.eye, stoodIn);
      texts.set(device.eye, text);
      device.send(text);
    }
  }

  /** The same for a device that seems to know more than there is, once for each number of its eye. */
  correct(device: Device): void {
    const { projection } = this.#ledger;
    if (projection !== null && device.needsCorrection(projection.seq(device.eye))) this.tellMatch([device]);
  }

  readonly #isFollowed = (eye: Eye): boolean => this.#ports.bus.hasListeners(this.#topicOf(eye));

  #publish(eye: Eye, update: string): void {
    this.#ports.bus.publish(this.#topicOf(eye), this.#timed(update));
  }

  #topicOf(eye: Eye): string {
    const known = this.#topics.get(eye);
    if (known !== undefined) return known;
    const topic = eyeTopic(this.#ledger.id, eye);
    this.#topics.set(eye, topic);
    return topic;
  }

  #snapshot(projection: Projection, eye: Eye, stoodIn: number): string {
    const { state } = this.#ledger;
    const left = this.#left();
    const outcome = outcomeOf(state);
    const rest: Omit<Snapshot, 'log'> = {
      t: 'match',
      match: state.match?.number ?? 0,
      seq: projection.seq(eye),
      view: projection.view(eye),
      shapes: projection.shapes(eye),
      ...(left === null ? {} : { left }),
      ...(outcome === null ? {} : { outcome }),
      ...(stoodIn === 0 ? {} : { stoodIn }),
    };
    return evened(`${JSON.stringify(rest).slice(0, -1)},"log":${projection.log(eye)}}`);
  }

  #missed(eye: Eye, match: Open, seq: number): readonly string[] | null {
    const { projection, state } = this.#ledger;
    return projection === null || state.match?.number !== match ? null : projection.since(eye, seq);
  }

  /** An update with the time that is left now, which is another one when it is sent again. */
  #timed(update: string): string {
    const left = this.#left();
    return left === null ? update : `${update.slice(0, -1)},${left}]`;
  }

  #left(): number | null {
    const { clock, deadline } = this.#ledger;
    return deadline === null ? null : Math.max(0, deadline - clock.now);
  }

  #epochFor({ person }: Device): string {
    return `${this.#epoch}.${this.#crowd.moves(person)}`;
  }

  #docNow(): TableDoc {
    const { id, keys, state } = this.#ledger;
    const doc = tableDoc(id, keys, state, (person) => this.#crowd.isAway(person));
    const isBusy = hasBots(state) && this.#ports.thinkers.isBusyFor?.(id) === true;
    return {
      ...doc,
      ...(this.#ledger.clock.isStill ? { waits: true } : {}),
      ...(this.#ports.space.isFull ? { trouble: 'disk-full' } : {}),
      ...(isBusy ? { busy: true } : {}),
    };
  }
}
