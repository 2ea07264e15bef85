import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Balancer } from './balancer.mjs';
import { freePort, startPostgres } from './postgres.mjs';
import { install, run, say } from './process.mjs';

/** @import { ChildProcess } from 'node:child_process' */
/** @typedef {{ readonly name: string, readonly port: number, readonly peer: number, process: ChildProcess | null }} Node */

const nodeCount = 3;
const patience = 30_000;

/** Several servers on this machine, each in a process of its own. */
class Nodes {
  /** @type {readonly Node[]} */
  all = [];
  /** @readonly */
  #folder = mkdtempSync(join(tmpdir(), 'rudel-cluster-'));
  /** @readonly */
  #secret = randomBytes(32).toString('base64url');
  #isOver = false;

  /** @param {string} store */
  async start(store) {
    for (let nth = 1; nth <= nodeCount; nth += 1) {
      const node = { name: `server ${nth}`, port: await freePort(), peer: await freePort(), process: null };
      this.all = [...this.all, node];
      this.#run(node, store);
    }
  }

  /** Ends all of them in good order. */
  async stop() {
    this.#isOver = true;
    const ended = this.all.map(({ process: child }) => endOf(child));
    for (const { process: child } of this.all) child?.kill('SIGTERM');
    await Promise.all(ended);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /**
   * @param {Node} node
   * @param {string} store
   */
  #run(node, store) {
    const settings = {
      PORT: String(node.port),
      HOST: '127.0.0.1',
      RUDEL_DATA: join(this.#folder, node.name.replace(' ', '-')),
      RUDEL_STORE: store,
      RUDEL_PEER: `127.0.0.1:${node.peer}`,
      RUDEL_PEER_SECRET: this.#secret,
      RUDEL_METRICS_TOKEN: 'figures',
      RUDEL_LOG: 'warn',
    };
    const child = spawn(process.execPath, ['apps/server/bin/rudel-server.js'], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'ignore', 'inherit'],
      // Ctrl-C is for this program, which ends them in good order.
      detached: true,
    });
    node.process = child;
    child.once('exit', () => {
      node.process = null;
      if (this.#isOver) return;
      say(`${node.name} has ended; it is started again in five seconds.`);
      void pause(5000).then(() => {
        if (this.#isOver) return;
        this.#run(node, store);
        say(`${node.name} is process ${node.process?.pid} now.`);
      });
    });
  }
}

/** @param {ChildProcess | null} child */
function endOf(child) {
  if (child === null || child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', resolve);
  });
}

/** @param {Balancer} balancer */
async function untilReady(balancer) {
  for (let waited = 0; waited < patience && balancer.ready.length < nodeCount; waited += 100)
    await pause(100);
}

/**
 * @param {Nodes} nodes
 * @param {number} port
 * @param {string} where
 */
function explain(nodes, port, where) {
  const rows = nodes.all.map(
    ({ name, port: own, peer, process: child }) =>
      `  ${name}  process ${child?.pid}  http://127.0.0.1:${own}  figures: curl -H 'Authorization: Bearer figures' http://127.0.0.1:${peer}/metrics`,
  );
  say(`
Three servers share one Postgres (${where}); a balancer in front of them listens here:

  http://127.0.0.1:${port}

${rows.join('\n')}

Open a table, play, and meanwhile
  kill -9 <process>     a server dies: its tables go on elsewhere, at once
  kill <process>        it leaves in good order and hands its tables on
  kill -STOP <process>  it hangs: after three to four seconds its tables go on elsewhere …
  kill -CONT <process>  … and what it still wants to write is refused
Whatever ends is started again after five seconds. Stop all of it with Ctrl-C.
`);
}

async function main() {
  const own = process.env['RUDEL_STORE'] ?? null;
  const database = own === null ? await startPostgres() : { url: own, stop: () => {} };
  if (database === null) {
    say('There is no Postgres here, and none could be installed. Install one, or name one in RUDEL_STORE.');
    return 1;
  }
  const nodes = new Nodes();
  await nodes.start(database.url);
  const balancer = new Balancer(() => nodes.all.map(({ port }) => port));
  const port = await balancer.listen(Number(process.env['PORT'] ?? 3000));
  await untilReady(balancer);
  if (balancer.ready.length === 0) say('No server has become ready.');
  else explain(nodes, port, own === null ? 'started for this' : 'that in RUDEL_STORE');
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
  });
  say('Closing …');
  await nodes.stop();
  balancer.close();
  database.stop();
  return 0;
}

const failed = install() || run('npm', ['run', 'build']);
process.exitCode = failed === 0 ? await main() : failed;
