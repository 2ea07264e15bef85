import type { NameOf } from '@rudel/kernel';
import { forEverything, forMoments, namesIn } from '@rudel/ui/script';
import type { Line, Script } from '@rudel/ui/script';
import { faceNamed } from '@rudel/woelfe/page';
import type { GlimpseOf, WoelfeTypes } from '@rudel/woelfe/page';
import { bidsKept, isByHunters } from './rounds.ts';

const names = namesIn('de');
const points = (count: number): string => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;
const wolvesIn = (count: number): string => (count === 1 ? 'ein Wolf' : `${count} Wölfe`);
const wolvesTaken = (count: number): string => (count === 1 ? 'einen Wolf' : `${count} Wölfe`);

function trick({ winner, wolves }: GlimpseOf<'trick'>, nameOf: NameOf): Line {
  const who = nameOf(winner);
  if (wolves === 0)
    return forMoments(`Der Stich geht an ${who}.`, `Stich für ${who}, ohne Wolf.`, `${who} macht den Stich.`);
  return forMoments(
    `${who} nimmt den Stich und ${wolvesTaken(wolves)}.`,
    `${wolves === 1 ? 'Ein Wolf' : wolvesIn(wolves)} für ${who}.`,
    `Der Stich geht an ${who}, dazu ${wolvesIn(wolves)}.`,
  );
}

function sidesScored(glimpse: GlimpseOf<'sidesScored'>, nameOf: NameOf): Line {
  const { winners, points: all, isHalali } = glimpse;
  const who = names(winners, nameOf);
  const score = points(all[winners[0] ?? 0] ?? 0);
  const each = winners.length > 1 ? `je ${score}` : score;
  if (isHalali)
    return forMoments(
      `Halali! Kein einziger Stich, und ${each} für ${who}.`,
      `Halali für ${who}: ${each}.`,
      `Gar kein Stich: Halali. ${who}, ${each}.`,
    );
  const side = isByHunters(glimpse) ? 'Die Jagd' : 'Der Wald';
  return forMoments(
    `${side} gewinnt die Runde: ${each} für ${who}.`,
    `${side} war besser. ${who}, ${each}.`,
    `Diese Runde geht an ${who}: ${each}.`,
  );
}

function bidsScored(glimpse: GlimpseOf<'bidsScored'>, nameOf: NameOf): Line {
  const kept = bidsKept(glimpse);
  if (kept.length === 0)
    return forMoments(
      'Niemand lag richtig.',
      'Keine Ansage hat gestimmt.',
      'Diesmal haben sich alle verschätzt.',
    );
  const who = names(kept, nameOf);
  return forMoments(`Gut angesagt, ${who}.`, `Genau getroffen: ${who}.`, `Die Ansage stimmt bei ${who}.`);
}

export const de: Script<WoelfeTypes> = {
  lines: {
    starter: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(`${who} fängt an.`, `${who} würfelt zuerst.`, `${who} macht den Anfang.`);
    },
    dealt: ({ round, size }) => {
      const each = size === 1 ? 'ein Würfel' : `${size} Würfel`;
      return forEverything(
        `Runde ${round}: ${each} für alle.`,
        `Alle ziehen ${size === 1 ? 'einen Würfel' : each}.`,
        `Neue Würfel: ${each} für alle.`,
      );
    },
    double: ({ seat }, nameOf) => {
      const who = nameOf(seat);
      return forMoments(
        `Doppelflinte! ${who} jagt allein.`,
        `Beide Jäger in einer Hand: ${who} gegen alle.`,
        `${who} hat beide Jäger. Alle gegen eine Hand!`,
      );
    },
    silence: 'silent',
    bid: ({ seat, tricks }, nameOf) => {
      const who = nameOf(seat);
      return forEverything(`${who} sagt ${tricks} an.`, `${who} sagt ${tricks}.`, `${tricks} für ${who}.`);
    },
    declared: ({ seat, cry }, nameOf) => {
      const who = nameOf(seat);
      return cry === 'fever'
        ? forMoments(
            `Jagdfieber! ${who} gehört zur Jagd.`,
            `${who} sagt Jagdfieber an.`,
            `${who} hat Jagdfieber.`,
          )
        : forMoments(`Tollwut! ${who} gehört zum Wald.`, `${who} sagt Tollwut an.`, `${who} ruft Tollwut.`);
    },
    rolled: ({ seat, die, face }, nameOf) => {
      const [who, shows] = [nameOf(seat), faceNamed(die, face, 'das Symbol')];
      return forEverything(`${who}: ${shows}.`, `${who} wirft ${shows}.`, `Für ${who}: ${shows}.`);
    },
    laid: ({ seat, at }, nameOf) => {
      const [who, whom] = [nameOf(seat), nameOf(at)];
      return forEverything(
        `Die Biene von ${who} fliegt zu ${whom}.`,
        `Eine Biene für ${whom}, von ${who}.`,
        `${who} legt die Biene zu ${whom}.`,
      );
    },
    goblin: ({ seat, roller }, nameOf) => {
      const [who, whom] = [nameOf(seat), nameOf(roller)];
      return who === whom
        ? forMoments(
            `Ein Kobold für ${who}. Noch einmal!`,
            `${who} versucht es noch einmal, mit Kobold.`,
            `Noch einmal, sagt ${who}.`,
          )
        : forMoments(
            `Ein Kobold! ${who} lässt ${whom} noch einmal werfen.`,
            `Kobold von ${who}: Noch einmal, ${whom}.`,
            `Nicht so schnell, ${whom}: ein Kobold von ${who}.`,
          );
    },
    sides: ({ hunters }, nameOf) => {
      const who = names(hunters, nameOf);
      return hunters.length === 1
        ? forMoments(
            `${who} war allein auf der Pirsch!`,
            `Beide Jäger kamen von ${who}.`,
            `${who} hat heimlich gejagt.`,
          )
        : forMoments(`${who} jagen zusammen.`, `Jetzt ist es klar: ${who} jagen.`, `Auf der Jagd: ${who}.`);
    },
    trick,
    sidesScored,
    bidsScored,
    won: ({ seats, scores }, nameOf) => {
      const who = names(seats, nameOf);
      const score = scores[seats[0] ?? 0] ?? 0;
      return seats.length === 1
        ? forMoments(
            `${who} gewinnt! ${points(score)}.`,
            `Die Partie geht an ${who}: ${points(score)}.`,
            `${who} hat gewonnen.`,
          )
        : forMoments(`${who} teilen sich den Sieg!`, `Geteilter Sieg: ${who}.`, `Niemand schlägt ${who}.`);
    },
  },
  turn: ({ shown }, name) => {
    if (shown.phase === 'bid')
      return forEverything(`Deine Ansage, ${name}.`, `${name} sagt an.`, `${name}, wie viele?`);
    return shown.phase === 'play'
      ? forEverything(`${name}, du bist dran.`, `${name} würfelt.`, `Jetzt ${name}.`)
      : null;
  },
};
