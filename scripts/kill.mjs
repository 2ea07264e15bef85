import { install, runTool } from './process.mjs';

/** Kills the server so many times under load: `npm run kill -- 300`. */
const [kills = '300'] = process.argv.slice(2);
const suite = ['run', 'apps/server/test/built.test.ts', '-t', 'kill -9'];

process.exitCode = install() || runTool('vitest', suite, { RUDEL_KILLS: kills });
