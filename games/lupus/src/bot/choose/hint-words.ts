import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/kernel';
import type { Role } from '../../roles/role.ts';
import type { Clue } from '../worlds/clues.ts';

const listed = (language: string, items: readonly string[]): string =>
  new Intl.ListFormat(language).format(items);

/** What a call is about, for those who are called. */
type Called = Extract<Role, 'wolf' | 'seer' | 'bodyguard' | 'owl' | 'mythomaniac'>;

const enCalled: { readonly [C in Called]: string } = {
  wolf: 'Whom will the village miss most, and who will miss nobody if you wait?',
  seer: 'One answer a night: it is worth most where it decides something.',
  bodyguard: 'Whom will the wolves want tonight? You can be in one place only.',
  owl: 'Whoever you point at will stand before the village tomorrow.',
  mythomaniac: 'You become what you point at, if that is a wolf or the seer.',
};

const enClues: { readonly [C in Clue]: string } = {
  reports: 'above all because of what was reported',
  medium: 'above all because of what the medium said',
  claims: 'above all because of who claims to be what',
  votes: 'above all because of the votes',
  talk: 'above all because of who accuses and defends whom',
  silence: 'above all because of keeping quiet',
  deaths: 'above all because of who had to die',
};

const en = {
  village: (wolves: number, living: number, spare: number): string =>
    `${living} are alive, about ${new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(wolves)} of them wolves: ${spare <= 0 ? 'the next mistake may be the last' : spare === 1 ? 'the village can afford one mistake' : `the village can afford ${spare} mistakes`}.`,
  suspected: (percent: number): string => `The others may hold you for a wolf in ${percent} of 100 cases.`,
  knowWolves: (names: readonly string[]): string =>
    `You know more than they do: ${listed('en', names)} ${names.length === 1 ? 'is a wolf' : 'are wolves'}.`,
  knowHumans: (names: readonly string[]): string =>
    `You know more than they do: ${listed('en', names)} ${names.length === 1 ? 'is no wolf' : 'are no wolves'}.`,
  pack: (names: readonly string[]): string =>
    names.length === 0 ? 'You hunt alone.' : `You hunt with ${listed('en', names)}.`,
  asleep: 'You are not called: where you point means nothing, so point like everybody else.',
  called: (call: Called): string => enCalled[call],
  elsewhere: 'Nothing depends on where you point now.',
  narrator: 'You lead through the match: it waits for you, and there is nothing to weigh.',
  ghost:
    'You are a ghost: you say nothing and are out of the second vote, but in the first your token counts like any other.',
  wolf: (percent: number): string => `a wolf in ${percent} of 100 cases`,
  known: 'a wolf, as you know',
  lost: 'of your pack, but beyond saving',
  cleared: 'no wolf, as you know',
  seems: (percent: number): string => `the village takes this one for a wolf in ${percent} of 100 cases`,
  tokens: (count: number): string =>
    count === 1 ? 'one token lies there already' : `${count} tokens lie there already`,
  packed: 'your pack pointed there',
  mayBeSeer: (percent: number): string => `the seer in ${percent} of 100 cases`,
  clues: (clue: Clue): string => enClues[clue],
  truth: 'it is true, and the village needs to hear it now',
  lie: 'it is a lie that nobody can refute yet',
  face: 'somebody who is asked and says nothing looks guilty',
  question: 'has said too little to be read',
  echo: 'others can see whose word you believe',
  nothingMore: 'whatever else you could say would help nobody now',
  note: 'counts as your vote if your time runs out',
};

export type HintWords = typeof en;

const deCalled: { readonly [C in Called]: string } = {
  wolf: 'Wer wird dem Dorf am meisten fehlen, und wen erledigt das Dorf selbst?',
  seer: 'Eine Antwort je Nacht: Am meisten ist sie wert, wo sie etwas entscheidet.',
  bodyguard: 'Wen wollen die Werwölfe heute Nacht? Du kannst nur an einem Ort sein.',
  owl: 'Auf wen du zeigst, muss sich morgen vor dem Dorf verantworten.',
  mythomaniac: 'Du wirst, worauf du zeigst, falls das ein Werwolf oder der Seher ist.',
};

const deClues: { readonly [C in Clue]: string } = {
  reports: 'vor allem wegen der Berichte',
  medium: 'vor allem wegen der Worte des Mediums',
  claims: 'vor allem, weil sich zu viele als dasselbe ausgeben',
  votes: 'vor allem wegen der Abstimmungen',
  talk: 'vor allem, weil auffällt, wer wen anklagt und verteidigt',
  silence: 'vor allem wegen des Schweigens',
  deaths: 'vor allem wegen der Toten',
};

const de: HintWords = {
  village: (wolves, living, spare) =>
    `${living} leben noch, etwa ${new Intl.NumberFormat('de', { maximumFractionDigits: 1 }).format(wolves)} davon sind Werwölfe: ${spare <= 0 ? 'Der nächste Irrtum kann der letzte sein' : spare === 1 ? 'Einen Irrtum kann sich das Dorf leisten' : `${spare} Irrtümer kann sich das Dorf leisten`}.`,
  suspected: (percent) => `Die anderen dürften dich in ${percent} von 100 Fällen für einen Werwolf halten.`,
  knowWolves: (names) =>
    `Du weißt mehr als sie: ${listed('de', names)} ${names.length === 1 ? 'ist ein Werwolf' : 'sind Werwölfe'}.`,
  knowHumans: (names) =>
    `Du weißt mehr als sie: ${listed('de', names)} ${names.length === 1 ? 'ist kein Werwolf' : 'sind keine Werwölfe'}.`,
  pack: (names) => (names.length === 0 ? 'Du jagst allein.' : `Mit dir jagen: ${listed('de', names)}.`),
  asleep: 'Du bist nicht gemeint: Wohin du zeigst, hat keine Folgen. Zeig einfach wie alle.',
  called: (call) => deCalled[call],
  elsewhere: 'Davon, wohin du jetzt zeigst, hängt nichts ab.',
  narrator: 'Du führst durch die Partie: Sie wartet auf dich, und abzuwägen gibt es nichts.',
  ghost:
    'Du bist ein Geist: Du sagst nichts und bist bei der zweiten Abstimmung nicht dabei; in der ersten zählt dein Plättchen wie jedes andere.',
  wolf: (percent) => `in ${percent} von 100 Fällen ein Werwolf`,
  known: 'ein Werwolf, wie du weißt',
  lost: 'aus deinem Rudel, aber nicht mehr zu retten',
  cleared: 'kein Werwolf, wie du weißt',
  seems: (percent) => `für das Dorf in ${percent} von 100 Fällen ein Werwolf`,
  tokens: (count) =>
    count === 1 ? 'dort liegt schon ein Plättchen' : `dort liegen schon ${count} Plättchen`,
  packed: 'dorthin hat dein Rudel gezeigt',
  mayBeSeer: (percent) => `in ${percent} von 100 Fällen der Seher`,
  clues: (clue) => deClues[clue],
  truth: 'es ist wahr, und das Dorf braucht es jetzt',
  lie: 'es ist eine Lüge, die noch niemand widerlegen kann',
  face: 'wer gefragt wird und schweigt, macht sich verdächtig',
  question: 'hat zu wenig gesagt, um durchschaut zu werden',
  echo: 'so sehen die anderen, wessen Wort du glaubst',
  nothingMore: 'was du sonst noch sagen könntest, hilft jetzt niemandem',
  note: 'zählt als deine Stimme, falls deine Zeit abläuft',
};

export const hintWords: ByLanguage<HintWords> = withSwiss({ en, de });
