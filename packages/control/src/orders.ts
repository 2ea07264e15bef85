import * as v from 'valibot';

/** Raised when an order or an answer changes so that the other side would misread it. */
export const controlVersion = 1;

/** How one names a table: its id, or as much of its beginning as only this table has. */
const table = v.pipe(v.string(), v.regex(/^[\w-]{4,64}$/));
/** An address, or the mark that stands for it in the list of bans. */
const address = v.pipe(v.string(), v.regex(/^[\da-z.:%/]{2,64}$/i));
/** In seconds. */
export const longestBan: number = 10 * 365 * 24 * 3600;

const order = v.variant('do', [
  v.strictObject({ do: v.literal('backup'), file: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)) }),
  v.strictObject({
    do: v.literal('tables'),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  }),
  v.strictObject({ do: v.literal('close'), table }),
  v.strictObject({ do: v.literal('erase'), table }),
  v.strictObject({
    do: v.literal('ban'),
    address,
    seconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(longestBan)),
  }),
  v.strictObject({ do: v.literal('bans') }),
  v.strictObject({ do: v.literal('unban'), address }),
  v.strictObject({ do: v.literal('stats') }),
]);

/** What somebody at the machine can ask of the running server. */
export type Order = v.InferOutput<typeof order>;
export type OrderKind = Order['do'];
export type OrderOf<K extends OrderKind> = Extract<Order, { readonly do: K }>;

/** A table as whoever runs the server sees it: no name, no code, no card. */
const tableLine = v.object({
  /** The beginning of its id: enough to name it here, too little to open its records. */
  table: v.string(),
  game: v.string(),
  phase: v.string(),
  people: v.number(),
  /** How many devices are connected. */
  here: v.number(),
  /** Milliseconds since its last change. */
  age: v.number(),
  bytes: v.number(),
});
export type TableLine = v.InferOutput<typeof tableLine>;

const answers = {
  /** Tables that were damaged before are damaged in the copy, too. */
  backup: v.object({ file: v.string(), tables: v.number(), bytes: v.number(), damaged: v.number() }),
  tables: v.object({ tables: v.array(tableLine), left: v.number() }),
  close: v.object({ table: v.string(), sentAway: v.number() }),
  erase: v.object({ table: v.string() }),
  ban: v.object({ mark: v.string(), seconds: v.number(), dropped: v.number() }),
  bans: v.object({ bans: v.array(v.object({ mark: v.string(), seconds: v.number() })) }),
  unban: v.object({ lifted: v.number() }),
  stats: v.record(v.string(), v.number()),
};

/** What each order is answered with. */
export type Answers = { readonly [K in OrderKind]: v.InferOutput<(typeof answers)[K]> };

/** An answer on its way: what was asked for, or a word for programs and a sentence for people. */
export type Reply =
  | { readonly v: number; readonly ok: true; readonly value: unknown }
  | { readonly v: number; readonly ok: false; readonly error: string; readonly message: string };

const reply: v.GenericSchema<unknown, Reply> = v.variant('ok', [
  v.object({ v: v.number(), ok: v.literal(true), value: v.unknown() }),
  v.object({ v: v.number(), ok: v.literal(false), error: v.string(), message: v.string() }),
]);

function parsedJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

export const formatOrder = (wanted: Order): string => JSON.stringify({ v: controlVersion, ...wanted });

/** Reads one line: an order, or why it is none. */
export function readOrder(line: string): Order | 'other-version' | 'malformed' {
  const value = parsedJson(line);
  if (typeof value !== 'object' || value === null || !('v' in value)) return 'malformed';
  const { v: version, ...rest } = value;
  if (version !== controlVersion) return 'other-version';
  const read = v.safeParse(order, rest);
  return read.success ? read.output : 'malformed';
}

/** Reads the line that answers an order; null where it is none. */
export function readReply(line: string): Reply | null {
  const read = v.safeParse(reply, parsedJson(line));
  return read.success ? read.output : null;
}

/** What a reply says to an order of a kind; null where it does not fit it. */
export function readAnswer<K extends OrderKind>(kind: K, value: unknown): Answers[K] | null {
  const schema: v.GenericSchema = answers[kind];
  const read = v.safeParse(schema, value);
  return read.success ? (read.output as Answers[K]) : null;
}
