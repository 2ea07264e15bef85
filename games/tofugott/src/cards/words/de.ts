import type { FaultSentences } from '../deck-faults.ts';

const languageName = { en: 'Englisch', de: 'Deutsch' };

const cards = (count: number): string => (count === 1 ? '1 Karte' : `${count} Karten`);

export const de: FaultSentences = {
  place: ({ line, card, language, question }) =>
    [
      `Zeile ${line}`,
      ...(card === null ? [] : [`Karte ${card}`]),
      ...(language === null ? [] : [languageName[language]]),
      ...(question === null ? [] : [`Frage ${question}`]),
    ].join(', '),
  of: {
    'nothing-there': () => 'Noch steht nichts da. Füge Karten ein oder öffne eine Datei.',
    'ends-early': () => 'Der Text hört zu früh auf. Am Schluss fehlt eine Klammer ] oder }.',
    'more-after-end': ({ found }) =>
      `Hier sind die Karten fertig, aber es folgt noch ${found}. Ist eine Klammer zu viel?`,
    'comma-missing': () => 'Hier fehlt am Ende ein Komma.',
    'comma-too-many': () => 'Das letzte Komma vor der schließenden Klammer muss weg.',
    'colon-missing': () => 'Nach dem Namen des Felds fehlt ein Doppelpunkt.',
    'key-missing': () => 'Hier muss der Name eines Felds stehen, in "Anführungszeichen".',
    'quote-missing': () => 'Hier beginnt mit " ein Text, der auf dieser Zeile nicht aufhört.',
    'quote-astray': () =>
      'Hier fehlt ein Anführungszeichen, oder es ist eines zu viel. Schreibe innerhalb von Texten \\" oder „ “.',
    'wrong-quotes': ({ found }) => `Setze Texte bitte in gerade Anführungszeichen " statt in ${found}.`,
    'bad-escape': () =>
      'Ein Schrägstrich \\ hat hier eine besondere Bedeutung. Schreibe \\\\, wenn du das Zeichen selber meinst.',
    'unknown-sign': ({ found }) => `${found} kann hier nicht stehen. Texte brauchen "Anführungszeichen".`,
    'too-deep': () => 'Hier stecken zu viele Klammern ineinander.',
    'text-too-long': ({ size, limit }) => `Der Text hat ${size} Zeichen, höchstens ${limit} sind erlaubt.`,
    'not-a-deck': () => 'Eigene Karten beginnen mit { und haben "name" und "cards".',
    'unknown-field': ({ found }) => `Mit dem Feld "${found}" ist hier nichts anzufangen. Ein Tippfehler?`,
    'field-twice': ({ found }) => `Das Feld "${found}" steht zweimal da.`,
    'name-missing': () => 'Es fehlt ein Name für die Karten ("name").',
    'name-no-text': () => 'Der Name muss ein Text in "Anführungszeichen" sein.',
    'name-empty': () => 'Der Name ist leer.',
    'name-too-long': ({ size, limit }) => `Der Name hat ${size} Zeichen, höchstens ${limit} sind erlaubt.`,
    'cards-missing': () => 'Es fehlen die Karten ("cards").',
    'cards-no-list': () => '"cards" muss eine Liste in [ ] sein.',
    'too-few-cards': ({ size, limit }) => `Es sind ${cards(size)}, es braucht aber mindestens ${limit}.`,
    'too-many-cards': ({ size, limit }) => `Es sind ${cards(size)}, höchstens ${limit} sind erlaubt.`,
    'card-no-object': () => 'Eine Karte muss in { } stehen, mit "en" oder "de" oder beidem.',
    'card-twice': ({ limit }) => `Diese Karte sagt das Gleiche wie Karte ${limit}.`,
    'black-no-switch': () => 'Bei "black" steht entweder true oder false, ohne Anführungszeichen.',
    'language-missing': () => 'Auf der Karte steht nichts. Sie braucht "en" oder "de" oder beides.',
    'language-no-object': () => 'Hier müssen in { } eine "scene" und "questions" stehen.',
    'scene-missing': () => 'Es fehlt die Szene ("scene").',
    'scene-no-text': () => 'Die Szene muss ein Text in "Anführungszeichen" sein.',
    'scene-empty': () => 'Die Szene ist leer.',
    'scene-too-long': ({ size, limit }) => `Die Szene hat ${size} Zeichen, höchstens ${limit} sind erlaubt.`,
    'questions-missing': () => 'Es fehlen die Fragen ("questions").',
    'questions-no-list': () => '"questions" muss eine Liste in [ ] sein.',
    'questions-not-three': ({ size }) =>
      size === 1
        ? 'Es ist nur 1 Frage, eine Karte hat drei.'
        : `Es sind ${size} Fragen, eine Karte hat drei.`,
    'question-no-text': () => 'Eine Frage muss ein Text in "Anführungszeichen" sein.',
    'question-empty': () => 'Die Frage ist leer.',
    'question-too-long': ({ size, limit }) =>
      `Die Frage hat ${size} Zeichen, höchstens ${limit} sind erlaubt.`,
    'question-twice': ({ limit }) => `Das ist dasselbe wie Frage ${limit}.`,
  },
};
