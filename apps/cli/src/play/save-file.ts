import { existsSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import type { Language } from '@rudel/kernel';
import { readText, shownPath } from '../files.ts';
import { makeFolder } from '../folders.ts';
import type { Io } from '../io.ts';
import { stateFolder } from '../state-folder.ts';
import { writingTroubleOf } from '../troubles.ts';

/** Where matches are kept when nobody says where. */
export function usualSavePath(io: Io, game: string): string {
  return join(stateFolder(io), `${game}.rudel`);
}

/** What changes whenever anybody writes the file; null where there is none. */
function stampOf(path: string): string | null {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.ino} ${stat.size} ${stat.mtimeNs}`;
}

/** The file that holds a match while it is played. It is always whole: the old text or the new one. */
export class SaveFile {
  readonly path: string;
  readonly #language: Language;
  /** The file as this sitting last saw it. */
  #known: string | null = null;

  constructor(path: string, language: Language) {
    this.path = path;
    this.#language = language;
  }

  get shown(): string {
    return shownPath(this.path);
  }

  /** Its text; null where there is none. Stops like any reading of a file. */
  read(): string | null {
    if (!existsSync(this.path)) return null;
    this.#known = stampOf(this.path);
    return readText(this.path);
  }

  /** Whether somebody else has written or removed the file since this sitting last saw it. */
  isChanged(): boolean {
    try {
      return stampOf(this.path) !== this.#known;
    } catch {
      return false;
    }
  }

  /** What went wrong, or null. */
  write(text: string): string | null {
    const draft = `${this.path}.new`;
    return this.#try(() => {
      makeFolder(dirname(this.path));
      writeFileSync(draft, text, { mode: 0o600 });
      renameSync(draft, this.path);
      this.#known = stampOf(this.path);
    });
  }

  /** The path that the file gets when it is put away, by a mark of its own; nothing stands there yet. */
  asidePath(mark: string): string {
    const { dir, name, ext } = parse(this.path);
    const pathWith = (end: string): string => join(dir, `${name}-${mark}${end}${ext}`);
    let path = pathWith('');
    for (let nth = 2; existsSync(path); nth += 1) path = pathWith(`-${nth}`);
    return path;
  }

  /** Puts the file away; what went wrong, or null. */
  moveTo(aside: string): string | null {
    return this.#try(() => {
      renameSync(this.path, aside);
      this.#known = null;
    });
  }

  #try(work: () => void): string | null {
    try {
      work();
      return null;
    } catch (error) {
      return `${this.shown} ${writingTroubleOf(error, this.#language)}`;
    }
  }
}
