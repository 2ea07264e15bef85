import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/kernel';

const enNumber = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const deNumber = new Intl.NumberFormat('de', { maximumFractionDigits: 1 });

const wolves = (count: number): string =>
  count === 0 ? 'no wolf' : count === 1 ? 'one wolf' : `${count} wolves`;

const en = {
  ready: 'Nothing is decided yet: look at your dice and remember what you hold.',
  barrel: (name: string): string =>
    `You hold both hunters: one against three, with the goblin of ${name}, or silent and unrecognised.`,
  bidOne: (percent: number): string => `By itself your die takes the trick in about ${percent} of 100 cases.`,
  bid: (expected: number, size: number, sum: number): string =>
    `By themselves your dice win about ${enNumber.format(expected)} of the ${size} tricks; ${sum} are bid so far.`,
  opens: 'You open the trick: whoever comes later knows what to beat.',
  leads: (name: string, count: number): string => `${name} leads the trick so far; ${wolves(count)} in it.`,
  youLead: (count: number): string => `You lead the trick so far; ${wolves(count)} in it.`,
  sureFriend: (name: string): string => `${name} is on your side.`,
  sureEnemy: (name: string): string => `${name} is against you.`,
  friend: (name: string, percent: number): string =>
    `By what has been played, ${name} is on your side in ${percent} of 100 cases.`,
  wanted: (missing: number, left: number): string => {
    if (missing < left) return `Of the ${left} tricks left you want ${missing}.`;
    return left === 1 ? 'You want the last trick, too.' : `You want all ${left} tricks that are left.`;
  },
  enough: 'You have what you bid: every further trick hurts.',
  missed: 'Your bid is missed: only wolves still count.',
  goblin: 'Is a second throw worth a goblin now, or later?',
  bee: (pips: string): string => `The bee adds ${pips} wherever you lay it: who should rise or fall?`,
  ourTrick: (percent: number, count: number): string =>
    `your side takes the trick in ${percent} of 100 cases, with ${count === 1 ? 'one wolf' : `${enNumber.format(count)} wolves`} on average`,
  ownTrick: (percent: number): string => `takes the trick in ${percent} of 100 cases`,
  noTrick: 'hardly ever takes the trick',
  notOurs: 'your side hardly ever takes the trick',
  wins: (percent: number): string => `your side wins the round in ${percent} of 100`,
  bidMade: (percent: number): string => `your bid comes right in ${percent} of 100`,
  ahead: (points: number): string => `you end ${enNumber.format(points)} points ahead of the others`,
  behind: (points: number): string => `you end ${enNumber.format(points)} points behind the others`,
  even: 'you end level with the others',
  only: 'There is nothing else to do.',
  idle: 'Whatever the others hold, a goblin would gain next to nothing here.',
};

export type HintWords = typeof en;

const deWolves = (count: number): string =>
  count === 0 ? 'kein Wolf liegt' : count === 1 ? 'ein Wolf liegt' : `${count} Wölfe liegen`;

const de: HintWords = {
  ready: 'Noch wird nichts entschieden: Schau deine Würfel an und merk dir, was du hast.',
  barrel: (name) =>
    `Du hast beide Jäger: allein gegen drei, mit dem Kobold von ${name}, oder schweigend und unerkannt.`,
  bidOne: (percent) => `Von sich aus macht dein Würfel den Stich in etwa ${percent} von 100 Fällen.`,
  bid: (expected, size, sum) =>
    `Von sich aus machen deine Würfel etwa ${deNumber.format(expected)} von ${size} Stichen; angesagt sind bisher ${sum}.`,
  opens: 'Du eröffnest den Stich: Wer nach dir kommt, weiß, was zu schlagen ist.',
  leads: (name, count) => `Der Stich gehört bisher ${name}; ${deWolves(count)} darin.`,
  youLead: (count) => `Der Stich gehört bisher dir; ${deWolves(count)} darin.`,
  sureFriend: (name) => `${name} gehört zu dir.`,
  sureEnemy: (name) => `${name} spielt gegen dich.`,
  friend: (name, percent) =>
    `Nach allem, was gespielt wurde, gehört ${name} in ${percent} von 100 Fällen zu dir.`,
  wanted: (missing, left) => {
    if (missing < left) return `Von ${left} Stichen, die noch kommen, brauchst du ${missing}.`;
    return left === 1
      ? 'Den letzten Stich brauchst du noch.'
      : `Du brauchst alle ${left} Stiche, die noch kommen.`;
  },
  enough: 'Du hast, was du angesagt hast: Jeder weitere Stich schadet.',
  missed: 'Deine Ansage ist verloren: Jetzt zählen nur noch Wölfe.',
  goblin: 'Ist ein zweiter Wurf jetzt einen Kobold wert, oder später?',
  bee: (pips) => `Die Biene bringt ${pips}, wo du sie hinlegst: Wer soll steigen oder fallen?`,
  ourTrick: (percent, count) =>
    `in ${percent} von 100 Fällen macht deine Seite den Stich, im Schnitt mit ${count === 1 ? 'einem Wolf' : `${deNumber.format(count)} Wölfen`}`,
  ownTrick: (percent) => `macht den Stich in ${percent} von 100 Fällen`,
  noTrick: 'macht den Stich so gut wie nie',
  notOurs: 'deine Seite macht den Stich so gut wie nie',
  wins: (percent) => `in ${percent} von 100 gewinnt deine Seite die Runde`,
  bidMade: (percent) => `in ${percent} von 100 geht deine Ansage auf`,
  ahead: (points) => `am Ende liegst du ${deNumber.format(points)} Punkte vor den anderen`,
  behind: (points) => `am Ende liegst du ${deNumber.format(points)} Punkte hinter den anderen`,
  even: 'am Ende liegst du gleichauf mit den anderen',
  only: 'Etwas anderes bleibt dir nicht.',
  idle: 'Was immer die anderen haben, hier brächte ein Kobold so gut wie nichts.',
};

export const hintWords: ByLanguage<HintWords> = withSwiss({ en, de });
