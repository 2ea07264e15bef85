/** A prepared statement, as far as it is used here. */
export interface Statement {
  run(...cells: unknown[]): unknown;
  get(...cells: unknown[]): unknown;
  all(...cells: unknown[]): unknown[];
}

/** A `DatabaseSync` of `node:sqlite`, as far as it is used here. */
export interface Database {
  readonly isTransaction: boolean;
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}

/** What has the API of `node:sqlite`. */
export type Driver = {
  readonly DatabaseSync: new (file: string) => Database;
  /** Copies a database page by page, while it is read and written. */
  readonly backup: (database: never, to: string, options: { readonly rate: number }) => Promise<number>;
};
