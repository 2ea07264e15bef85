import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const worker = 'service-worker.js';

/** The files that lie beside the built ones, with what they contain. */
function publicFiles(folder: string): readonly (readonly [path: string, content: Buffer])[] {
  return readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]);
}

/** Tells the service worker what to keep: every file of the build and of the public folder. */
export function serviceWorkerPlugin(): Plugin {
  let folder = '';
  return {
    name: 'rudel-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunk = bundle[worker];
        if (chunk?.type !== 'chunk') return this.error(`the build has no ${worker}`);
        if (chunk.imports.length > 0) this.error(`${worker} must stand alone`);
        const kept = publicFiles(folder);
        const built = Object.keys(bundle).filter((name) => name !== worker && !name.endsWith('.map'));
        const paths = [...built, ...kept.map(([name]) => name)].map((name) => `/${name}`);
        const hash = createHash('sha256').update(chunk.code).update(paths.join('\n'));
        for (const [, content] of kept) hash.update(content);
        const index = bundle['index.html'];
        if (index?.type === 'asset') hash.update(index.source);
        const version = hash.digest('hex').slice(0, 12);
        const head = `const precached=${JSON.stringify(paths)},version=${JSON.stringify(version)};`;
        chunk.code = `${head}\n${chunk.code}`;
      },
    },
  };
}
