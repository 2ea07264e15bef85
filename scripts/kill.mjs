import { startPostgres } from './postgres.mjs';
import { install, runTool, say } from './process.mjs';

/** Kills the server so many times under load: `npm run kill -- 300`; or servers that share a Postgres: `npm run kill -- 100 cluster`. */
const [kills = '300', what = 'server'] = process.argv.slice(2);

function killServer() {
  return runTool('vitest', ['run', 'apps/server/test/built.test.ts', '-t', 'kill -9'], {
    RUDEL_KILLS: kills,
  });
}

async function killCluster() {
  const own = process.env['RUDEL_TEST_POSTGRES'];
  const database = own === undefined ? await startPostgres() : { url: own, stop: () => {} };
  if (database === null) {
    say('There is no Postgres here, and none could be installed.');
    return 1;
  }
  const tables = process.env['RUDEL_CLUSTER_TABLES'] ?? '34';
  const env = { RUDEL_TEST_POSTGRES: database.url, RUDEL_CLUSTER_ENDS: kills, RUDEL_CLUSTER_TABLES: tables };
  const failed = runTool('vitest', ['run', 'apps/server/test/cluster/processes.test.ts'], env);
  database.stop();
  return failed;
}

process.exitCode = install() || (what === 'cluster' ? await killCluster() : killServer());
