import type { DogTypes, Glimpse, Hit } from '@rudel/dog/page';
import { isStallPlace } from '@rudel/dog/page';
import type { NameOf, Seat } from '@rudel/kernel';
import { forEverything, forMoments, namesIn } from '@rudel/ui/script';
import type { Line, Script } from '@rudel/ui/script';
import { victimsOf } from './victims.ts';

const names = namesIn('de');

function hit(seat: Seat, hits: readonly Hit[], nameOf: NameOf): Line {
  const who = nameOf(seat);
  const others = victimsOf(seat, hits);
  if (others.length === 0)
    return forMoments(
      `${who} schlägt einen eigenen Stein. Autsch.`,
      `Das war ${who} selbst!`,
      `Eigentor: ${who} trifft ${who}.`,
    );
  const victims = names(others, nameOf);
  return forMoments(
    `${who} schickt ${victims} ins Nest.`,
    `Autsch, ${victims}! Das tat weh.`,
    `${who} trifft ${victims}.`,
    `Ein Treffer: ${victims}, noch einmal von vorn.`,
  );
}

function drove({ seat, legs, hits }: Extract<Glimpse, { kind: 'drove' }>, nameOf: NameOf): Line {
  if (hits.length > 0) return hit(seat, hits, nameOf);
  const who = nameOf(seat);
  return legs.some(({ to }) => isStallPlace(to))
    ? forEverything(`${who} ist im Stall.`, `Wieder einer im Stall für ${who}.`, `In Sicherheit: ${who}.`)
    : forEverything(`${who} zieht weiter.`, `${who} rückt vor.`, `Weiter geht’s für ${who}.`);
}

export const de: Script<DogTypes> = {
  lines: {
    starter: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(`${who} fängt an.`, `${who} macht den Anfang.`, `Die erste Karte legt ${who}.`);
    },
    dealt: ({ round, size }) =>
      forEverything(
        `Runde ${round}. ${size} Karten für alle.`,
        `Neue Karten: ${size} für alle.`,
        `Alle bekommen ${size} Karten.`,
      ),
    reshuffled: () =>
      forEverything('Frisch gemischt.', 'Die Karten werden neu gemischt.', 'Alles zurück in den Stapel.'),
    gave: 'secret',
    exchanged: () =>
      forEverything('Die Karten sind getauscht.', 'Getauscht. Los geht’s.', 'Alle haben getauscht.'),
    exit: ({ seat, hits }, nameOf) => {
      if (hits.length > 0) return hit(seat, hits, nameOf);
      const who = nameOf(seat);
      return forEverything(
        `${who} kommt raus.`,
        `Raus aus dem Nest: ${who}.`,
        `Ein frischer Stein für ${who}.`,
      );
    },
    drove,
    swapped: ({ seat, with: other }, nameOf) => {
      const [who, whom] = [nameOf(seat), nameOf(other)];
      return forMoments(
        `${who} tauscht mit ${whom}.`,
        `Ein Bube! ${who} und ${whom} tauschen die Plätze.`,
        `${whom}, das war dein Platz. Da steht jetzt ${who}.`,
      );
    },
    idled: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forEverything(`Ein Bube für nichts, ${who}.`, `${who} tauscht mit niemandem.`, 'Ohne Wirkung.');
    },
    folded: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forEverything(
        `${who} ist für diese Runde draußen.`,
        `${who} legt alles ab.`,
        `Nichts passt: ${who} legt ab.`,
      );
    },
    home: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(
        `${who} hat alle vier im Stall!`,
        `Der Stall ist voll: ${who}.`,
        `${who} ist fertig und hilft jetzt mit.`,
      );
    },
    roundOver: 'silent',
    won: ({ seats }, nameOf) => {
      const who = names(seats, nameOf);
      return forMoments(
        `${who} gewinnen!`,
        `Das war’s: ${who} gewinnen die Partie.`,
        `Gewonnen haben ${who}.`,
      );
    },
  },
  turn: ({ shown }, name) =>
    shown.phase === 'play'
      ? forEverything(`${name}, du bist dran.`, `${name} ist dran.`, `Jetzt ${name}.`)
      : null,
};
