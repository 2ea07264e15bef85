import * as v from 'valibot';
import type { Seat } from '@rudel/kernel';
import { botPaces, clocks } from '@rudel/protocol';
import type { CreateTable, Invitation, JoinTable, ScreenState, SeatPlan } from '@rudel/protocol';

/** What makes a value of something that came from outside. */
export type Reader<T> = v.GenericSchema<unknown, T>;

/** What comes after a seat's number in a plan, a name or an option: one line of plain text. */
const line = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(/^\P{Cc}*$/u), v.check(isWellFormed));

const symbols = (longest: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(longest), v.regex(/^[\w-]+$/));

/** No half of a surrogate pair: it could not be stored and read back. */
function isWellFormed(text: string): boolean {
  return !/\p{Cs}/u.test(text);
}

const name = line(200);
const contribution = line(64);
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(63));
const plan = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^(?:me|open|bot [\w-]+)$/),
  v.transform((text) => text as SeatPlan),
);

export const invitation: Reader<Invitation> = v.union([
  v.strictObject({ invite: symbols(64) }),
  v.strictObject({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(16), v.regex(/^[A-Za-z\d -]+$/)) }),
  v.strictObject({ table: symbols(64) }),
]);

export const createTable: Reader<CreateTable> = v.strictObject({
  game: symbols(32),
  options: line(16_000),
  clock: v.picklist(clocks),
  pace: v.exactOptional(v.picklist(botPaces)),
  listed: v.boolean(),
  seats: v.pipe(v.array(plan), v.minLength(1), v.maxLength(64)),
  name,
  contribution,
});

export const joinTable: Reader<JoinTable> = v.strictObject({
  by: invitation,
  name,
  watch: v.boolean(),
  contribution,
  program: v.exactOptional(v.literal(true)),
});

export const handover: Reader<{ readonly seat: Seat | null }> = v.strictObject({ seat: v.nullable(seat) });

export const take: Reader<{ readonly key: string }> = v.strictObject({ key: symbols(128) });

export const screenKey: Reader<{ readonly key: string }> = v.strictObject({ key: symbols(64) });

export const screenWait: Reader<{ readonly ear: string; readonly known: ScreenState['state'] }> =
  v.strictObject({ ear: symbols(64), known: v.picklist(['open', 'claimed', 'shown']) });

export const screenShow: Reader<{ readonly hand: string; readonly invite: string }> = v.strictObject({
  hand: symbols(64),
  invite: symbols(64),
});

export const tableId: Reader<string> = symbols(64);

export const matchNumber: Reader<number> = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number));

/** The token in an `Authorization` header. */
export const bearer: Reader<string> = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^Bearer [\w-]+$/i),
  v.transform((header) => header.slice('Bearer '.length)),
);

/** The first thing that is wrong with a value: which part, never what stood there. */
export function partAtFault(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  const path = issue === undefined ? null : v.getDotPath(issue);
  const [part = ''] = path?.match(/^[a-z]{1,16}/i) ?? [];
  return part;
}
