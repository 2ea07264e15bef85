import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  lines: 'What has been said',
  empty: 'Nobody has written anything yet. Bots do not read this.',
  field: 'Say something to everybody',
  send: 'Say it',
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  over: (count: number) => (count === 1 ? '1 character too many' : `${count} characters too many`),
  phrases: 'Set phrases',
  more: (name: string) => `About ${name}`,
  mute: 'Mute for me',
  unmute: 'Unmute',
  muted: (names: string) => `Muted on this device: ${names}`,
  report: 'Report to the host',
  reported: 'Reported to the host, without your name.',
  silence: 'Silence for this match',
  unsilence: 'Let them speak again',
  silenced: 'silenced',
  reports: 'Reported to you',
  times: (count: number) => (count === 1 ? 'by one person' : `by ${count} people`),
};

export type TalkWords = typeof en;

const de: TalkWords = {
  lines: 'Was gesagt wurde',
  empty: 'Noch hat niemand etwas geschrieben. Bots lesen hier nicht mit.',
  field: 'Sag allen etwas',
  send: 'Sagen',
  left: (count) => `noch ${count} Zeichen`,
  over: (count) => `${count} Zeichen zu viel`,
  phrases: 'Feste Sätze',
  more: (name) => `Zu ${name}`,
  mute: 'Für mich stumm',
  unmute: 'Wieder hören',
  muted: (names) => `Auf diesem Gerät stumm: ${names}`,
  report: 'Dem Gastgeber melden',
  reported: 'Gemeldet. Von wem, erfährt niemand.',
  silence: 'Für diese Partie stumm schalten',
  unsilence: 'Wieder reden lassen',
  silenced: 'stumm geschaltet',
  reports: 'Dir gemeldet',
  times: (count) => (count === 1 ? 'von einer Person' : `von ${count} Personen`),
};

/** What stands around free text, in every language. */
export const talkWords: ByLanguage<TalkWords> = withSwiss({ en, de });
