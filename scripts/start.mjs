import { buildIfNeeded } from './freshness.mjs';
import { installToServe, say } from './process.mjs';

const failed = installToServe() || buildIfNeeded();
if (failed === 0) {
  // In this very process, so that a signal reaches the server itself.
  await import('../apps/server/bin/rudel-server.js');
} else {
  say('Rudel could not be built; what went wrong stands above.');
  process.exitCode = failed;
}
