import { lupusPage, narrations, roleOf, roleWords, statementWords, variant } from '@rudel/lupus/page';
import type { LupusTypes, Party } from '@rudel/lupus/page';
import { forEverything, forMoments, forNights, namesIn } from '@rudel/ui/script';
import type { Script } from '@rudel/ui/script';
import { nightLines } from './night.ts';

const language = 'de';
const names = namesIn(language);
const narration = narrations[language];

const wins: { readonly [P in Party]: readonly string[] } = {
  humans: [
    'Das Dorf gewinnt!',
    'Kein Werwolf ist übrig. Das Dorf kann schlafen.',
    'Die Menschen haben gewonnen.',
  ],
  wolves: [
    'Die Werwölfe gewinnen!',
    'Geheul über den Dächern: Die Werwölfe gewinnen.',
    'Das Dorf gehört den Wölfen.',
  ],
  hamster: [
    'Der Werhamster gewinnt, ganz allein!',
    'An den Werhamster hat niemand gedacht.',
    'Der Werhamster hat überlebt.',
  ],
};

export const de: Script<LupusTypes> = {
  lines: {
    announced: (glimpse, nameOf) => forMoments(lupusPage.words[language].glimpses.announced(glimpse, nameOf)),
    dealt: () => forNights(['Alle haben eine Karte. Schaut nach, und verratet nichts.'], 600),
    elder: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(
        `Den Titel des weisen alten Mannes hat jetzt ${who}.`,
        `${who} spricht von nun an für die Weisheit des Dorfes.`,
        `Der Titel des weisen alten Mannes geht an ${who}.`,
      );
    },
    ...nightLines(language),
    closed: 'secret',
    pointed: 'secret',
    dawn: ({ night, dead }, nameOf) => {
      if (dead.length === 0) return forNights([variant(narration.quiet, night)], 600);
      const [who, breaks] = [names(dead, nameOf), variant(narration.mourning, night)];
      const are = dead.length === 1 ? 'ist' : 'sind';
      return forNights(
        [`${breaks} ${who} ${are} tot.`, `${breaks} Wir trauern um ${who}.`, `${breaks} Leb wohl, ${who}.`],
        1_000,
      );
    },
    revealed: ({ seat, card }, nameOf) => {
      const [who, role] = [nameOf(seat), roleWords[language].names[roleOf(card)].one];
      return forMoments(
        `${who} war ${role}.`,
        `Die Karte von ${who}: ${role}.`,
        `So war das also: ${who} war ${role}.`,
      );
    },
    welcome: 'silent',
    day: ({ day }) => forMoments(variant(narration.day, day)),
    said: ({ seat, what }, nameOf) => {
      const [who, text] = [nameOf(seat), statementWords[language](what, nameOf)];
      return forEverything(`${who}: ${text}`, `${who} sagt: ${text}`, `Und ${who}: ${text}`);
    },
    ready: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forEverything(`${who} will abstimmen.`, `${who} hat genug gehört.`, `${who} ist so weit.`);
    },
    marked: 'secret',
    resting: 'secret',
    polling: ({ day }) => forMoments(variant(narration.polling, day)),
    voted: ({ seat, at }, nameOf) => {
      const [who, whom] = [nameOf(seat), nameOf(at)];
      return forEverything(`${who} für ${whom}.`, `${who} zeigt auf ${whom}.`, `${whom}, sagt ${who}.`);
    },
    laid: () =>
      forEverything('Alle Plättchen liegen.', 'Die Plättchen sind verteilt.', 'Jedes Plättchen liegt.'),
    chose: 'secret',
    silent: 'secret',
    suspects: ({ seats, owl }, nameOf) => {
      const who = names(seats, nameOf);
      const cry = owl === null ? '' : `Die Nachteule hat auf ${nameOf(owl)} gezeigt. `;
      return forMoments(
        `${cry}Unter Verdacht: ${who}.`,
        `${cry}${who}, tretet vor.`,
        `${cry}Es steht zwischen ${who}.`,
      );
    },
    defence: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(
        `${who}, verteidige dich.`,
        `Was sagst du dazu, ${who}?`,
        `Du hast das Wort, ${who}.`,
      );
    },
    judging: () => forMoments(...narration.judging),
    verdict: ({ suspects, counts }, nameOf) => {
      const [one, other] = [nameOf(suspects[0] ?? 0), nameOf(suspects[1] ?? 0)];
      const [paws, tufts] = [counts[0] ?? 0, counts[1] ?? 0];
      return forMoments(
        `${one}: ${paws}. ${other}: ${tufts}.`,
        `${paws} gegen ${one}, ${tufts} gegen ${other}.`,
        `Gezählt: ${one} ${paws}, ${other} ${tufts}.`,
      );
    },
    again: () =>
      forMoments(
        'Gleichstand. Richtet noch einmal.',
        'Niemand gibt nach. Noch einmal.',
        'Unentschieden. Noch einmal.',
      ),
    lynched: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(
        `${who} wird gelyncht.`,
        `Der Strick ist für ${who}.`,
        `Das Dorf hat gesprochen: ${who}.`,
      );
    },
    spared: () => forMoments(...narration.spared),
    won: ({ party }) => forMoments(...wins[party]),
  },
  turn: ({ shown }, name) =>
    shown.phase === 'vote'
      ? forEverything(`Dein Plättchen, ${name}.`, `${name} stimmt ab.`, `${name}, wen nennst du?`)
      : null,
};
