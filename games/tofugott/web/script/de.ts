import type { NameOf } from '@rudel/kernel';
import { textIn } from '@rudel/tofugott/page';
import type { Glimpse, Silhouette, TofugottTypes } from '@rudel/tofugott/page';
import { forEverything, forMoments, namesIn } from '@rudel/ui/script';
import type { Line, Script } from '@rudel/ui/script';
import { gainersOf } from './gainers.ts';

const language = 'de';
const names = namesIn(language);

/** Grammar that English does without: nominative and accusative. */
const nouns: { readonly [S in Silhouette]: readonly [the: string, accusative: string] } = {
  rat: ['die Ratte', 'die Ratte'],
  pig: ['das Schwein', 'das Schwein'],
  elephant: ['der Elefant', 'den Elefanten'],
  dolphin: ['der Delfin', 'den Delfin'],
  human: ['der Mensch', 'den Menschen'],
  tofu: ['der Tofu', 'den Tofu'],
  spider: ['die Spinne', 'die Spinne'],
  beetle: ['der Käfer', 'den Käfer'],
  bird: ['der Vogel', 'den Vogel'],
  snake: ['die Schlange', 'die Schlange'],
};

type Answer = Extract<Glimpse, { kind: 'best' | 'worst' }>;

function best({ seat, silhouette, guessers }: Answer, nameOf: NameOf): Line {
  const who = nameOf(seat);
  const [what] = nouns[silhouette];
  if (guessers.length === 0)
    return forMoments(
      `Die beste Antwort für ${who}: ${what}. Das wusste niemand.`,
      `Es war ${what}! Darauf kam niemand.`,
      `Am besten fand ${who}: ${what}. Kein einziger Treffer.`,
    );
  const right = names(guessers, nameOf);
  return forMoments(
    `Die beste Antwort für ${who}: ${what}. Gut getippt, ${right}!`,
    `Es war ${what}! Gewusst von ${right}.`,
    `Am besten fand ${who}: ${what}. Punkte für ${right}.`,
  );
}

function worst({ seat, silhouette, guessers }: Answer, nameOf: NameOf): Line {
  const who = nameOf(seat);
  const [what, accusative] = nouns[silhouette];
  if (guessers.length === 0)
    return forEverything(
      `Die schlechteste: ${what}.`,
      `Am schlimmsten fand ${who}: ${what}.`,
      `Und niemals ${what}.`,
    );
  const wrong = names(guessers, nameOf);
  return forMoments(
    `Die schlechteste: ${what}. Autsch, ${wrong}.`,
    `Am schlimmsten fand ${who} ${accusative}. Pech, ${wrong}.`,
    `Doch nicht ${accusative}, ${wrong}!`,
  );
}

export const de: Script<TofugottTypes> = {
  lines: {
    starter: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(`Zuerst geht es um ${who}.`, `${who} fängt an.`, `Den Anfang macht ${who}.`);
    },
    drew: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(
        `Jetzt geht es um ${who}.`,
        `${who}, das ist dein Zug.`,
        `Wie gut kennen wir ${who}?`,
      );
    },
    read: ({ seat, texts }, nameOf) => {
      const { scene, questions } = textIn(texts, language);
      const who = nameOf(seat);
      const all = questions.join(' ');
      return forMoments(
        `${scene} ${all}`,
        `Eine Karte für ${who}. ${scene} ${all}`,
        `Hör zu, ${who}. ${scene} ${all}`,
      );
    },
    aside: ({ silhouettes }) => {
      const gone = new Intl.ListFormat(language).format(silhouettes.map((one) => nouns[one][1]));
      return forEverything(`Ohne ${gone}.`, `Diesmal ohne ${gone}.`, `Es geht ohne ${gone}.`);
    },
    ready: () =>
      forMoments(
        'Alle haben sich entschieden. Deckt auf.',
        'Alle haben eine Antwort.',
        'Fertig gedacht. Zeigt her.',
      ),
    guess: ({ seat, silhouette }, nameOf) => {
      const who = nameOf(seat);
      const [what, accusative] = nouns[silhouette];
      return forEverything(
        `${who} tippt auf ${accusative}.`,
        `${who}: ${what}.`,
        `${who} denkt an ${accusative}.`,
      );
    },
    best,
    worst,
    scored: ({ gains }, nameOf) => {
      const gainers = gainersOf(gains);
      if (gainers.length === 0)
        return forEverything('Diesmal keine Punkte.', 'Niemand punktet.', 'Für alle nichts.');
      const who = names(gainers, nameOf);
      return forEverything(`Punkte für ${who}.`, `Freude bei ${who}.`, `Das lohnt sich für ${who}.`);
    },
    tied: ({ seats, isAgain }, nameOf) => {
      const who = names(seats, nameOf);
      return isAgain
        ? forMoments(
            'Tofu im selben Moment! Noch einmal.',
            'Zweimal Tofu. Noch einmal!',
            'Immer noch gleich. Weiter!',
          )
        : forMoments(
            `Gleichstand: ${who}. Der erste Tofu gewinnt.`,
            `${who} liegen gleichauf. Wer findet den Tofu?`,
            `Gleichstand zwischen ${who}. Der Tofu entscheidet.`,
          );
    },
    turned: 'silent',
    won: ({ seats, points }, nameOf) => {
      const who = names(seats, nameOf);
      const score = points[seats[0] ?? 0] ?? 0;
      return seats.length === 1
        ? forMoments(`${who} gewinnt mit ${score}!`, `Der Tofugott lächelt: ${who}.`, `${who} hat gewonnen.`)
        : forMoments(
            `${who} teilen sich den Sieg!`,
            `Geteilter Sieg: ${who}.`,
            `Der Tofugott lächelt: ${who}.`,
          );
    },
  },
  turn: ({ shown }, name) =>
    shown.phase === 'keep'
      ? forEverything(`${name}, behalte eine Karte.`, `Welche Karte, ${name}?`, `${name} wählt eine Karte.`)
      : null,
};
