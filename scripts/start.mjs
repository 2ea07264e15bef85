import { isBuilt, noteBuild } from './freshness.mjs';
import { build, installToServe, say } from './process.mjs';

function buildIfNeeded() {
  if (isBuilt()) return 0;
  const began = new Date();
  const failed = build();
  if (failed === 0) noteBuild(began);
  return failed;
}

const failed = installToServe() || buildIfNeeded();
if (failed === 0) {
  // In this very process, so that a signal reaches the server itself.
  await import('../apps/server/bin/rudel-server.js');
} else {
  say('Rudel could not be built; what went wrong stands above.');
  process.exitCode = failed;
}
