import type { Clock } from '@rudel/protocol';
import type { GameId } from '../shell/games.ts';
import type { ByLanguage } from './words.ts';

type PerGame = { readonly [G in GameId]: string };
type PerClock = { readonly [C in Clock]: string };

const blurbsEn: PerGame = {
  dog: 'Cards drive your stones around the ring. Two against two: race home, swap, split your sevens.',
  woelfe: 'Dice and tricks. Somebody at the table is on your side, and you do not know who.',
  woof: 'Who is a sheep, who is a wolf in wool? Look, ask, suspect, and do not get caught.',
  lupus: 'By night the wolves hunt, by day the village votes. Trust nobody, least of all the quiet one.',
  tofugott: 'How do your friends think? Guess their best answer, and beware of their worst.',
};

const blurbsDe: PerGame = {
  dog: 'Karten treiben deine Steine um den Ring. Zwei gegen zwei: heimrennen, tauschen, die Sieben teilen.',
  woelfe: 'Würfel und Stiche. Jemand am Tisch gehört zu dir, und du weisst nicht wer.',
  woof: 'Wer ist Schaf, wer Wolf in Wolle? Hinschauen, fragen, verdächtigen, und nicht auffallen.',
  lupus: 'Nachts jagen die Wölfe, tags stimmt das Dorf ab. Trau niemandem, am wenigsten den Stillen.',
  tofugott: 'Wie denken deine Leute? Errate ihre beste Antwort, und hüte dich vor der schlechtesten.',
};

const clocksEn: PerClock = { off: 'Off', relaxed: 'Relaxed', brisk: 'Brisk' };
const clocksDe: PerClock = { off: 'Aus', relaxed: 'Gemütlich', brisk: 'Flott' };
const clockNotesEn: PerClock = {
  off: 'Think as long as you like.',
  relaxed: 'Time for a thought and a sip.',
  brisk: 'For those who know the game.',
};
const clockNotesDe: PerClock = {
  off: 'Überlegt, solange ihr wollt.',
  relaxed: 'Zeit für einen Gedanken und einen Schluck.',
  brisk: 'Für alle, die das Spiel kennen.',
};

/** The bots' levels that have a name; others are called by their id. */
type Levels = { readonly [level: string]: string };

const en = {
  blurbs: blurbsEn,
  players: (least: number, most: number) =>
    least === most ? `${least} players` : `${least}–${most} players`,
  inTheMaking: 'In the making',
  inTheMakingHint: 'Still being carved. It will join the table soon.',
  play: (game: string) => `Play ${game}`,
  readRules: 'Rules',
  theGames: 'Five games',
  yourTables: 'Your tables',
  resume: 'Back to the table',
  forget: 'Take off this list',
  forgetAsk:
    'This device then loses its place at this table. To come back you need the invitation, and somebody else may sit on your seat.',
  keep: 'Keep it',
  onThisDevice: 'on this device',
  openTables: 'Open tables',
  hostedBy: (host: string) => `${host}’s table`,
  joinIt: 'Join',
  watchIt: 'Watch',
  freeSeats: (count: number) => (count === 1 ? '1 free seat' : `${count} free seats`),
  noFreeSeat: 'running, come and watch',
  privacy: 'What Rudel knows about you',
  footer: 'Free software. No account, no ads, no tracking.',
  source: 'Source code',
  licence: 'Rudel is free software (AGPL): use it, study it, share it, change it.',

  newTable: (game: string) => `A table of ${game}`,
  notBuilt: (game: string) => `${game} is still in the making`,
  withFriends: 'With friends',
  withFriendsHint: 'Open a table and share the link.',
  againstBots: 'Alone against bots',
  againstBotsHint: 'Starts at once.',
  ownTable: 'Or lay the table yourself',
  seats: 'Who sits where',
  seatsHint: 'Tap a seat to change it.',
  seatCount: 'Number of seats',
  seatNumber: (number: number) => `Seat ${number}`,
  me: 'You',
  /** Who sits down without a name. */
  nameless: 'Guest',
  openSeat: 'Open for a friend',
  openShort: 'open',
  bot: 'Bot',
  botOf: (level: string) => `Bot, ${level}`,
  levels: { random: 'beginner', novice: 'easy-going', greedy: 'experienced', strong: 'strong' } as Levels,
  iSitHere: 'I sit here',
  together: 'A line ties those who play together.',
  options: 'Rules of the house',
  optionsDefault: 'As in the rulebook',
  optionsChanged: (count: number) => (count === 1 ? '1 house rule' : `${count} house rules`),
  clock: 'Clock',
  clocks: clocksEn,
  clockNotes: clockNotesEn,
  noClockButOwn: 'No limit but the times that the game itself sets; they can be changed below.',
  ownTimesFirst: 'The times that the game itself sets go before.',
  listed: 'Show it at home',
  listedHint: 'Anybody can find the table and join.',
  offline: 'Only on this device',
  offlineHint: 'No connection needed; the seats that are open get bots.',
  less: 'Fewer',
  more: 'More',
  create: 'Open the table',
  playsHere: 'No connection: you play on this device.',

  lobbyTitle: (game: string, host: string) => `${host} lays the table for ${game}`,
  lobbyOwn: (game: string) => `Your table of ${game}`,
  invite: 'Invite your pack',
  inviteHint: 'Scan, send the link, or say the code.',
  onlyHere:
    'This page was opened as “localhost”: phones need the address that the server showed when it started.',
  copyLink: 'Copy link',
  copied: 'The link is copied.',
  share: 'Share',
  shareText: (game: string) => `Come and play ${game} with me:`,
  sayCode: 'Code',
  bigScreen: 'Show on a big screen',
  sitHere: 'Sit here',
  kick: (name: string) => `Send ${name} away`,
  kickAsk: (name: string) => `Send ${name} away? The old invitation stops working.`,
  makeHost: (name: string) => `Make ${name} the host`,
  takeBot: 'Take the bot away',
  moveHere: 'Move here',
  handSeat: (name: string) => `Help ${name} back in`,
  handSeatHint: (name: string) => `${name} scans this with any device and has the seat again.`,
  start: 'Start the match',
  startWaits: (count: number) =>
    count === 1
      ? 'One seat is still open. Invite somebody or put a bot there.'
      : `${count} seats are still open. Invite people or fill them with bots.`,
  fillBots: 'Fill with bots',
  readyHost: 'Everybody is here. Off you go!',
  readyGuest: (host: string) => `Everybody is here. ${host} starts the match.`,
  waitGuest: (count: number) =>
    count === 1 ? 'Waiting for one more player.' : `Waiting for ${count} more players.`,
  watchers: 'Watching',
  standUp: 'Just watch',
  leave: 'Leave the table',
  leaveAsk: 'Leave this table? The link brings you back.',
  stay: 'Stay',
  host: 'host',
  you: 'you',
  away: 'away',
  settingsOfTable: 'At this table',
  change: 'Change',
  done: 'Done',
  screenName: 'Big screen',
  scan: 'Scan to play',
  orGoTo: 'or enter the code at',
  rename: 'Your name',
  notAtTable: 'This device has no place at this table',
  notAtTableHint: 'Ask for the invitation, or enter the code.',

  rulesOf: (game: string) => `${game}: the rules`,
  contents: 'Contents',
  rulesMissing: 'These rules are still being written.',

  language: 'Language',
  theme: 'Light',
  themes: { auto: 'Auto', light: 'Day', dark: 'Night' },
  sound: 'Sound',
  soundHint: 'Short and woody; never in secret phases.',
  soundTry: 'Listen',
  motion: 'Motion',
  motions: { full: 'Lively', reduced: 'Calm' },
  palette: 'Colours',
  palettes: { standard: 'Forest', contrast: 'High contrast' },
  name: 'Your name',
  nameHint: 'Used at the next table.',
};

type ShellWords = Omit<typeof en, 'blurbs' | 'clocks' | 'clockNotes'> & {
  readonly blurbs: PerGame;
  readonly clocks: PerClock;
  readonly clockNotes: PerClock;
};

const de: ShellWords = {
  blurbs: blurbsDe,
  players: (least, most) => (least === most ? `${least} Personen` : `${least}–${most} Personen`),
  inTheMaking: 'In Arbeit',
  inTheMakingHint: 'Wird noch geschnitzt. Kommt bald an den Tisch.',
  play: (game) => `${game} spielen`,
  readRules: 'Regeln',
  theGames: 'Fünf Spiele',
  yourTables: 'Deine Tische',
  resume: 'Zurück an den Tisch',
  forget: 'Von der Liste nehmen',
  forgetAsk:
    'Dieses Gerät verliert damit seinen Platz an diesem Tisch. Zurück geht es nur mit der Einladung, und auf deinem Platz sitzt dann vielleicht jemand anders.',
  keep: 'Behalten',
  onThisDevice: 'auf diesem Gerät',
  openTables: 'Offene Tische',
  hostedBy: (host) => `Tisch von ${host}`,
  joinIt: 'Mitspielen',
  watchIt: 'Zuschauen',
  freeSeats: (count) => (count === 1 ? '1 freier Platz' : `${count} freie Plätze`),
  noFreeSeat: 'läuft, schau zu',
  privacy: 'Was Rudel von dir weiss',
  footer: 'Freie Software. Kein Konto, keine Werbung, kein Tracking.',
  source: 'Quelltext',
  licence: 'Rudel ist freie Software (AGPL): nutzen, verstehen, weitergeben, verändern.',

  newTable: (game) => `Ein Tisch für ${game}`,
  notBuilt: (game) => `${game} ist noch in Arbeit`,
  withFriends: 'Mit Freunden',
  withFriendsHint: 'Tisch öffnen und den Link teilen.',
  againstBots: 'Allein gegen Bots',
  againstBotsHint: 'Geht sofort los.',
  ownTable: 'Oder deck den Tisch selbst',
  seats: 'Wer sitzt wo',
  seatsHint: 'Tippe einen Platz an, um ihn zu ändern.',
  seatCount: 'Anzahl Plätze',
  seatNumber: (number) => `Platz ${number}`,
  me: 'Du',
  nameless: 'Gast',
  openSeat: 'Frei für Freunde',
  openShort: 'frei',
  bot: 'Bot',
  botOf: (level) => `Bot, ${level}`,
  levels: { random: 'Anfänger', novice: 'gemütlich', greedy: 'erfahren', strong: 'stark' },
  iSitHere: 'Hier sitze ich',
  together: 'Eine Linie verbindet, wer zusammen spielt.',
  options: 'Hausregeln',
  optionsDefault: 'Wie im Regelheft',
  optionsChanged: (count) => (count === 1 ? '1 Hausregel' : `${count} Hausregeln`),
  clock: 'Uhr',
  clocks: clocksDe,
  clockNotes: clockNotesDe,
  noClockButOwn: 'Keine Grenze ausser den Zeiten, die das Spiel selbst setzt; sie lassen sich unten ändern.',
  ownTimesFirst: 'Die Zeiten, die das Spiel selbst setzt, gehen vor.',
  listed: 'Auf der Startseite zeigen',
  listedHint: 'Alle können den Tisch finden und mitspielen.',
  offline: 'Nur auf diesem Gerät',
  offlineHint: 'Braucht keine Verbindung; auf freie Plätze kommen Bots.',
  less: 'Weniger',
  more: 'Mehr',
  create: 'Tisch öffnen',
  playsHere: 'Keine Verbindung: Du spielst auf diesem Gerät.',

  lobbyTitle: (game, host) => `${host} deckt den Tisch für ${game}`,
  lobbyOwn: (game) => `Dein Tisch für ${game}`,
  invite: 'Lade dein Rudel ein',
  inviteHint: 'Scannen, Link schicken oder den Code sagen.',
  onlyHere:
    'Diese Seite läuft unter «localhost»: Handys brauchen die Adresse, die der Server beim Start gezeigt hat.',
  copyLink: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  share: 'Teilen',
  shareText: (game) => `Komm, spiel mit mir ${game}:`,
  sayCode: 'Code',
  bigScreen: 'Auf grossem Bildschirm zeigen',
  sitHere: 'Hier sitzen',
  kick: (name) => `${name} wegschicken`,
  kickAsk: (name) => `${name} wegschicken? Die alte Einladung gilt dann nicht mehr.`,
  makeHost: (name) => `${name} zur Gastgeberin oder zum Gastgeber machen`,
  takeBot: 'Bot wegnehmen',
  moveHere: 'Hierher wechseln',
  handSeat: (name) => `${name} zurückholen`,
  handSeatHint: (name) => `${name} scannt das mit irgendeinem Gerät und hat den Platz wieder.`,
  start: 'Partie starten',
  startWaits: (count) =>
    count === 1
      ? 'Ein Platz ist noch frei. Lade jemanden ein oder setz einen Bot hin.'
      : `${count} Plätze sind noch frei. Lade Leute ein oder füll sie mit Bots.`,
  fillBots: 'Mit Bots füllen',
  readyHost: 'Alle sind da. Los gehts!',
  readyGuest: (host) => `Alle sind da. ${host} startet die Partie.`,
  waitGuest: (count) => (count === 1 ? 'Es fehlt noch jemand.' : `Es fehlen noch ${count}.`),
  watchers: 'Es schauen zu',
  standUp: 'Nur zuschauen',
  leave: 'Tisch verlassen',
  leaveAsk: 'Diesen Tisch verlassen? Der Link bringt dich zurück.',
  stay: 'Bleiben',
  host: 'lädt ein',
  you: 'du',
  away: 'weg',
  settingsOfTable: 'An diesem Tisch',
  change: 'Ändern',
  done: 'Fertig',
  screenName: 'Bildschirm',
  scan: 'Scannen und mitspielen',
  orGoTo: 'oder Code eingeben auf',
  rename: 'Dein Name',
  notAtTable: 'Dieses Gerät hat keinen Platz an diesem Tisch',
  notAtTableHint: 'Lass dir die Einladung geben, oder tipp den Code ein.',

  rulesOf: (game) => `${game}: die Regeln`,
  contents: 'Inhalt',
  rulesMissing: 'Diese Regeln werden noch geschrieben.',

  language: 'Sprache',
  theme: 'Licht',
  themes: { auto: 'Auto', light: 'Tag', dark: 'Nacht' },
  sound: 'Ton',
  soundHint: 'Kurz und hölzern; nie in geheimen Phasen.',
  soundTry: 'Anhören',
  motion: 'Bewegung',
  motions: { full: 'Lebhaft', reduced: 'Ruhig' },
  palette: 'Farben',
  palettes: { standard: 'Wald', contrast: 'Hoher Kontrast' },
  name: 'Dein Name',
  nameHint: 'Gilt ab dem nächsten Tisch.',
};

/** What the pages around the table say. */
export const shellWords: ByLanguage<ShellWords> = { en, de };

/** A level of bots as a word. */
export const levelName = (words: ShellWords, level: string): string => words.levels[level] ?? level;
