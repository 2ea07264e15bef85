import type { Role, Told } from '@rudel/lupus/page';
import type { DeedTold } from './deeds.ts';
import { signsDe as signs } from './signs.ts';

const found = (told: Told | null): string => (told === 'wolf' ? 'ein Werwolf' : 'kein Werwolf');

/** Wer auch wach war; danach, Satz für Satz, auf wen jemand zeigte. */
function matesTold({ note: { mates }, nameOf }: DeedTold): string {
  if (mates.length === 0) return '';
  const all = new Intl.ListFormat('de').format(mates.map(({ seat }) => nameOf(seat)));
  const pointings = mates.map(({ seat, at, sign }) =>
    at === null
      ? ''
      : ` ${nameOf(seat)} zeigte auf ${nameOf(at)}${sign === null ? '' : ` (${signs[sign]})`}.`,
  );
  return `${all}.${pointings.join('')}`;
}

/** Was jemand Aufgerufenes tat, ohne Subjekt: Es gilt für einen selbst wie für andere. */
const deeds: { readonly [R in Role]?: (told: DeedTold, at: string) => string } = {
  wolf: (told, at) => {
    const mates = matesTold(told);
    const pack =
      mates === ''
        ? 'Kein anderer Werwolf ist wach.'
        : `${told.isOwn === true ? 'Dein Rudel:' : 'Mit'} ${mates}`;
    return told.note.chosen === null ? pack : `${at} gewählt. ${pack}`;
  },
  seer: (told, at) => {
    const mates = matesTold(told);
    const what = told.note.told === 'villager' ? 'Dorfbewohner' : found(told.note.told);
    return `${at} durchschaut: ${what}.${mates === '' ? '' : ` Mit ${mates}`}`;
  },
  medium: ({ note }) =>
    note.told === null ? 'Zuvor wurde niemand gelyncht.' : `Zuletzt gelyncht: ${found(note.told)}.`,
  bodyguard: (_told, at) => `${at} bewacht.`,
  owl: (_told, at) => `Auf ${at} gezeigt.`,
  freemason: ({ note, nameOf }) =>
    note.mates.length === 0
      ? 'Der andere Freimaurer war nicht zu sehen.'
      : `Der andere Freimaurer: ${note.mates.map(({ seat }) => nameOf(seat)).join(', ')}.`,
  mythomaniac: ({ note }, at) => {
    if (note.told === 'wolf') return `Wollte wie ${at} sein und wurde zum Werwolf.`;
    return `Wollte wie ${at} sein und ${note.told === 'seer' ? 'wurde zum Seher' : 'blieb ein Mensch'}.`;
  },
};

/** What somebody called did, in German. */
export const deedDe = (told: DeedTold): string =>
  deeds[told.role]?.(told, told.nameOf(told.note.chosen ?? told.note.at)) ?? '';
