import { pictureOf, signOf } from '@rudel/woof/page';
import type { WoofWords } from './woof-words.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const characters = { S: 'Schaf', D: 'Hund', H: 'Jäger', P: 'Schäfer', W: 'Wolf' } as const;
const signs = { S: 'Schaf', D: 'Hund', H: 'Jäger', W: 'Wolf', '?': '„?“' } as const;

export const de: WoofWords = {
  board: 'Die Plätze am Tisch',
  hand: 'Deine Karten',
  middle: 'Die Mitte',
  characters,
  signs,
  deeds: {
    S: 'Die niedrigste Karte: Nur zwei davon machen ein Schaf.',
    D: 'Bellt alles Höhere an und versteckt sich darunter.',
    H: 'Zielt erst, wenn alles klar ist.',
    P: 'Ruft Wolf, was immer da liegt, und punktet, wenn Jäger oder Hund es glauben.',
    W: 'Die höchste Karte: Wer sie hat, ist der Wolf.',
  },
  card: (card) => {
    const [picture, sign] = [pictureOf(card), signOf(card)];
    if (sign === picture) return characters[picture];
    return sign === '?'
      ? `${characters[picture]}, zeigt „?“`
      : `${characters[picture]}, wirkt wie ${signs[sign]}`;
  },
  disguised: (sign) => (sign === '?' ? 'zeigt „?“' : `wirkt wie ${signs[sign]}`),
  questions: {
    WHP: 'Bist du Wolf, Jäger oder Schäfer?',
    SHP: 'Bist du Schaf, Jäger oder Schäfer?',
    D: 'Ist auf einer deiner Karten ein Hund?',
    H: 'Ist auf einer deiner Karten ein Jäger?',
    S: 'Ist auf einer deiner Karten ein Schaf?',
  },
  yes: 'Ja',
  no: 'Nein',
  round: (round, of) => `Runde ${round} von ${of}`,
  lap: (lap, of) => (of >= 99 ? `Umlauf ${lap}` : `Umlauf ${lap} von ${of}`),
  early: (count, of) => `${count} von ${of} frühen Verdächtigungen`,
  place: {
    hidden: 'zwei verdeckte Karten',
    suspected: 'hat einen Verdacht',
    decided: 'hat sich entschieden',
    nothing: 'Hier wurde noch nichts gesagt.',
    token: (lap, name, sign) => `Umlauf ${lap}: ${name} sagt ${sign}`,
    sides: { left: 'zur linken Karte', right: 'zur rechten Karte' },
    saw: (card) => `die Karte: ${card}`,
    seenAt: (name) => (name === null ? 'aus der Mitte' : `von ${name}`),
    putAway: (name, card) =>
      `${name === null ? 'Karte in der Mitte' : `Karte von ${name}`}: ${card}. Weglegen`,
    asked: (lap, name, question, answer) => `Umlauf ${lap}: ${name} fragt „${question}“ – ${answer}`,
    ownEmpty: 'Hier liegt, was andere von dir sagen.',
    middleEmpty: 'Hier sitzt niemand: zwei übrige Karten zum Ansehen.',
    open: (name) => `${name}: alles, was hier liegt`,
    lookHere: (name) => `Eine Karte ansehen: ${name}`,
    askHere: (name) => `${name} fragen`,
    pointHere: (goal, name) => `${goal}: ${name}`,
  },
  act: {
    label: 'Was du jetzt tun kannst',
    look: 'Ansehen',
    ask: 'Fragen',
    suspect: 'Verdacht',
    pass: 'Passen',
    abstain: 'Kein Verdacht',
    lookNote: 'heimlich',
    suspectNote: {
      open: '+2 oder Fehler',
      first: 'ab Umlauf 2',
      red: 'rot: am Schluss',
      done: 'gestellt',
    },
    abstainNote: 'kein Punkt, keine Marke',
    whereLook: (how, isLaidOut) => {
      const seen = isLaidOut ? 'Zwei Karten werden ausgelegt, du nimmst eine' : 'Du siehst zufällig eine';
      if (how === 'truth') return `Wessen Karte? ${seen}; deine Marke sagt allen, wie sie wirkt.`;
      const cried = how === 'wolf' ? 'was immer es ist' : 'außer bei „?“';
      return `Wessen Karte? ${seen}; als Schäfer rufst du Wolf, ${cried}.`;
    },
    whereAsk: (question) => `Wen fragst du: „${question}“ Die Antwort ist wahr, und alle hören sie.`,
    layOut: 'so, links und rechts',
    layOutHint: (name) =>
      `${name} sieht gleich eine deiner Karten, links oder rechts, und du weißt dann, welche. Wie legst du sie aus?`,
    takeHint: (name) => `Zwei Karten von ${name} liegen verdeckt da. Welche siehst du an?`,
    take: { left: 'Linke Karte', right: 'Rechte Karte' },
  },
  you: (character) => `Du bist: ${character}`,
  seek: 'Du suchst',
  dial: {
    label: 'Deine Verdachtscheibe',
    nobody: 'niemand',
    set: (goal, pointer) => `${goal}: ${pointer}`,
    unset: 'wer?',
    hint: (goal, isEarly) =>
      isEarly
        ? `${goal}: Wer? (0: niemand) Alles richtig: +2, sonst rote Fehlermarke. Dann bist du fertig.`
        : `${goal}: Wer? (0: niemand) Alles richtig: +1, sonst eine Fehlermarke.`,
    yours: 'Deine Zeiger, verdeckt',
  },
  reveal: {
    title: (round) => `Runde ${round} liegt offen`,
    turning: (round) => `Runde ${round} wird aufgedeckt: Wer war wer, und wer hatte recht?`,
    open: (round) => `Runde ${round} liegt offen: So ging sie aus.`,
    openEarly: (round, names) =>
      `Zwei Fehlermarken bei ${names}: Die Partie ist nach Runde ${round} zu Ende.`,
    openAsked: (round) => `Du bist in Runde ${round + 1} dran: Tipp auf „Nächste Runde“.`,
    openNext: (round) => `Runde ${round} liegt offen. Weiter geht es mit „Nächste Runde“.`,
    skip: 'Überspringen',
    toResult: 'Zum Ergebnis',
    again: (round) => `Runde ${round} noch einmal ansehen`,
    newCards: (round) => `Deine Karten für Runde ${round} liegen bereit.`,
    turns: (name, character) => `${name}: ${character}`,
    noneBy: (names) => `Kein Verdacht, nichts gewonnen, nichts verloren: ${names}`,
    bonusFor: (name, points) =>
      `${name} rief Wolf, und ${points === 1 ? 'jemand glaubte' : `${points} glaubten`} es`,
    right: 'richtig',
    wrong: 'falsch',
    none: 'Kein Verdacht',
    early: 'früh',
    final: 'am Schluss',
    goal: (goal, pointer) => `${goal}: ${pointer}`,
    plays: (name, character) => `${name} spielt ${character}`,
    players: (names, goal) => `${goal}: ${names}`,
    nobody: (goal) => `sonst spielt niemand ${goal}`,
    lured: 'dem Schäfer geglaubt',
    bonus: (points) => `+${points} fürs Wolf-Rufen`,
    points: (points) => `+${points}`,
    red: 'rote Fehlermarke',
    black: 'Fehlermarke',
    next: 'Nächste Runde',
  },
  notes: {
    open: 'Notizen',
    title: 'Deine Notizen',
    done: 'Fertig',
    intro: 'Nur für dich. Antippen: nein, vielleicht, ja.',
    marks: { no: 'nein', maybe: 'vielleicht', yes: 'ja' },
    blank: 'leer',
    cell: (name, character, mark) => `${name}, ${character}: ${mark}`,
    sure: 'Was sicher folgt',
    sureNote: 'Aus dem, was du gesehen und gehört hast, und nicht mehr.',
    sureCell: 'folgt sicher',
    clear: 'Notizen wischen',
    bringBack: 'Notizen zurückholen',
    deck: 'Im Spiel',
  },
  score: {
    open: 'Punkte',
    title: 'Punkte',
    round: 'Runde',
    total: 'Gesamt',
    errors: 'Fehlermarken',
    none: 'Die erste Runde läuft.',
  },
  note: {
    score: (points) => counted(points, 'Punkt', 'Punkte'),
    errors: (count) => counted(count, 'Fehlermarke', 'Fehlermarken'),
    red: 'eine davon rot',
  },
  points: (points) => counted(points, 'Punkt', 'Punkte'),
  explain: (card) => `Was ist das? ${card}`,
  goalsOf: (goals) => `Sucht: ${goals}`,
  value: (value) => `Wert ${value}`,
  close: 'Schließen',
  story: {
    won: (names, points, isByErrors) =>
      `${counted(points, 'Punkt', 'Punkte')} für ${names}${isByErrors ? ', und weniger Fehlermarken' : ''}.`,
    early: (name, count) =>
      `${name} hatte ${count === 1 ? 'einmal' : `${count}-mal`} früh den richtigen Verdacht.`,
    lured: (name, count) =>
      count === 1
        ? `${name} rief Wolf, und jemand glaubte es.`
        : `${name} rief Wolf, und ${count} glaubten es.`,
    wolves: (names, round) => `In Runde ${round} zeigten alle am Wolf vorbei: ${names}.`,
    looked: (name, count) => `Am neugierigsten war ${name}: ${count}-mal hingesehen.`,
    wrong: (name, count) => `${name} war ${count === 1 ? 'einmal' : `${count}-mal`} sicher und lag daneben.`,
    rounds: (count) => `Die Partie dauerte ${counted(count, 'Runde', 'Runden')}.`,
    cutShort: (count) =>
      `Nach ${counted(count, 'Runde', 'Runden')} war Schluss: Jemand hatte die zweite Fehlermarke.`,
  },
};
