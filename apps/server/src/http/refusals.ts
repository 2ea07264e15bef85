import type { HttpRefusal } from '@rudel/protocol';

/** A refusal on its way out of a handler. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: HttpRefusal;
  readonly headers: { readonly [name: string]: string };

  constructor(status: number, error: string, message: string, headers: Refusal['headers'] = {}) {
    super(error);
    this.status = status;
    this.body = { error, message };
    this.headers = headers;
  }
}

/** By the reasons of tables; any other is 400. */
const statuses: { readonly [error: string]: number } = {
  'not-yours': 403,
  'no-such-table': 404,
  'no-such-match': 404,
  'match-running': 409,
  'not-away': 409,
  'promise-broken': 409,
  'told-more': 409,
  'table-full': 409,
  'log-full': 409,
  'too-many-changes': 409,
  'key-spent': 410,
  'bad-contribution': 422,
  'bad-options': 422,
  'name-missing': 422,
  'no-such-game': 422,
  'no-such-level': 422,
  'no-such-seat': 422,
  'one-seat-each': 422,
  'wrong-number-of-seats': 422,
  'too-fast': 429,
  'disk-full': 503,
  'no-room': 503,
  trouble: 500,
};

/** The status of a refusal that came from a table. */
export function statusOf(error: string): number {
  return Object.hasOwn(statuses, error) ? (statuses[error] ?? 400) : 400;
}
