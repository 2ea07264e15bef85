import { swissSpelling, withSwiss } from '@rudel/kernel';
import type { ByLanguage, Language } from '@rudel/kernel';
import type { Trait } from '../know/traits/traits.ts';
import type { Both } from '../value/characters/both.ts';

/** What a question asks for, or asks to be without. */
export type Wanted = { readonly trait: Trait; readonly isWanted: boolean };

const enTraits: { readonly [T in Trait]: string } = {
  big: 'big',
  fast: 'fast',
  cute: 'cute',
  dangerous: 'dangerous',
  dirty: 'dirty',
  clever: 'clever',
  wet: 'at home in water',
  airy: 'at home in the air',
  sociable: 'sociable',
  elegant: 'elegant',
  funny: 'funny',
  edible: 'good to eat',
  calm: 'calm',
  strong: 'strong',
  exotic: 'exotic',
  loyal: 'loyal',
  sly: 'sly',
  noisy: 'noisy',
  soft: 'soft',
  old: 'old',
  modern: 'modern',
  holy: 'holy',
  diligent: 'hard-working',
  creepy: 'creepy',
  greedy: 'greedy',
  plain: 'plain',
  free: 'free',
};

const deTraits: { readonly [T in Trait]: string } = {
  big: 'groß',
  fast: 'schnell',
  cute: 'niedlich',
  dangerous: 'gefährlich',
  dirty: 'schmutzig',
  clever: 'klug',
  wet: 'im Wasser zu Hause',
  airy: 'in der Luft zu Hause',
  sociable: 'gesellig',
  elegant: 'elegant',
  funny: 'komisch',
  edible: 'essbar',
  calm: 'ruhig',
  strong: 'stark',
  exotic: 'exotisch',
  loyal: 'treu',
  sly: 'durchtrieben',
  noisy: 'laut',
  soft: 'weich',
  old: 'alt',
  modern: 'modern',
  holy: 'heilig',
  diligent: 'fleißig',
  creepy: 'unheimlich',
  greedy: 'gierig',
  plain: 'unscheinbar',
  free: 'frei',
};

const listed = (language: string, items: readonly string[]): string =>
  new Intl.ListFormat(language).format(items);

const en = {
  keep: 'All three answers will be yours: the easier you are to read, the more points for you and whoever guesses right.',
  lay: (missing: number): string =>
    `It is your taste that counts, but a best answer that others expect brings a point to both. ${missing === 1 ? 'One answer is' : `${missing} answers are`} missing.`,
  laid: 'All six lie there: once they are locked, the others can go on.',
  show: 'Only turning over is left: a word about why makes the evening.',
  wants: (all: readonly Wanted[]): string =>
    `The question calls for something ${listed(
      'en',
      all.map(({ trait, isWanted }) => `${isWanted ? '' : 'not '}${enTraits[trait]}`),
    )}.`,
  wantsAnything: 'The question leaves everything open.',
  guessed: 'Nobody has read this card before: all that is known of it are its words.',
  stranger: (name: string): string => `Of ${name}’s taste nothing has been seen yet.`,
  likes: (name: string, trait: Trait): string =>
    `By the answers so far, ${name} likes what is ${enTraits[trait]}.`,
  plainTaste: (name: string): string => `${name}’s answers so far show no special taste.`,
  best: (percent: number): string => `the best answer in ${percent} of 100 cases`,
  worst: (percent: number): string => `the worst in ${percent}`,
  expected: (percent: number): string => `what others expect in ${percent} of 100 cases`,
  made: 'the question seems made for it',
  taste: (name: string): string => `goes with ${name}’s taste`,
  against: (name: string): string => `in spite of ${name}’s taste`,
  hits: (hits: number): string =>
    `of your three best answers others would guess about ${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(hits)}`,
  lock: 'Nothing is missing.',
  only: 'There is nothing else to do.',
};

export type HintWords = typeof en;

const de: HintWords = {
  keep: 'Alle drei Antworten gibst du: Je leichter du zu lesen bist, desto mehr Punkte für dich und alle, die richtig raten.',
  lay: (missing) =>
    `Es zählt dein Geschmack; doch eine beste Antwort, die andere erwarten, bringt beiden einen Punkt. ${missing === 1 ? 'Eine Antwort fehlt' : `${missing} Antworten fehlen`} noch.`,
  laid: 'Alle sechs liegen da: Leg sie fest, dann kann es weitergehen.',
  show: 'Jetzt wird nur noch aufgedeckt: Ein Wort dazu, warum, macht den Abend aus.',
  wants: (all) =>
    `Gefragt ist etwas, das ${listed(
      'de',
      all.map(({ trait, isWanted }) => `${isWanted ? '' : 'nicht '}${deTraits[trait]}`),
    )} ist.`,
  wantsAnything: 'Die Frage lässt alles offen.',
  guessed: 'Diese Karte hat noch niemand gelesen: Bekannt sind nur ihre Wörter.',
  stranger: (name) => `Vom Geschmack von ${name} war noch nichts zu sehen.`,
  likes: (name, trait) => `Nach den Antworten bisher mag ${name}, was ${deTraits[trait]} ist.`,
  plainTaste: (name) => `Die Antworten von ${name} verraten bisher keinen besonderen Geschmack.`,
  best: (percent) => `in ${percent} von 100 Fällen die beste Antwort`,
  worst: (percent) => `in ${percent} die schlechteste`,
  expected: (percent) => `das erwarten die anderen in ${percent} von 100 Fällen`,
  made: 'für diese Frage wie gemacht',
  taste: (name) => `passt zum Geschmack von ${name}`,
  against: (name) => `dem Geschmack von ${name} zum Trotz`,
  hits: (hits) =>
    `von deinen drei besten Antworten würden etwa ${new Intl.NumberFormat('de', { maximumFractionDigits: 1 }).format(hits)} erraten`,
  lock: 'Es fehlt nichts mehr.',
  only: 'Etwas anderes bleibt dir nicht.',
};

export const hintWords: ByLanguage<HintWords> = withSwiss({ en, de });

/** What is to be said of a silhouette, in the language of whoever reads it. */
export function factIn({ en: english, de: german }: Both, language: Language): string {
  if (language === 'en') return english;
  return language === 'de' ? german : swissSpelling(german);
}
