import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/kernel';

const en = {
  ahead: (name: string, fields: number): string =>
    `A stone of ${name}’s stands ${fields} ${fields === 1 ? 'field' : 'fields'} before one of yours.`,
  behind: (name: string, fields: number): string =>
    `A stone of ${name}’s stands ${fields} ${fields === 1 ? 'field' : 'fields'} behind one of yours.`,
  home: 'A stone of your team can get into its stall now.',
  nest: 'Your stones wait in the nest: a card that lets one out decides.',
  gift: (cards: number): string =>
    `You give one of ${cards} cards: what helps your partner, and what can you not do without?`,
  fold: 'Nothing can be played: your hand goes down.',
  calm: 'Nobody is near: it is about the way to the stall, and about what you keep for later.',
  hits: (count: number): string =>
    count === 1 ? 'sends a stone of theirs back' : `sends ${count} of their stones back`,
  ownHits: 'costs a stone of your own',
  partnerHits: 'sends a stone of your partner’s back',
  broughtHome: (count: number): string =>
    count === 1 ? 'brings a stone into the stall' : `brings ${count} stones into the stall`,
  exit: 'brings a stone out',
  safe: 'is hardly hit there',
  danger: (percent: number): string => `is sent back in ${percent} of 100 hands`,
  own: (fields: number): string =>
    `gets you ${fields} fields further than other moves by the end of the hand`,
  partner: (fields: number): string => `leaves your partner ${fields} fields better off`,
  rivals: (fields: number): string => `costs the other team ${fields} fields`,
  wins: (percent: number): string => `wins ${percent} of 100 matches`,
};

export type HintWords = typeof en;

const de: HintWords = {
  ahead: (name, fields) =>
    `Ein Stein von ${name} steht ${fields === 1 ? 'ein Feld' : `${fields} Felder`} vor einem von dir.`,
  behind: (name, fields) =>
    `Ein Stein von ${name} steht ${fields === 1 ? 'ein Feld' : `${fields} Felder`} hinter einem von dir.`,
  home: 'Ein Stein eures Teams kann jetzt in den Stall.',
  nest: 'Deine Steine warten im Nest: Es kommt auf eine Karte an, die einen herauslässt.',
  gift: (cards) =>
    `Du gibst eine von ${cards} Karten: Was hilft deinem Gegenüber, und was brauchst du selbst?`,
  fold: 'Nichts passt: Du legst die Hand ab.',
  calm: 'Niemand ist in der Nähe: Es geht um den Weg zum Stall und darum, was du für später behältst.',
  hits: (count) => (count === 1 ? 'schickt einen Gegner ins Nest' : `schickt ${count} Gegner ins Nest`),
  ownHits: 'kostet einen eigenen Stein',
  partnerHits: 'schickt einen Stein deines Gegenübers ins Nest',
  broughtHome: (count) =>
    count === 1 ? 'bringt einen Stein in den Stall' : `bringt ${count} Steine in den Stall`,
  exit: 'holt einen Stein heraus',
  safe: 'wird dort kaum geschlagen',
  danger: (percent) => `wird in ${percent} von 100 Runden geschlagen`,
  own: (fields) => `bringt dich bis zum Ende der Runde ${fields} Felder weiter als die anderen Züge`,
  partner: (fields) => `bringt deinem Gegenüber ${fields} Felder mehr`,
  rivals: (fields) => `kostet das andere Team ${fields} Felder`,
  wins: (percent) => `gewinnt ${percent} von 100 Partien`,
};

export const hintWords: ByLanguage<HintWords> = withSwiss({ en, de });
