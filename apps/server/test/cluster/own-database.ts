import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database of its own on the server of another one, for as long as a test takes. */
export class OwnDatabase {
  readonly #server: string;
  readonly #name = `rudel_${randomBytes(6).toString('hex')}`;

  constructor(server: string) {
    this.#server = server;
  }

  get url(): string {
    const url = new URL(this.#server);
    url.pathname = this.#name;
    return url.href;
  }

  async open(): Promise<void> {
    await this.#run(`CREATE DATABASE ${this.#name}`);
  }

  async close(): Promise<void> {
    await this.#run(`DROP DATABASE ${this.#name} WITH (FORCE)`);
  }

  async #run(sql: string): Promise<void> {
    const client = new Client({ connectionString: this.#server });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }
}
