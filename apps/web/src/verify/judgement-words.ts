import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';
import type { AddedKnown, Judgement, PromiseKnown } from './judgement.ts';

const en = {
  title: 'Was it fair?',
  headline: {
    kept: 'The table kept its promise.',
    sound: 'Every draw adds up.',
    unproven: 'This cannot be proven.',
    broken: 'This does not add up!',
  } satisfies { [W in Judgement['whole']]: string },
  brokenPromise: 'The promise was broken!',
  changedDraw: 'A draw was changed!',
  promise: {
    kept: 'This device received the promise before the deal, and it is the one in the record.',
    broken:
      'This device received a different promise from the one in the record: either the secret was swapped, or this is not the real record.',
    late: 'You joined after the deal, so this device cannot tell whether this is the original promise. Somebody who was there earlier can.',
    untold:
      'This device was not at the table before the deal, so it cannot tell whether this is what was promised. Somebody who was there can.',
    claimed:
      'This record does not say what was promised before the deal. Its commitment may have been computed afterwards, so it only shows that the draws fit each other.',
    missing: 'Nothing was promised before the deal, so any secret would fit.',
  } satisfies { [P in PromiseKnown]: string },
  added: {
    in: 'What this device added is part of every draw.',
    missing:
      'What this device added is not among the contributions. That is normal if you stood up before the deal or another device took over your seat; otherwise it was left out.',
    none: '',
  } satisfies { [A in AddedKnown]: string },
  allDraws: (draws: number, isAddedTo: boolean) => {
    const whence = isAddedTo ? 'the secret and from what the players added' : 'the secret';
    return draws === 1 ? `The one draw follows from ${whence}.` : `All ${draws} draws follow from ${whence}.`;
  },
  hidden: 'The record does not reveal its secret, so its draws cannot be checked.',
  wrongSecret: 'The secret that was revealed is not the one the table committed to before the deal.',
  wrongDraw: (nth: number, line: number) =>
    `Draw ${nth} (line ${line} of the record) is not the one that follows from the secret.`,
  brokenRule: (line: number, error: string) =>
    line === 0 ? error : `Line ${line} of the record breaks the rules: ${error}`,
  unfinished: 'This record breaks off before the end of the match.',
  tableSaysSo:
    'The table itself has found that its secret is not the one it promised before the deal. It will not give out a record of this match.',
  tellOthers: 'Save the record and show it to the others at your table.',
  proof: 'See the whole proof',
};

export type JudgementWords = typeof en;

const de: JudgementWords = {
  title: 'Ging es gerecht zu?',
  headline: {
    kept: 'Der Tisch hat sein Versprechen gehalten.',
    sound: 'Jede Ziehung geht auf.',
    unproven: 'Das lässt sich nicht beweisen.',
    broken: 'Das geht nicht auf!',
  },
  brokenPromise: 'Das Versprechen wurde gebrochen!',
  changedDraw: 'Eine Ziehung wurde verändert!',
  promise: {
    kept: 'Dieses Gerät kannte das Versprechen schon vor dem Austeilen, und in der Aufzeichnung steht dasselbe.',
    broken:
      'Diesem Gerät wurde etwas anderes versprochen, als in der Aufzeichnung steht: Das Geheimnis wurde ausgetauscht, oder das ist nicht die echte Aufzeichnung.',
    late: 'Du bist erst nach dem Austeilen gekommen; darum kann dieses Gerät nicht sagen, ob das Versprechen noch das von vorher ist. Wer früher da war, kann es.',
    untold:
      'Dieses Gerät war vor dem Austeilen nicht am Tisch; darum kann es nicht sagen, ob das so versprochen war. Wer da war, kann es.',
    claimed:
      'Diese Aufzeichnung sagt nicht, was vor dem Austeilen versprochen wurde: Ihre Festlegung kann hinterher berechnet worden sein. Sie zeigt nur, dass die Ziehungen zueinander passen.',
    missing: 'Vor dem Austeilen wurde nichts versprochen; da passt jedes Geheimnis.',
  },
  added: {
    in: 'Was dieses Gerät beigetragen hat, steckt in jeder Ziehung.',
    missing:
      'Was dieses Gerät beigetragen hat, ist nicht dabei. Das ist normal, wenn du vor dem Austeilen aufgestanden bist oder ein anderes Gerät deinen Platz übernommen hat; sonst wurde es weggelassen.',
    none: '',
  },
  allDraws: (draws, isAddedTo) => {
    const whence = isAddedTo
      ? 'aus dem Geheimnis und aus dem, was die Spielenden beigetragen haben'
      : 'aus dem Geheimnis';
    return draws === 1 ? `Die eine Ziehung folgt ${whence}.` : `Alle ${draws} Ziehungen folgen ${whence}.`;
  },
  hidden: 'Die Aufzeichnung verrät ihr Geheimnis nicht; ihre Ziehungen lassen sich nicht nachprüfen.',
  wrongSecret:
    'Das aufgedeckte Geheimnis ist nicht das, auf das sich der Tisch vor dem Austeilen festgelegt hatte.',
  wrongDraw: (nth, line) => `Ziehung ${nth} (Zeile ${line} der Aufzeichnung) folgt nicht aus dem Geheimnis.`,
  brokenRule: (line, error) =>
    line === 0
      ? `Die Züge halten die Regeln nicht ein. Woran es liegt, auf Englisch: „${error}“`
      : `Zeile ${line} der Aufzeichnung verstößt gegen die Regeln. Woran es liegt, auf Englisch: „${error}“`,
  unfinished: 'Diese Aufzeichnung bricht vor dem Ende der Partie ab.',
  tableSaysSo:
    'Der Tisch hat selbst bemerkt, dass sein Geheimnis nicht das vor dem Austeilen versprochene ist. Er gibt keine Aufzeichnung dieser Partie heraus.',
  tellOthers: 'Speichere die Aufzeichnung und zeig sie den anderen am Tisch.',
  proof: 'Den ganzen Beweis ansehen',
};

/** What is said about the fairness of a match, in every language. */
export const judgementWords: ByLanguage<JudgementWords> = withSwiss({ en, de });

/** The one sentence that matters most. */
export function headlineOf({ whole, promise, secret, wrongDraws }: Judgement, words: JudgementWords): string {
  if (promise === 'broken' || secret === 'wrong') return words.brokenPromise;
  if (wrongDraws.length > 0) return words.changedDraw;
  return words.headline[whole];
}

/** What is wrong with the draws themselves, or that nothing is. */
function aboutDraws(judgement: Judgement, words: JudgementWords): string {
  const { secret, draws, wrongDraws, brokenRule, isAddedTo } = judgement;
  const [wrong] = wrongDraws;
  if (secret === 'wrong') return words.wrongSecret;
  if (secret === 'hidden') return words.hidden;
  if (wrong !== undefined) return words.wrongDraw(wrong.nth + 1, wrong.line);
  return brokenRule === null
    ? words.allDraws(draws, isAddedTo)
    : words.brokenRule(brokenRule.line, brokenRule.error);
}

/** All that is known, and all that is not, the gravest first. */
export function sentencesOf(judgement: Judgement, words: JudgementWords): readonly string[] {
  const { promise, added, whole, isFinished, brokenRule } = judgement;
  const [draws, told] = [aboutDraws(judgement, words), words.promise[promise]];
  return [
    ...(promise === 'broken' ? [told, draws] : [draws, told]),
    isFinished || brokenRule !== null ? '' : words.unfinished,
    words.added[added],
    whole === 'broken' ? words.tellOthers : '',
  ].filter((sentence) => sentence !== '');
}
