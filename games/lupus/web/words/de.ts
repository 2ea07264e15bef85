import type { Role, Told } from '@rudel/lupus/page';
import type { DeedTold, LupusWords } from './lupus-words.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const signs = {
  insist: 'ganz sicher',
  unsure: 'vielleicht',
  seer: 'ich spiele den Seher',
  follow: 'ich schliesse mich an',
} as const;

const found = (told: Told | null): string => (told === 'wolf' ? 'ein Werwolf' : 'kein Werwolf');

/** Wer auch wach war; danach, Satz für Satz, auf wen jemand zeigte. */
function matesTold({ note: { mates }, nameOf }: DeedTold): string {
  if (mates.length === 0) return '';
  const all = new Intl.ListFormat('de').format(mates.map(({ seat }) => nameOf(seat)));
  const pointings = mates.map(({ seat, at, sign }) =>
    at === null
      ? ''
      : ` ${nameOf(seat)} zeigte auf ${nameOf(at)}${sign === null ? '' : ` (${signs[sign]})`}.`,
  );
  return `${all}.${pointings.join('')}`;
}

/** Was jemand Aufgerufenes tat, ohne Subjekt: Es gilt für einen selbst wie für andere. */
const deeds: { readonly [R in Role]?: (told: DeedTold, at: string) => string } = {
  wolf: (told, at) => {
    const mates = matesTold(told);
    const pack =
      mates === ''
        ? 'Kein anderer Werwolf ist wach.'
        : `${told.isOwn === true ? 'Dein Rudel:' : 'Mit'} ${mates}`;
    return told.note.chosen === null ? pack : `${at} gewählt. ${pack}`;
  },
  seer: (told, at) => {
    const mates = matesTold(told);
    const what = told.note.told === 'villager' ? 'Dorfbewohner' : found(told.note.told);
    return `${at} durchschaut: ${what}.${mates === '' ? '' : ` Mit ${mates}`}`;
  },
  medium: ({ note }) =>
    note.told === null ? 'Zuvor wurde niemand gelyncht.' : `Zuletzt gelyncht: ${found(note.told)}.`,
  bodyguard: (_told, at) => `${at} bewacht.`,
  owl: (_told, at) => `Auf ${at} gezeigt.`,
  freemason: ({ note, nameOf }) =>
    note.mates.length === 0
      ? 'Der andere Freimaurer war nicht zu sehen.'
      : `Der andere Freimaurer: ${note.mates.map(({ seat }) => nameOf(seat)).join(', ')}.`,
  mythomaniac: ({ note }, at) => {
    if (note.told === 'wolf') return `Wollte wie ${at} sein und wurde zum Werwolf.`;
    return `Wollte wie ${at} sein und ${note.told === 'seer' ? 'wurde zum Seher' : 'blieb ein Mensch'}.`;
  },
};

const deed = (told: DeedTold): string =>
  deeds[told.role]?.(told, told.nameOf(told.note.chosen ?? told.note.at)) ?? '';

export const de: LupusWords = {
  lapsed: {
    call: 'Die Zeit war um: Der Zufall hat für dich gezeigt. Halte deine Karte, um zu sehen, auf wen.',
    vote: 'Die Zeit ist um: Dein stiller Verdacht zählt, sonst der Zufall.',
    else: 'Die Zeit ist um.',
  },
  board: 'Das Dorf',
  hand: 'Deine Karte und was du tun kannst',
  night: (night) => `Nacht ${night}`,
  day: (day) => `Tag ${day}`,
  before: 'Vor der Nacht',
  over: 'Das Ende',
  living: (living, of) => `${living} von ${of} am Leben`,
  deck: {
    title: 'Charaktere im Spiel',
    count: (count, name) => (count === 1 ? name : `${count} × ${name}`),
    possessed: 'Vielleicht ist jemand besessen: Die Liste verschweigt es.',
  },
  seat: {
    you: 'du',
    narrator: 'erzählt',
    bot: 'Bot',
    away: 'nicht da',
    open: 'niemand da',
    ghost: 'Geist',
    diedAtNight: (night) => `tot seit Nacht\u00A0${night}`,
    lynched: (day) => `gelyncht an Tag\u00A0${day}`,
    claims: (role) => `behauptet: ${role}`,
    ready: 'bereit zur Abstimmung',
    welcome: 'hat die Willkommen-Karte',
    serves: 'hinter diesem Platz beginnt das Zählen',
    elder: 'der weise alte Mann',
    paw: 'verdächtig: Pfote',
    tuft: 'verdächtig: Fell',
    mark: 'dein Verdacht',
    turn: 'entscheidet gerade',
    tokens: (count) => counted(count, 'Plättchen', 'Plättchen'),
    tokensFrom: (names) => `Plättchen von ${names}`,
    judged: { paw: 'wählte Pfote', tuft: 'wählte Fell' },
  },
  card: {
    label: 'Deine Karte: zum Ansehen halten',
    hold: 'Halten',
    none: 'Noch keine Karte.',
    known: 'Was du weisst',
    first: 'Die Karten sind verteilt. Halte deine, dann siehst du, wer du bist.',
    holdNew: 'Neu: halten',
    newLine: 'Neu: halten. Zu deiner Karte gibt es eine neue Zeile im Tagebuch',
    byLot: (name) => `Die Zeit war um, der Zufall zeigte auf ${name}.`,
    pointedAt: (name) => `Du hast auf ${name} gezeigt.`,
    wins: {
      humans: 'Du gewinnst mit den Menschen.',
      wolves: 'Du gewinnst mit den Werwölfen.',
      hamster: 'Du gewinnst allein, wenn du bis zum Schluss lebst.',
    },
  },
  signs: { label: 'Ein Zeichen dazu', ...signs },
  allPoint: 'Alle zeigen auf jemanden. Nur bei den Aufgerufenen gilt es.',
  pointed: 'Du hast gezeigt. Halte deine Karte, um zu sehen, was du weisst.',
  sleep: 'Geister halten die Augen geschlossen.',
  calls: 'Die Aufrufe dieser Nacht',
  talk: {
    title: 'Aussagen',
    say: 'Aussage machen',
    ready: 'Bereit zur Abstimmung',
    readyIs: 'Wer bereit ist, sagt heute nichts mehr.',
    enough: 'Genug für heute',
    done: 'Das war alles',
    left: (count) => `Noch ${counted(count, 'Aussage', 'Aussagen')}.`,
    saidAll: 'Für heute hast du alles gesagt.',
    nothing: 'Noch keine Aussagen.',
    all: 'Alle Aussagen',
    died: (names) => `Tot am Morgen: ${names}.`,
    nobodyDied: 'Niemand starb.',
    agree: 'Stimmt',
    disagree: 'Stimmt nicht',
    readyCount: (ready, of) => `${ready} von ${of} bereit`,
    silent: 'Geister hören zu und schweigen.',
  },
  vote: {
    owl: (name) => `Die Nachteule hat auf ${name} gezeigt.`,
    suspects: 'Unter Verdacht',
    chosen: 'Du hast gerichtet. Niemand weiss, wie.',
    yourDefence: 'Verteidige dich.',
    count: (count) => counted(count, 'Stimme', 'Stimmen'),
    both: 'Wer verdächtig ist, wartet.',
  },
  pace: {
    open: 'Weiter',
    openCall: (role) => `Aufrufen: ${role}`,
    openTalk: 'Das Gespräch eröffnen',
    openVote: 'Erste Abstimmung eröffnen',
    openVerdict: 'Zweite Abstimmung eröffnen',
    close: 'Jetzt beenden',
    notes: 'Deine Notizen',
    notesHint: 'Nur auf diesem Gerät.',
    waits: (name) => `${name} erzählt.`,
  },
  moment: {
    dead: (count) => (count === 1 ? 'Jemand ist nicht aufgewacht' : `${count} sind nicht aufgewacht`),
    nobody: 'Alle sind aufgewacht',
    lynched: (name) => `${name} wird gelyncht`,
    tie: 'Gleichstand: näher bei der Willkommen-Karte',
    spared: 'Niemand wird gelyncht',
    again: 'Gleichstand: noch einmal',
    won: {
      humans: 'Die Menschen gewinnen',
      wolves: 'Die Werwölfe gewinnen',
      hamster: 'Der Werhamster gewinnt allein',
    },
  },
  deed,
  story: {
    firstDead: (names) => `Als Erstes nicht mehr aufgewacht: ${names}.`,
    quiet: (count) =>
      count === 1 ? 'Eine Nacht verging ohne Tote.' : `${count} Nächte vergingen ohne Tote.`,
    close: (day) => `An Tag ${day} entschied eine einzige Stimme.`,
    accused: (name, count) => `Die meisten Plättchen lagen bei ${name}: ${count}.`,
    talker: (name, count) => `Am meisten redete ${name}: ${counted(count, 'Aussage', 'Aussagen')}.`,
    days: (count) => `Es dauerte ${counted(count, 'Tag', 'Tage')}.`,
  },
};
