import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import { countedDe, countedEn } from './counted.ts';

/** What is said of a day: its talk, its votes and its scenes. */
export type DayWords = {
  readonly talk: {
    readonly title: string;
    readonly say: string;
    /** What is said most often, in a word. */
    readonly quick: { readonly suspect: string; readonly claim: string; readonly seer: string };
    readonly more: string;
    readonly ready: string;
    readonly enough: string;
    readonly done: string;
    readonly left: (count: number) => string;
    readonly saidAll: string;
    readonly nothing: string;
    /** The same where people talk aloud. */
    readonly aloud: string;
    readonly all: string;
    readonly died: (names: string) => string;
    readonly nobodyDied: string;
    readonly agree: string;
    /** Who has said the same as somebody else, and who the contrary. */
    readonly joined: (names: string) => string;
    readonly against: (names: string) => string;
    readonly disagree: string;
    readonly readyCount: (ready: number, of: number) => string;
    readonly silent: string;
  };
  readonly vote: {
    readonly owl: (name: string) => string;
    readonly suspects: string;
    readonly chosen: string;
    readonly yourDefence: string;
    readonly count: (count: number) => string;
    readonly both: string;
  };
  readonly moment: {
    readonly dead: (count: number) => string;
    readonly nobody: string;
    readonly lynched: (name: string) => string;
    readonly tie: string;
    /** Before the second vote is revealed. */
    readonly hush: string;
    readonly spared: string;
    readonly again: string;
  };
};

/** What is said of a day, in every language; loaded while the first night is told. */
export const dayWords: ByLanguage<DayWords> = withSwiss({
  en: {
    talk: {
      title: 'Statements',
      say: 'Make a statement',
      quick: { suspect: 'I suspect\u00A0…', claim: 'I am\u00A0…', seer: 'I saw\u00A0…' },
      more: 'More\u00A0…',
      ready: 'Ready to vote',
      enough: 'Enough for today',
      done: 'I have said it all',
      left: (count) => `${countedEn(count, 'statement')} left`,
      saidAll: 'You have said everything for today.',
      nothing: 'No statements yet.',
      aloud: 'You talk aloud. What you claim or report here, bots hear as well.',
      all: 'All statements',
      died: (names) => `Dead in the morning: ${names}.`,
      nobodyDied: 'Nobody died.',
      agree: 'Agree',
      joined: (names) => `So say ${names}.`,
      against: (names) => `Against it: ${names}.`,
      disagree: 'Disagree',
      readyCount: (ready, of) => `${ready} of ${of} ready to vote`,
      silent: 'Ghosts listen and say nothing.',
    },
    vote: {
      owl: (name) => `The owl pointed at ${name}.`,
      suspects: 'The suspects',
      chosen: 'You have judged. Nobody knows how.',
      yourDefence: 'Speak in your defence.',
      count: (count) => countedEn(count, 'vote'),
      both: 'The suspects wait.',
    },
    moment: {
      dead: (count) => (count === 1 ? 'Somebody did not wake up' : `${count} did not wake up`),
      nobody: 'Everybody woke up',
      lynched: (name) => `${name} is lynched`,
      tie: 'A tie: nearer to where the vote began',
      hush: 'The village holds its breath',
      spared: 'Nobody is lynched',
      again: 'A tie: once more',
    },
  },
  de: {
    talk: {
      title: 'Aussagen',
      say: 'Aussage machen',
      quick: { suspect: 'Verdacht\u00A0…', claim: 'Ich bin\u00A0…', seer: 'Ich sah\u00A0…' },
      more: 'Mehr\u00A0…',
      ready: 'Abstimmen',
      enough: 'Genug für heute',
      done: 'Das war alles',
      left: (count) => `noch ${countedDe(count, 'Aussage', 'Aussagen')}`,
      saidAll: 'Für heute hast du alles gesagt.',
      nothing: 'Noch keine Aussagen.',
      aloud: 'Ihr redet laut. Was ihr hier behauptet oder berichtet, hören auch die Bots.',
      all: 'Alle Aussagen',
      died: (names) => `Tot am Morgen: ${names}.`,
      nobodyDied: 'Niemand starb.',
      agree: 'Stimmt',
      joined: (names) => `Das sagt auch: ${names}.`,
      against: (names) => `Dagegen: ${names}.`,
      disagree: 'Stimmt nicht',
      readyCount: (ready, of) => `${ready} von ${of} bereit`,
      silent: 'Geister hören zu und schweigen.',
    },
    vote: {
      owl: (name) => `Die Nachteule hat auf ${name} gezeigt.`,
      suspects: 'Unter Verdacht',
      chosen: 'Du hast gerichtet. Niemand weiß, wie.',
      yourDefence: 'Verteidige dich.',
      count: (count) => countedDe(count, 'Stimme', 'Stimmen'),
      both: 'Wer verdächtig ist, wartet.',
    },
    moment: {
      dead: (count) => (count === 1 ? 'Jemand ist nicht aufgewacht' : `${count} sind nicht aufgewacht`),
      nobody: 'Alle sind aufgewacht',
      lynched: (name) => `${name} wird gelyncht`,
      tie: 'Gleichstand: näher am Anfang der Abstimmung',
      hush: 'Das Dorf hält den Atem an',
      spared: 'Niemand wird gelyncht',
      again: 'Gleichstand: noch einmal',
    },
  },
});
