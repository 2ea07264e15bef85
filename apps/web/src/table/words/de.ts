import type { Saying } from '@rudel/protocol';
import type { TableWords } from './en.ts';

const presets: { readonly [S in Saying]: string } = {
  hello: 'Hallo zusammen!',
  thanks: 'Danke!',
  'well-played': 'Schön gespielt!',
  sorry: 'Tut mir leid!',
  hurry: 'Machen wir weiter?',
  wait: 'Einen Moment, bitte.',
  wow: 'Wow!',
  again: 'Noch eine Runde?',
  hint: 'Ich lasse mir einen Tipp geben.',
};

export const de: TableWords = {
  table: {
    nameless: (number) => `Platz ${number}`,
    you: 'du',
    board: 'Das Brett',
    hand: 'Deine Hand',
    actions: 'Was du tun kannst',
    seats: 'Rund um den Tisch',
    watching: 'Du schaust zu',
    openSeat: 'Freier Platz',
    loading: 'Der Tisch wird eingerichtet …',
    takenBack: 'Zurückgenommen.',
    nowPractice: 'Zurückgenommen. Die Partie zählt jetzt zur Übung.',
  },
  seat: {
    turn: 'ist dran',
    away: 'weg',
    standIn: 'ein Bot springt ein',
    bot: 'Bot',
    program: 'Bot von außerhalb',
    levels: { random: 'zufällig', easy: 'gemütlich', medium: 'erfahren', strong: 'stark' },
    host: 'lädt ein',
    handedOver: 'Platz vom Gastgeber weitergegeben',
  },
  moves: {
    title: 'Deine Züge',
    hint: 'Ein Tipp',
    hinted: (name) => `${name} lässt sich einen Tipp geben.`,
    button: (count) => (count === 0 ? 'Züge' : `Züge (${count})`),
    none: 'Gerade gibt es nichts zu entscheiden.',
    filter: 'Zug suchen',
    noMatch: 'So einen Zug gibt es nicht.',
    count: (count) => (count === 1 ? '1 Zug' : `${count} Züge`),
    help: 'Pfeiltasten zum Blättern, Buchstaben zum Suchen, Eingabe zum Wählen.',
  },
  confirm: {
    label: 'Dein Zug',
    send: 'Spielen',
    sending: 'Moment …',
    undo: 'Zurück',
  },
  standing: { cancel: 'Doch nicht' },
  log: {
    title: 'Was geschah',
    empty: 'Noch ist nichts geschehen.',
  },
  chat: {
    title: 'Etwas sagen',
    presets,
    mute: 'Ausblenden, was andere sagen und werfen',
  },
  clock: {
    left: (seconds) => (seconds === 1 ? 'noch 1 Sekunde' : `noch ${seconds} Sekunden`),
    hurry: 'Die Zeit wird knapp',
  },
  why: {
    rule: (number) => `Regel ${number}`,
    stale: 'Der Tisch ist inzwischen weiter; schau noch einmal hin.',
    lapsed: 'Die Zeit ist um: Ein Bot hat für dich gespielt.',
  },
  menu: {
    title: 'An diesem Tisch',
    button: 'Tischmenü',
    players: 'Leute und Plätze',
    invite: 'Einladen und zuschauen',
    device: 'Auf ein anderes Gerät umziehen',
    rules: 'Regeln',
    remote: 'Fernbedienung für den Bildschirm',
  },
  invite: {
    join: 'Scannen und mitspielen',
    watch: 'Scannen und zuschauen',
    code: 'Oder den Code eingeben',
    copy: 'Einladung kopieren',
    copied: 'Einladung kopiert.',
    screen: 'Auf großem Bildschirm zeigen',
    offline: 'Du spielst nur auf diesem Gerät; niemand kann dazukommen.',
  },
};
