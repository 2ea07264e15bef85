import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './process.mjs';

/** What is already compressed, or too small to gain anything, stays as it is. */
const compressible = /\.(?:css|html|js|json|map|svg|txt|webmanifest)$/;
const least = 1024;

const folder = join(root, 'apps/web/dist');

/** Puts a .br and a .gz beside every file of the client, so that the server never compresses anything itself. */
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!compressible.test(name)) continue;
  const path = join(folder, name);
  const bytes = readFileSync(path);
  if (bytes.length < least) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
