import type { NameOf } from '@rudel/kernel';
import { forEverything, forMoments, namesIn } from '@rudel/ui/script';
import type { Line, Script } from '@rudel/ui/script';
import type { CardPlace, GlimpseOf, Question, Sign, WoofTypes } from '@rudel/woof/page';
import { essenceOf } from './revealed.ts';

const names = namesIn('de');

const placeNames =
  (middle: CardPlace | null, nameOf: NameOf): NameOf =>
  (place) =>
    place === middle ? 'die Mitte' : nameOf(place);

const signs: { readonly [S in Sign]: string } = {
  S: 'ein Schaf',
  D: 'ein Hund',
  H: 'ein Jäger',
  W: 'ein Wolf',
  '?': 'keine Ahnung',
};

const asked: { readonly [Q in Question]: string } = {
  WHP: 'Wolf, Jäger oder Schäfer?',
  SHP: 'Schaf, Jäger oder Schäfer?',
  D: 'Ein Hund dabei?',
  H: 'Ein Jäger dabei?',
  S: 'Ein Schaf dabei?',
};

function wolvesTold(glimpse: GlimpseOf<'revealed'>, nameOf: NameOf): string {
  const { wolves } = essenceOf(glimpse);
  if (wolves.length === 0) return 'Es gab gar keinen Wolf.';
  const who = names(wolves, placeNames(glimpse.middle, nameOf));
  return wolves.length === 1 ? `Der Wolf: ${who}.` : `Die Wölfe: ${who}.`;
}

function revealed(glimpse: GlimpseOf<'revealed'>, nameOf: NameOf): Line {
  const { right } = essenceOf(glimpse);
  const wolf = wolvesTold(glimpse, nameOf);
  if (right.length === 0)
    return forMoments(
      `${wolf} Niemand hat es gemerkt.`,
      `${wolf} Und niemand lag richtig.`,
      `${wolf} Alle daneben!`,
    );
  const seers = names(right, nameOf);
  return forMoments(
    `${wolf} Gut gesehen, ${seers}.`,
    `${wolf} Richtig lag: ${seers}.`,
    `${wolf} Durchschaut von ${seers}.`,
  );
}

export const de: Script<WoofTypes> = {
  lines: {
    starter: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(`${who} fängt an.`, `${who} macht den Anfang.`, `Zuerst ${who}.`);
    },
    dealt: ({ round }) =>
      forMoments(
        `Runde ${round}. Schaut eure Karten an.`,
        'Neue Karten. Wer seid ihr diesmal?',
        `Runde ${round}. Merkt euch, wer ihr seid.`,
      ),
    questions: 'silent',
    reached: ({ seat, at }, nameOf) => {
      const [who, whom] = [nameOf(seat), nameOf(at)];
      return forEverything(
        `${who} will eine Karte von ${whom} sehen.`,
        `${whom}, leg für ${who} aus.`,
        `${who} greift nach den Karten von ${whom}.`,
      );
    },
    laidOut: 'silent',
    looked: ({ seat, at, middle, sign }, nameOf) => {
      const [who, whom] = [nameOf(seat), placeNames(middle, nameOf)(at)];
      return forEverything(
        `${who} schaut nach, ${whom}: ${signs[sign]}.`,
        `${whom}? ${who} sagt: ${signs[sign]}.`,
        `${who} hat gesehen, ${whom}: ${signs[sign]}.`,
      );
    },
    asked: ({ seat, at, question, answer }, nameOf) => {
      const [who, whom, says] = [nameOf(seat), nameOf(at), answer ? 'Ja' : 'Nein'];
      return forEverything(
        `${who} fragt ${whom}: ${asked[question]} ${says}.`,
        `Frage an ${whom}: ${asked[question]} ${says}!`,
        `${who} will von ${whom} wissen: ${asked[question]} ${says}.`,
      );
    },
    passed: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forEverything(`${who} passt.`, `Nichts mehr zu tun für ${who}.`, `${who} kann nur warten.`);
    },
    suspected: ({ seat, left }, nameOf) => {
      const who = nameOf(seat);
      if (left === 0)
        return forMoments(
          `Auch ${who}, und das reicht.`,
          `${who} auch. Schluss!`,
          `Genug: ${who} war die letzte Stimme.`,
        );
      return forMoments(
        `${who} hat einen Verdacht!`,
        `Für ${who} ist es klar.`,
        `${who} legt die Tafel hin.`,
      );
    },
    finals: () =>
      forMoments('Letzte Gelegenheit: Jetzt zeigen.', 'Alle entscheiden. Wer ist es?', 'Schluss. Zeigt!'),
    decided: 'secret',
    revealed,
    won: ({ seats, scores }, nameOf) => {
      const who = names(seats, nameOf);
      const score = scores[seats[0] ?? 0] ?? 0;
      return seats.length === 1
        ? forMoments(
            `${who} gewinnt mit ${score} Punkten!`,
            `Die Partie geht an ${who}.`,
            `${who} hat gewonnen.`,
          )
        : forMoments(`${who} teilen sich den Sieg!`, `Geteilter Sieg: ${who}.`, `Niemand schlägt ${who}.`);
    },
  },
  turn: ({ shown }, name) =>
    shown.phase === 'play'
      ? forEverything(`${name}, du bist dran.`, `${name} ist dran.`, `Jetzt ${name}.`)
      : null,
};
