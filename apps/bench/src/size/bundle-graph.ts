/** A chunk in the manifest that Vite writes: what it is made of, and what it needs. */
export type ManifestChunk = {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};

/** By the name of a source, or by the name that a shared chunk got. */
export type Manifest = { readonly [key: string]: ManifestChunk };

/** The keys of all chunks that must be there before one of these can run: themselves and what they import statically. */
export function staticGraph(manifest: Manifest, roots: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (reached.has(key)) continue;
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no chunk for ${key}`);
    reached.add(key);
    open.push(...(chunk.imports ?? []));
  }
  return reached;
}

/** The files of these chunks, each once: scripts, and what comes along with them. */
export function filesOf(manifest: Manifest, keys: ReadonlySet<string>): ReadonlySet<string> {
  const files = new Set<string>();
  for (const key of keys) {
    const { file = '', css = [], assets = [] } = manifest[key] ?? {};
    for (const each of [file, ...css, ...assets]) files.add(each);
  }
  return files;
}

export const fileKinds = ['js', 'css', 'font', 'image', 'other'] as const;
export type FileKind = (typeof fileKinds)[number];

const endings: { readonly [ending: string]: FileKind } = {
  js: 'js',
  mjs: 'js',
  css: 'css',
  woff: 'font',
  woff2: 'font',
  svg: 'image',
  png: 'image',
  webp: 'image',
  avif: 'image',
  jpg: 'image',
};

export function kindOf(file: string): FileKind {
  return endings[file.split('.').at(-1) ?? ''] ?? 'other';
}

/** Bytes on the wire, by kind. */
export type Weights = { readonly [K in FileKind]: number };

export function weigh(files: Iterable<string>, bytesOf: (file: string) => number): Weights {
  const weights = { js: 0, css: 0, font: 0, image: 0, other: 0 };
  for (const file of files) weights[kindOf(file)] += bytesOf(file);
  return weights;
}
