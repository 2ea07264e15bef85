import { resolve } from 'node:path';
import { buildIfNeeded } from './freshness.mjs';
import { install, root, say } from './process.mjs';

/** Makes the package, in a folder that may be named: `npm run pack -- /somewhere`. */
const [folder = 'dist-package'] = process.argv.slice(2);

const failed = install() || buildIfNeeded();
if (failed === 0) {
  // Loaded only now: what it needs may just have been installed.
  const { makePackage } = await import('./package/make-package.mjs');
  say(`Packed: ${makePackage(resolve(root, folder))}`);
} else process.exitCode = failed;
