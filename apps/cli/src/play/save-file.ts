import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, parse } from 'node:path';
import { readText, shownPath, troubleOf } from '../files.ts';
import type { Io } from '../io.ts';

/** Where matches are kept when nobody says where. */
export function usualSavePath(io: Io, game: string): string {
  const home = io.env['HOME'] ?? homedir();
  return join(io.env['XDG_STATE_HOME'] ?? join(home, '.local', 'state'), 'rudel', `${game}.rudel`);
}

/** The file that holds a match while it is played. It is always whole: the old text or the new one. */
export class SaveFile {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  get shown(): string {
    return shownPath(this.path);
  }

  /** Its text; null where there is none. Stops like any reading of a file. */
  read(): string | null {
    return existsSync(this.path) ? readText(this.path) : null;
  }

  /** What went wrong, or null. */
  write(text: string): string | null {
    const draft = `${this.path}.new`;
    return this.#try(() => {
      mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(draft, text, { mode: 0o600 });
      renameSync(draft, this.path);
    });
  }

  /** The path that the file gets when it is put away, by a mark of its own. */
  asidePath(mark: string): string {
    const { dir, name, ext } = parse(this.path);
    return join(dir, `${name}-${mark}${ext}`);
  }

  /** Puts the file away; what went wrong, or null. */
  moveAside(mark: string): string | null {
    return this.#try(() => renameSync(this.path, this.asidePath(mark)));
  }

  #try(work: () => void): string | null {
    try {
      work();
      return null;
    } catch (error) {
      return `${this.shown} ${troubleOf(error)}`;
    }
  }
}
