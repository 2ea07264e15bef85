import { createHash } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@rudel/kernel';
import { flagOf } from '../command.ts';
import type { Call } from '../command.ts';
import { shownPath } from '../files.ts';
import { makeFolder } from '../folders.ts';
import { pathOf } from '../given.ts';
import { stateFolder } from '../state-folder.ts';
import { Stop, misused, refused } from '../stop.ts';
import { writingTroubleOf } from '../troubles.ts';
import type { ArenaResult } from './arena-match.ts';
import { arenaPhrases } from './phrases.ts';
import { readResults } from './read-results.ts';
import type { ArenaHead } from './series.ts';

/** Where the results of arenas are: as it is asked for, or where they are kept by themselves. */
export function resultsFolder(call: Call): string {
  const asked = flagOf(call, 'results');
  return asked === undefined ? join(stateFolder(call.io), 'arena') : pathOf(call.io, asked);
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/^exec:|[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 16);

/** The same arena has the same file, whoever asks again, and another one another. */
export function resultsName(head: ArenaHead): string {
  const mark = createHash('sha256').update(JSON.stringify(head)).digest('hex').slice(0, 8);
  const names = [...new Set(head.bots.map(({ name }) => slug(name)))].filter((name) => name !== '');
  return `${head.game.replace('/', '-')}-${head.seats}-${names.slice(0, 3).join('-')}-${mark}.jsonl`;
}

/** The file that an arena writes its results to, one line a match, each on disk before the next is played. */
export class ResultsFile {
  readonly path: string;
  readonly before: readonly ArenaResult[];
  readonly #file: number;
  readonly #language: Language;
  #size: number;

  /** Opens what is there already; a line that was cut off is played again. */
  constructor(folder: string, head: ArenaHead, language: Language) {
    this.path = join(folder, resultsName(head));
    this.#language = language;
    this.#file = this.#try(() => {
      makeFolder(folder);
      return openSync(this.path, 'a+');
    });
    const text = readFileSync(this.#file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    this.#size = Buffer.byteLength(whole);
    ftruncateSync(this.#file, this.#size);
    this.before = whole === '' ? [] : readResults(shownPath(this.path), whole, language).results;
    if (whole === '') this.#write(head);
  }

  add(result: ArenaResult): void {
    if (fstatSync(this.#file).size !== this.#size)
      refused(arenaPhrases(this.#language).changed(shownPath(this.path)));
    this.#write(result);
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(value: ArenaHead | ArenaResult): void {
    const line = `${JSON.stringify(value)}\n`;
    this.#try(() => {
      writeSync(this.#file, line);
      fsyncSync(this.#file);
    });
    this.#size += Buffer.byteLength(line);
  }

  #try<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof Stop) throw error;
      return misused(`${shownPath(this.path)} ${writingTroubleOf(error, this.#language)}.`);
    }
  }
}
