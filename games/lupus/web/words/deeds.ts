import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/kernel';
import type { Note, Role } from '@rudel/lupus/page';
import { deedDe } from './deeds-de.ts';
import { deedEn } from './deeds-en.ts';

/** What somebody did at night, ready to be put into words. */
export type DeedTold = {
  readonly role: Role;
  readonly note: Note;
  readonly night: number;
  readonly nameOf: (seat: number) => string;
  /** Whether it is told to whoever did it. */
  readonly isOwn?: boolean;
};

/** What somebody did at night, as a sentence without a subject; loaded with what shows it. */
export const deedWords: ByLanguage<(told: DeedTold) => string> = withSwiss({ en: deedEn, de: deedDe });
