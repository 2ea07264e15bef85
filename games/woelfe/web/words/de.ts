import type { WoelfeWords } from './woelfe-words.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const de: WoelfeWords = {
  board: 'Der Stich',
  hand: 'Deine Würfel',
  dice: {
    W: 'Weißer Wolf',
    G: 'Grauer Wolf',
    B: 'Schwarzer Wolf',
    H: 'Jäger',
    M: 'Fliegenpilz',
    F: 'Fuchs',
    Y: 'Biene',
    P: 'Wildschwein',
  },
  deeds: {
    W: 'Beute, und der schwächste Würfel. Sieben der fünfzehn Wölfe sind weiß.',
    G: 'Beute von mittlerer Kraft. Fünf der fünfzehn Wölfe sind grau.',
    B: 'Die stärkste Beute. Drei der fünfzehn Wölfe sind schwarz.',
    H: 'Der stärkste Würfel, bis ein Pilz im Stich liegt: Dann ist er vergiftet und kann nicht gewinnen. Wer zu viert einen hat, jagt.',
    M: 'Vergiftet jeden Jäger im Stich. Sein Symbol gewinnt sofort, und kein Kobold rührt daran.',
    F: 'Liegt ein Fuchs im Stich, gewinnt die niedrigste Zahl. Zwei Füchse heben sich auf.',
    Y: 'Kämpft nicht mit. Du legst sie zu jemand anderem; dort zählt sie dazu oder zieht ab.',
    P: 'Alles von eins bis sechs, ganz ohne Hintergedanken.',
  },
  faces: (faces) => `Die sechs Seiten: ${faces}`,
  symbol: 'das Pilzsymbol',
  explainDie: (die) => `Was kann dieser Würfel? ${die}`,
  close: 'Schließen',
  notNow: 'jetzt nicht',
  emptyHand: 'Alle deine Würfel sind geworfen.',
  screened: (name, count) => `${name} hat ${count} Würfel hinter dem Schirm`,
  round: (round, of) => (of === null ? `Runde ${round}` : `Runde ${round} von ${of}`),
  playedTo: (target) => `bis ${target}`,
  trickOf: (trick, of) => `Stich ${trick} von ${of}`,
  slot: {
    waits: 'wirft noch',
    rolls: 'wirft',
    shows: (die, face) => `${die}, ${face}`,
    counts: (value) => `zählt ${value}`,
    poisoned: 'vergiftet',
    leads: 'liegt vorn',
    won: 'gewinnt',
    bee: (face, name) => `Biene von ${name}: ${face}`,
    laidAt: (name) => `bei ${name}`,
    layHere: (name) => `Die Biene zu ${name} legen`,
    rerolled: (name, face) => `war ${face}; Kobold von ${name}`,
  },
  counted: (round) => `Runde ${round} ist gezählt.`,
  unmasked: {
    title: 'Entlarvt!',
    hunters: (names, isAlone) => (isAlone ? `${names} jagt allein` : `${names} jagen`),
    forest: (names) => `${names} leben im Wald`,
  },
  lowestWins: 'Ein Fuchs: die niedrigste Zahl gewinnt',
  lastTrick: 'Letzter Stich:',
  opening: {
    sides: 'Wer einen Jäger hat, jagt. Niemand verrät es: Achte auf die Würfel.',
    double: (name) =>
      `${name} jagt allein, mit beiden Jägern. Der Wald gewinnt nur, wenn alle drei je mehr Wölfe fangen.`,
    alone: 'Alle spielen für sich: Sag an, wie viele Stiche du machst, und fang Wölfe.',
  },
  sides: {
    hunter: {
      one: 'Jagd',
      you: 'Du jagst',
      hint: 'gemeinsam mit dem anderen Jäger',
      uneven: 'allein, mit beiden Jägern',
    },
    dweller: {
      one: 'Wald',
      you: 'Du gehörst zum Wald',
      hint: 'bring die Wölfe vor der Jagd in Sicherheit',
      uneven: 'zu dritt gegen beide Jäger',
    },
  },
  onlyYou: 'das weißt nur du',
  race: (hunters, dwellers) => `Wölfe: Jagd ${hunters}, Wald ${dwellers}`,
  unevenRace: {
    double: {
      each: (dwellers) => `je ≥ ${dwellers}`,
      told: (hunter, dwellers) =>
        `Wölfe: Jagd ${hunter}, im Wald alle mindestens ${dwellers}. Der Wald gewinnt, wenn alle mehr haben als die Jagd.`,
    },
    stalk: {
      each: (dwellers) => `je ≤ ${dwellers}`,
      told: (hunter, dwellers) =>
        `Wölfe: Jagd ${hunter}, im Wald alle höchstens ${dwellers}. Die Jagd gewinnt, wenn sie mehr hat als alle anderen.`,
    },
  },
  cries: { fever: 'Jagdfieber', rabies: 'Tollwut' },
  double: 'Doppelflinte',
  said: (cry, name) => `${cry}: ${name}`,
  pack: (factor) => `Wolfsrudel: × ${factor}`,
  note: {
    score: (score) => counted(score, 'Punkt', 'Punkte'),
    goblins: (count) => (count === 0 ? 'kein Kobold' : counted(count, 'Kobold', 'Kobolde')),
    dice: (count) => `${count} Würfel`,
    wolves: (count) => (count === 0 ? 'keine Wölfe' : counted(count, 'Wolf', 'Wölfe')),
    tricks: (count) => counted(count, 'Stich', 'Stiche'),
    bid: (tricks, bid) => `${tricks} von ${bid} angesagten Stichen`,
  },
  prompt: {
    label: 'Was du jetzt tun kannst',
    goOn: 'Weiter',
    goblin: 'Kobold!',
    whatGoblinsDo: 'Ein Kobold lässt ihn noch einmal rollen. Du hast einen pro Runde.',
    pass: 'Liegen lassen',
    ready: 'Bereit',
    announce: 'Doppelflinte ansagen',
    stalk: 'Schweigen und pirschen',
    fever: 'Jagdfieber ansagen',
    rabies: 'Tollwut ansagen',
    stakes: 'eine Ansage zeigt es: Sieg +5, sonst die anderen +10',
    bidOf: (tricks) => `${counted(tricks, 'Stich', 'Stiche')} ansagen`,
    barred: (tricks) => `${tricks} ist gesperrt`,
    change: (from, to) => `${from} → ${to}`,
    made: (tricks, bid) => `${tricks} von ${bid} angesagten Stichen`,
  },
  standing: {
    'this-trick': { offer: 'Diesen Stich passen', stands: 'Du passt in diesem Stich.' },
    'until-my-die': { offer: 'Passen, bis ich werfe', stands: 'Du passt, bis du wirfst.' },
  },
  lapsed: 'Die Zeit ist um: Du lässt ihn liegen.',
  score: {
    open: 'Punkte',
    title: 'Punktezettel',
    round: 'Runde',
    total: 'Gesamt',
    exact: 'genau angesagt',
    missed: 'falsch angesagt',
    none: 'Die erste Runde läuft.',
    wolves: 'Wölfe',
    bid: 'Stiche',
  },
  goblinTime: 'Für Kobolde bleiben ein paar Sekunden, außer du spielst allein.',
  points: (points) => counted(points, 'Punkt', 'Punkte'),
  story: {
    won: (names, score, second, margin) =>
      second === null
        ? `${score} Punkte für ${names}.`
        : `${score} Punkte für ${names}, ${margin} mehr als ${second}.`,
    wolves: (name, count) => `Die meisten Wölfe hat ${name} gefangen: ${count}.`,
    goblins: (name, count) => `${name} hat ${count} Kobolde losgeschickt.`,
    robbed: (name, from, to) => `Den besten Kobold hatte ${name}: Aus ${from} wurde ${to}.`,
    symbols: (name, count) =>
      count === 1
        ? `${name} hat das Pilzsymbol geworfen.`
        : `${name} hat das Pilzsymbol ${count}-mal geworfen.`,
    poisoned: (name, count) => `${name} hat ${count} Jäger an Pilze verloren.`,
    foxes: (count) => `Füchse haben ${count} Stiche auf den Kopf gestellt.`,
    best: (name, points, round) => `Der fetteste Fang: ${points} Punkte für ${name} in Runde ${round}.`,
    exact: (name, count, of) => `${name} hat in ${count} von ${of} Runden genau richtig angesagt.`,
    lone: (name, round, hasWon) =>
      hasWon
        ? `${name} ging in Runde ${round} allein auf die Jagd und gewann.`
        : `${name} ging in Runde ${round} allein auf die Jagd, aber der Wald gewann.`,
    halali: (names, round) => `Halali in Runde ${round}: Punkte ganz ohne Stich für ${names}.`,
    rounds: (count) => `Die Partie dauerte ${counted(count, 'Runde', 'Runden')}.`,
  },
};
