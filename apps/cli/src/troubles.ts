import type { ByLanguage, Language } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';

type Sentences = { readonly [code: string]: string };

const reading: ByLanguage<Sentences> = withSwiss({
  en: {
    ENOENT: 'does not exist',
    ENOTDIR: 'does not exist',
    EACCES: 'may not be opened',
    EPERM: 'may not be opened',
    EROFS: 'is on a read-only disk',
    ENOSPC: 'no longer fits on the disk',
    EISDIR: 'is a folder',
    EEXIST: 'is not a folder',
    ENAMETOOLONG: 'has too long a name',
  },
  de: {
    ENOENT: 'gibt es nicht',
    ENOTDIR: 'gibt es nicht',
    EACCES: 'darf nicht geöffnet werden',
    EPERM: 'darf nicht geöffnet werden',
    EROFS: 'liegt auf einem schreibgeschützten Datenträger',
    ENOSPC: 'passt nicht mehr auf den Datenträger',
    EISDIR: 'ist ein Ordner',
    EEXIST: 'ist kein Ordner',
    ENAMETOOLONG: 'hat einen zu langen Namen',
  },
});

/** What sounds different when something was to be written. */
const writing: ByLanguage<Sentences> = withSwiss({
  en: {
    ENOENT: 'cannot be created',
    ENOTDIR: 'cannot be created: there is a file where a folder should be',
    EACCES: 'may not be written',
    EPERM: 'may not be written',
  },
  de: {
    ENOENT: 'lässt sich nicht anlegen',
    ENOTDIR: 'lässt sich nicht anlegen: Wo ein Ordner sein sollte, liegt eine Datei',
    EACCES: 'darf nicht geschrieben werden',
    EPERM: 'darf nicht geschrieben werden',
  },
});

const unknown: ByLanguage<(code: string) => string> = withSwiss({
  en: (code) => `cannot be used (${code})`,
  de: (code) => `lässt sich nicht verwenden (${code})`,
});

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';

/** What the system said about a file that was to be read, in words. */
export function troubleOf(error: unknown, language: Language = 'en'): string {
  const code = codeOf(error);
  return reading[language][code] ?? unknown[language](code);
}

/** What the system said about a file or folder that was to be written, in words. */
export function writingTroubleOf(error: unknown, language: Language = 'en'): string {
  return writing[language][codeOf(error)] ?? troubleOf(error, language);
}
