import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A frame as it is written by hand: anything the wire can carry, right or wrong. */
export type Frame = {
  readonly opcode?: number;
  readonly payload?: Buffer | string;
  readonly fin?: boolean;
  readonly reserved?: number;
  readonly isMasked?: boolean;
  /** What the header says, where it lies. */
  readonly saidLength?: number | bigint;
  /** How the length is written: in 7, 16 or 64 bits; as short as possible unless given. */
  readonly lengthBits?: 7 | 16 | 64;
};

const key = Buffer.from([0x12, 0x34, 0x56, 0x78]);

function lengthBytes(length: bigint, bits: number, maskBit: number): Buffer {
  if (bits === 7) return Buffer.from([maskBit | Number(length)]);
  const bytes = Buffer.alloc(bits === 16 ? 3 : 9);
  bytes[0] = maskBit | (bits === 16 ? 126 : 127);
  if (bits === 16) bytes.writeUInt16BE(Number(length), 1);
  else bytes.writeBigUInt64BE(length, 1);
  return bytes;
}

const shortest = (length: bigint): 7 | 16 | 64 => (length < 126n ? 7 : length < 65_536n ? 16 : 64);

export function frameBytes(frame: Frame): Buffer {
  const { opcode = 1, fin = true, reserved = 0, isMasked = true } = frame;
  const payload = Buffer.from(frame.payload ?? '');
  const length = BigInt(frame.saidLength ?? payload.length);
  const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  const header = lengthBytes(length, frame.lengthBits ?? shortest(length), isMasked ? 0x80 : 0);
  if (!isMasked) return Buffer.concat([Buffer.from([first]), header, payload]);
  const masked = payload.map((byte, at) => byte ^ (key[at % 4] ?? 0));
  return Buffer.concat([Buffer.from([first]), header, key, masked]);
}

export type Received = { readonly opcode: number; readonly payload: Buffer };

/** Reads the frames of a server; they are never masked and never in parts. */
function readFrames(bytes: Buffer): { readonly frames: readonly Received[]; readonly rest: Buffer } {
  const frames: Received[] = [];
  let at = 0;
  while (bytes.length - at >= 2) {
    let length = (bytes[at + 1] ?? 0) & 0x7f;
    let header = 2;
    if (length === 126) header = 4;
    if (length === 127) header = 10;
    if (bytes.length - at < header) break;
    if (header === 4) length = bytes.readUInt16BE(at + 2);
    if (header === 10) length = Number(bytes.readBigUInt64BE(at + 2));
    if (bytes.length - at < header + length) break;
    const payload = bytes.subarray(at + header, at + header + length);
    frames.push({ opcode: (bytes[at] ?? 0) & 0x0f, payload });
    at += header + length;
  }
  return { frames, rest: bytes.subarray(at) };
}

export type Upgrade = { readonly [header: string]: string };

const handshake = (port: number, headers: Upgrade, path: string): string => {
  const all: Upgrade = {
    Host: `127.0.0.1:${port}`,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};

/** A connection whose every byte is written by hand. */
export class RawClient {
  readonly socket: Socket;
  readonly frames: Received[] = [];
  #bytes = Buffer.alloc(0);
  #status: number | null = null;
  #isGone = false;
  readonly #waiting = new Set<() => void>();

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (data) => this.#read(data));
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      this.#isGone = true;
      this.#wake();
    });
  }

  static async open(port: number, headers: Upgrade = {}, path = '/ws'): Promise<RawClient> {
    const client = new RawClient(port);
    client.socket.write(handshake(port, headers, path));
    await client.until(() => client.#status !== null || client.#isGone);
    return client;
  }

  /** The status of the answer to the handshake. */
  get status(): number | null {
    return this.#status;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  /** The code in the server's closing frame, once it came. */
  get closeCode(): number | null {
    const closing = this.frames.find(({ opcode }) => opcode === 8);
    if (closing === undefined) return null;
    return closing.payload.length >= 2 ? closing.payload.readUInt16BE(0) : 1005;
  }

  get texts(): readonly string[] {
    return this.frames.filter(({ opcode }) => opcode === 1).map(({ payload }) => payload.toString());
  }

  write(bytes: Buffer | string): void {
    if (!this.#isGone) this.socket.write(bytes);
  }

  send(...frames: readonly Frame[]): void {
    this.write(Buffer.concat(frames.map(frameBytes)));
  }

  /** Waits for something to come true; looks whenever something came. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) {
      await new Promise<void>((resolve) => this.#waiting.add(resolve));
    }
  }

  /** Waits for the end of the connection and answers the server's goodbye. */
  async gone(): Promise<void> {
    await this.until(() => this.#isGone);
  }

  destroy(): void {
    this.socket.destroy();
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }

  #read(data: Buffer): void {
    this.#bytes = Buffer.concat([this.#bytes, data]);
    if (this.#status === null) this.#readHead();
    if (this.#status === 101) this.#readFrames();
    this.#wake();
  }

  #readHead(): void {
    const end = this.#bytes.indexOf('\r\n\r\n');
    if (end < 0) return;
    this.#status = Number(this.#bytes.subarray(9, 12).toString());
    this.#bytes = this.#bytes.subarray(end + 4);
  }

  #readFrames(): void {
    const { frames, rest } = readFrames(this.#bytes);
    this.#bytes = Buffer.from(rest);
    this.frames.push(...frames);
    if (frames.some(({ opcode }) => opcode === 8)) this.socket.end(frameBytes({ opcode: 8 }));
  }
}
