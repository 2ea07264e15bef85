import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/kernel';
import type { Character } from '../../cards.ts';

/** A character one looks for, and how sure the likeliest answer to that is. */
export type Sure = { readonly goal: Character; readonly percent: number };

const enNames: { readonly [C in Character]: string } = {
  S: 'sheep',
  D: 'dog',
  H: 'hunter',
  P: 'shepherd',
  W: 'wolf',
};

const deNames: { readonly [C in Character]: string } = {
  S: 'Schaf',
  D: 'Hund',
  H: 'Jäger',
  P: 'Schäfer',
  W: 'Wolf',
};

const listed = (language: string, items: readonly string[]): string =>
  new Intl.ListFormat(language).format(items);

const en = {
  known: (all: readonly Sure[]): string =>
    `How far you have come with what you look for: ${listed(
      'en',
      all.map(({ goal, percent }) =>
        percent === 100 ? `the ${enNames[goal]} for certain` : `the ${enNames[goal]} ${percent} of 100 sure`,
      ),
    )}.`,
  race: (percent: number): string =>
    percent === 0
      ? 'You will have another turn.'
      : `In ${percent} of 100 cases this round is over before your next turn.`,
  final: (percent: number): string =>
    `This was the last turn: your best suspicion is right in ${percent} of 100 deals.`,
  lay: 'Whoever looks does not see which card is which: it is all the same how you lay them.',
  take: 'Nothing tells the two cards apart: it is all the same which one you take.',
  alike: 'As good as the other.',
  only: 'There is nothing else to do.',
  right: (percent: number): string => `is right in ${percent} of 100 deals`,
  worth: (points: number): string => `is worth ${points} points on average`,
  costs: 'is more likely to cost than to score',
  none: (percent: number): string =>
    `even the best suspicion is right in only ${percent} of 100 deals, and an error costs more than it could bring`,
  safe: 'costs nothing and brings nothing',
  after: (percent: number, now: number): string =>
    `then your best suspicion is right in ${percent} of 100 deals on average instead of ${now}`,
  loud: 'tells the others a good deal, too',
  quiet: 'tells the others hardly anything',
  bait: 'its token may mislead whoever hunts wolves',
};

export type HintWords = typeof en;

const de: HintWords = {
  known: (all) =>
    `So weit bist du mit dem, was du suchst: ${listed(
      'de',
      all.map(({ goal, percent }) =>
        percent === 100 ? `${deNames[goal]} sicher` : `${deNames[goal]} zu ${percent} von 100`,
      ),
    )}.`,
  race: (percent) =>
    percent === 0
      ? 'Du kommst noch einmal dran.'
      : `In ${percent} von 100 Fällen ist diese Runde zu Ende, bevor du wieder dran bist.`,
  final: (percent) =>
    `Das war der letzte Zug: Dein bester Verdacht stimmt in ${percent} von 100 Verteilungen.`,
  lay: 'Wer schaut, sieht nicht, welche Karte welche ist: Es ist gleich, wie du sie hinlegst.',
  take: 'Den beiden Karten ist nichts anzusehen: Es ist gleich, welche du nimmst.',
  alike: 'So gut wie die andere.',
  only: 'Etwas anderes bleibt dir nicht.',
  right: (percent) => `stimmt in ${percent} von 100 Verteilungen`,
  worth: (points) => `bringt im Schnitt ${new Intl.NumberFormat('de').format(points)} Punkte`,
  costs: 'kostet eher, als dass es etwas bringt',
  none: (percent) =>
    `selbst der beste Verdacht stimmt nur in ${percent} von 100 Verteilungen, und ein Irrtum kostet mehr, als er bringen könnte`,
  safe: 'kostet nichts und bringt nichts',
  after: (percent, now) =>
    `danach stimmt dein bester Verdacht im Schnitt in ${percent} von 100 Verteilungen statt in ${now}`,
  loud: 'verrät auch den anderen einiges',
  quiet: 'verrät den anderen kaum etwas',
  bait: 'das Plättchen kann alle täuschen, die Wölfe jagen',
};

export const hintWords: ByLanguage<HintWords> = withSwiss({ en, de });
