import type { TofugottWords } from './tofugott-words.ts';

const number = (value: number): string => String(value).replace('-', '−');
const points = (count: number): string => `${number(count)} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkte'}`;
const withPoints = (count: number): string =>
  `${number(count)} ${Math.abs(count) === 1 ? 'Punkt' : 'Punkten'}`;

const answer = (row: string): string => (row === 'Beste' ? 'beste Antwort' : 'schlechteste Antwort');

export const de: TofugottWords = {
  board: 'Die Fragekarte',
  hand: 'Deine Silhouetten',
  silhouettes: {
    rat: 'Ratte',
    pig: 'Schwein',
    elephant: 'Elefant',
    dolphin: 'Delfin',
    human: 'Mensch',
    tofu: 'Tofu',
    spider: 'Spinne',
    beetle: 'Käfer',
    bird: 'Vogel',
    snake: 'Schlange',
  },
  rows: { best: 'Beste', worst: 'Schlechteste' },
  shortRows: { best: 'Top', worst: 'Flop' },
  turn: (turn, of) => `Zug ${turn} von ${of}`,
  aside: 'Beiseite',
  points,
  track: (standing) => `Der Stand: ${standing}`,
  gained: (gain) => (gain > 0 ? `+${gain}` : number(gain)),
  activeNow: 'am Zug',
  choice: {
    look: 'Schau deine zwei Karten an',
    covered: (name) => `Zwei Karten, die nur ${name} sieht`,
  },
  card: {
    place: (question, row, silhouette) =>
      `Frage ${question}, ${row === 'Beste' ? 'Top' : 'Flop'} (${answer(row)}): ${silhouette ?? 'leer'}`,
    isNext: 'kommt als Nächstes',
    yourGuess: (silhouette) => (silhouette === null ? 'Dein Tipp?' : `Dein Tipp: ${silhouette}`),
    details: (question) => `Wie es bei Frage ${question} war`,
  },
  rack: {
    lies: (question, row) => `liegt bei Frage ${question}, ${answer(row)}`,
    isOut: 'für diesen Zug draußen',
    tapHere: (question, row) => `${row} Antwort auf Frage ${question}?`,
    allLaid: 'Antippen, um zu ändern.',
    lock: 'Festlegen',
    change: 'Ändern',
    changeGuess: 'Deinen Tipp ändern',
    another: 'Doch etwas anderes?',
    keepGuess: 'Dabei bleiben',
    isYours: 'dein Tipp',
  },
  reveal: {
    covered: (name) => `Verdeckter Tipp von ${name}`,
    coveredAnswer: (row) => `${row} Antwort, verdeckt`,
    guessed: (name, silhouette) => `Tipp von ${name}: ${silhouette}`,
    answered: (row, silhouette) => `${row} Antwort: ${silhouette}`,
    counted: (question) => `So ist Frage ${question} ausgegangen.`,
    toQuestion: (question) => `Weiter zu Frage ${question}`,
    goOn: 'Weiter',
  },
  lines: {
    guess: 'Ein paar Worte zu deinem Tipp',
    best: 'Ein paar Worte zu deiner besten Antwort',
    worst: 'Ein paar Worte zu deiner schlechtesten Antwort',
    placeholder: 'Weil …',
    placeholders: { best: 'Das Beste, weil …', worst: 'Das Schlechteste, weil …' },
    turnOver: 'Aufdecken',
    tell: {
      guess: 'Erzähl den anderen, warum.',
      best: 'Deine beste Antwort: Erzähl, warum.',
      worst: 'Und die schlechteste: Erzähl, warum.',
    },
    nextOf: (name) => `Weiter: Tipp von ${name}`,
    nextOwn: {
      guess: 'Meinen Tipp aufdecken',
      best: 'Meine beste Antwort aufdecken',
      worst: 'Meine schlechteste Antwort aufdecken',
    },
  },
  wait: {
    thinking: 'Was sagst du dazu?',
    others: 'Vielleicht überlegt noch jemand.',
    chooses: (name) => `${name} sucht eine Karte aus.`,
    shows: (name) => `Jetzt ist ${name} dran.`,
    beforeYou: (name) => `Zuerst kommt ${name}. Was sagst du dann?`,
  },
  tie: {
    title: 'Gleichstand!',
    hint: 'Alle decken Karte um Karte auf. Der erste Tofu gewinnt.',
    again: 'Tofu im selben Moment: noch einmal.',
    pile: (name, cards) => `${name}: ${cards}`,
    found: (name) => `${name} hat den Tofu gefunden`,
  },
  lapsed: 'Die Zeit ist um: Deine Karte wurde ohne Worte aufgedeckt.',
  story: {
    won: (names, own, second, margin) =>
      second === null
        ? `${names} gewinnt mit ${withPoints(own)}.`
        : `${names} gewinnt mit ${withPoints(own)}, ${margin} mehr als ${second}.`,
    tofu: (name, cards) =>
      cards === 1
        ? `Es stand unentschieden, und ${name} deckte den Tofu sofort auf.`
        : `Es stand unentschieden, und bei ${name} lag der Tofu an ${cards}. Stelle.`,
    shared: (names, own) => `${names} teilen sich den Sieg mit je ${withPoints(own)}.`,
    twins: (one, other, hits) => `${one} kennt ${other} durch und durch: ${hits}-mal richtig getippt.`,
    everybody: (name, silhouette) => `Alle wussten, was ${name} antworten würde: ${silhouette}!`,
    nobody: (name) => `${name} bleibt ein Rätsel: in einem ganzen Zug kein einziger Treffer.`,
    trap: (name, falls) => `${name} hielt ${falls}-mal das Schlechteste für das Beste.`,
    worstTrap: (name, falls) =>
      `Auf die schlechtesten Antworten von ${name} fielen die anderen ${falls}-mal herein.`,
    favourite: (silhouette, times) => `Die Antwort auf fast alles: ${silhouette}, ${times}-mal.`,
    talker: (name, line) => `Unvergessen: „${line}“ (${name})`,
  },
};
