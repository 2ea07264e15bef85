import type { Role, Told } from '@rudel/lupus/page';
import type { DeedTold } from './deeds.ts';
import { signsEn as signs } from './signs.ts';

const found = (told: Told | null): string => (told === 'wolf' ? 'a werewolf' : 'not a werewolf');

/** Who was awake as well; then, sentence by sentence, whom each pointed at. */
function matesTold({ note: { mates }, nameOf }: DeedTold): string {
  if (mates.length === 0) return '';
  const all = new Intl.ListFormat('en').format(mates.map(({ seat }) => nameOf(seat)));
  const pointings = mates.map(({ seat, at, sign }) =>
    at === null
      ? ''
      : ` ${nameOf(seat)} pointed at ${nameOf(at)}${sign === null ? '' : ` (${signs[sign]})`}.`,
  );
  return `${all}.${pointings.join('')}`;
}

/** What somebody called did, without a subject: it stands for oneself and for others. */
const deeds: { readonly [R in Role]?: (told: DeedTold, at: string) => string } = {
  wolf: (told, at) => {
    const mates = matesTold(told);
    const pack =
      mates === ''
        ? 'No other werewolf is awake.'
        : `${told.isOwn === true ? 'Your pack:' : 'With'} ${mates}`;
    return told.note.chosen === null ? pack : `Chose ${at}. ${pack}`;
  },
  seer: (told, at) => {
    const mates = matesTold(told);
    const what = told.note.told === 'villager' ? 'a villager' : found(told.note.told);
    return `Looked at ${at}: ${what}.${mates === '' ? '' : ` With ${mates}`}`;
  },
  medium: ({ note }) =>
    note.told === null ? 'Nobody was lynched before.' : `The one lynched last was ${found(note.told)}.`,
  bodyguard: (_told, at) => `Guarded ${at}.`,
  owl: (_told, at) => `Pointed at ${at}.`,
  freemason: ({ note, nameOf }) =>
    note.mates.length === 0
      ? 'The other freemason could not be seen.'
      : `The other freemason: ${note.mates.map(({ seat }) => nameOf(seat)).join(', ')}.`,
  mythomaniac: ({ note }, at) => {
    if (note.told === 'wolf') return `Wanted to be ${at}, and became a werewolf.`;
    return `Wanted to be ${at}, and ${note.told === 'seer' ? 'became a seer' : 'stayed human'}.`;
  },
};

/** What somebody called did, in English. */
export const deedEn = (told: DeedTold): string =>
  deeds[told.role]?.(told, told.nameOf(told.note.chosen ?? told.note.at)) ?? '';
