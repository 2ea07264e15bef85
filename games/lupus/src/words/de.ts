import type { NameOf, Seat, Words } from '@rudel/kernel';
import type { Tokens } from '../day/votes.ts';
import { roundsOf } from '../night/calls.ts';
import type { Sign } from '../night/signs.ts';
import { noteTold } from '../notation/note-notation.ts';
import { readTokens } from '../notation/vote-notation.ts';
import type { Written } from '../notation/written.ts';
import { roleOf } from '../roles/index.ts';
import type { Party, Role, Special, Told } from '../roles/role.ts';
import type { Statement } from '../talk/statements.ts';
import type { LupusTypes, Move, Phase, View } from '../types.ts';
import { pacerOf } from '../village/narrators.ts';
import { becauseDe } from './because-de.ts';
import { narrationDe } from './narration-de.ts';
import { callText, closingText, variant } from './narration.ts';
import { isCalledNote, isGhost, joined, mayPace, namesOf, stanceOf, suspectIn } from './parts.ts';
import type { GlimpseOf } from './parts.ts';

const language = 'de';

const names = (seats: readonly Seat[], nameOf: NameOf): string => namesOf(language, seats, nameOf);

/** Ein Charakter, wie er auf der Karte steht, mit Artikel, und wie man ihn von sich selbst sagt. */
export const rolesDe: {
  readonly [R in Role]: { readonly name: string; readonly one: string; readonly self: string };
} = {
  wolf: { name: 'Werwolf', one: 'ein Werwolf', self: 'Werwolf' },
  villager: { name: 'Dorfbewohner', one: 'ein Dorfbewohner', self: 'einfach vom Dorf' },
  seer: { name: 'Seher', one: 'der Seher', self: 'Seher' },
  medium: { name: 'Medium', one: 'das Medium', self: 'das Medium' },
  possessed: { name: 'Besessener', one: 'der Besessene', self: 'besessen' },
  bodyguard: { name: 'Leibwächter', one: 'der Leibwächter', self: 'Leibwächter' },
  owl: { name: 'Nachteule', one: 'die Nachteule', self: 'die Nachteule' },
  freemason: { name: 'Freimaurer', one: 'ein Freimaurer', self: 'Freimaurer' },
  werehamster: { name: 'Werhamster', one: 'der Werhamster', self: 'der Werhamster' },
  mythomaniac: { name: 'Mythomane', one: 'der Mythomane', self: 'Mythomane' },
};

/** Worum es einem Charakter geht, in einer Zeile. */
export const goalsDe: { readonly [R in Role]: string } = {
  wolf: 'Nachts wählst du mit den anderen Werwölfen ein Opfer, am Tag siehst du harmlos aus.',
  villager: 'Nachts schläfst du. Am Tag findest du die Werwölfe.',
  seer: 'Jede Nacht erfährst du von jemandem, ob ein Werwolf dahintersteckt.',
  medium: 'Ab der zweiten Nacht erfährst du, ob zuletzt ein Werwolf gelyncht wurde.',
  possessed: 'Du bist ein Mensch und kennst die Werwölfe nicht, gewinnst aber mit ihnen.',
  bodyguard: 'Ab der zweiten Nacht schützt du jemanden vor den Werwölfen.',
  owl: 'Auf wen du zeigst, steht am nächsten Tag unter Verdacht.',
  freemason: 'Du kennst den anderen Freimaurer.',
  werehamster: 'Die Werwölfe können dir nichts tun, der Seher schon. Überlebe, und du gewinnst allein.',
  mythomaniac: 'In der zweiten Nacht wirst du, worauf du zeigst, falls das ein Werwolf oder der Seher ist.',
};

const signsDe: { readonly [S in Sign]: string } = {
  insist: 'unbedingt',
  unsure: 'vielleicht',
  seer: 'ich spiele den Seher',
  follow: 'aber ich folge euch',
};
const one = (role: Role): string => rolesDe[role].one;
const specialDe = (special: Special): string =>
  special === 'freemason' ? 'beide Freimaurer' : rolesDe[special].one;

function reportDe(what: Extract<Statement, { readonly kind: 'report' }>, nameOf: NameOf): string {
  const { as, night, at, finds } = what;
  const self = `Ich bin ${rolesDe[as].self}.`;
  if (at === null && finds === null) return `${self} Von Nacht ${night} habe ich nichts zu berichten.`;
  const found = finds === 'wolf' ? 'ein Werwolf' : 'kein Werwolf';
  if (as === 'medium') return `${self} Nacht ${night}: Zuvor wurde ${found} gelyncht.`;
  if (as === 'bodyguard') return `${self} In Nacht ${night} habe ich ${nameOf(at ?? 0)} bewacht.`;
  return `${self} In Nacht ${night} habe ich ${nameOf(at ?? 0)} durchschaut: ${found}.`;
}

/** Was jemand sagt, als Satz. */
export function statementDe(what: Statement, nameOf: NameOf): string {
  switch (what.kind) {
    case 'claim':
      return `Ich bin ${rolesDe[what.role].self}.`;
    case 'report':
      return reportDe(what, nameOf);
    case 'suspect':
      return `Ich verdächtige ${nameOf(what.at)}${becauseDe(what, nameOf, one)}.`;
    case 'trust':
      return `Ich vertraue ${nameOf(what.at)}${becauseDe(what, nameOf, one)}.`;
    case 'vote':
      return `Mein Plättchen geht an ${nameOf(what.at)}${becauseDe(what, nameOf, one)}.`;
    case 'ask':
      return what.about === 'role'
        ? `${nameOf(what.at)}, was bist du?`
        : `${nameOf(what.at)}, wen verdächtigst du?`;
    case 'agree':
      return `Nr. ${what.with} stimme ich zu.`;
    case 'disagree':
      return `Nr. ${what.with} sehe ich anders.`;
  }
}

const signed = (sign: Sign | null): string => (sign === null ? '' : ` (${signsDe[sign]})`);

const plainLabels = {
  ready: 'Bereit zur Abstimmung: Dann sagst du heute nichts mehr',
  done: 'Mehr habe ich nicht zu sagen',
  open: 'Weiter',
  close: 'Jetzt beenden',
} as const;

const verbs: { readonly [K in Move['kind']]: string } = {
  point: 'Zeigen',
  vote: 'Abstimmen',
  paw: 'Richten',
  tuft: 'Richten',
  say: 'Sagen',
  mark: 'Merken',
  ready: 'Bereit',
  done: 'Fertig',
  open: 'Weiter',
  close: 'Beenden',
  deck: 'Austeilen',
};

function label(move: Move, view: View, nameOf: NameOf): string {
  switch (move.kind) {
    case 'point':
      return `Auf ${nameOf(move.at)} zeigen${signed(move.sign)}`;
    case 'vote':
      return `Das Plättchen zu ${nameOf(move.at)} legen`;
    case 'paw':
      return `Pfote: ${nameOf(suspectIn(view, 'paw'))} lynchen`;
    case 'tuft':
      return `Fell: ${nameOf(suspectIn(view, 'tuft'))} lynchen`;
    case 'say':
      return `Sagen: „${statementDe(move.what, nameOf)}“`;
    case 'mark':
      return `Für dich notieren: ${nameOf(move.at)}`;
    case 'deck':
      return `Austeilen mit ${joined(language, move.roles.map(specialDe)) || 'niemand Besonderem'}`;
    case 'ready':
      return isGhost(view) ? 'Genug für heute' : plainLabels.ready;
    default:
      return plainLabels[move.kind];
  }
}

const pacing = (view: View, nameOf: NameOf, what: string): string =>
  mayPace(view, 'open')
    ? `${what} Mach weiter, wenn alle bereit sind.`
    : `${what} ${nameOf(pacerOf(view.shown) ?? 0)} erzählt.`;

/** Das wievielte Mal gezeigt wird, wo es mehrere gibt. Alle lesen dasselbe: Niemand merkt, wer gemeint ist. */
function timesDe({ shown }: View): string {
  const rounds = roundsOf(shown, shown.call ?? 'seer', shown.night);
  if (rounds === 1) return '';
  return shown.round === rounds
    ? ', und diesmal gilt es'
    : `, zum ${shown.round === 1 ? 'ersten' : 'zweiten'} Mal`;
}

function callStatus(view: View, nameOf: NameOf): string {
  const { shown } = view;
  if (!shown.isOpen) return pacing(view, nameOf, `Nacht ${shown.night}.`);
  switch (stanceOf(view)) {
    case 'narrator':
      return `Aufgerufen: ${rolesDe[shown.call ?? 'seer'].name}. Schließe den Aufruf, wenn es Zeit ist.`;
    case 'ghost':
      return 'Du bist ein Geist und schläfst.';
    case 'waiting':
      return 'Du hast gezeigt. Die Nacht geht weiter.';
    default:
      return `Aufgerufen: ${rolesDe[shown.call ?? 'seer'].name}. Alle zeigen auf jemanden${timesDe(view)}.`;
  }
}

function talkStatus(view: View, nameOf: NameOf): string {
  const { eye, shown } = view;
  if (!shown.isOpen) return pacing(view, nameOf, `Tag ${shown.night}.`);
  if (stanceOf(view) === 'narrator') return 'Das Dorf redet. Schließe das Gespräch, wenn es Zeit ist.';
  if (eye === 'table') return variant(narrationDe.day, shown.night);
  if (shown.fates[eye] !== null)
    return mayPace(view, 'ready')
      ? 'Du bist ein Geist: Hör zu und merke dir, wen du verdächtigst.'
      : 'Du bist ein Geist: Hör zu.';
  return shown.ready.includes(eye)
    ? 'Du bist bereit zur Abstimmung; andere reden noch.'
    : 'Rede: behaupte, berichte, klage an, und sag, wenn du abstimmen willst.';
}

function voteStatus(view: View, nameOf: NameOf): string {
  const { eye, shown } = view;
  if (!shown.isOpen) return pacing(view, nameOf, 'Die erste Abstimmung.');
  if (shown.turn === null)
    return stanceOf(view) === 'asked'
      ? 'Leg dein Plättchen zu einer lebenden Person.'
      : 'Alle legen ihr Plättchen, ungesehen.';
  return shown.turn === eye
    ? 'Du bist dran: Leg dein Plättchen zu einer lebenden Person.'
    : `${nameOf(shown.turn)} legt das Plättchen.`;
}

function verdictStatus(view: View, nameOf: NameOf): string {
  const { eye, shown } = view;
  const [paw = 0, tuft = 0] = shown.days.at(-1)?.suspects ?? [];
  if (!shown.isOpen) return pacing(view, nameOf, 'Die zweite Abstimmung.');
  if (eye === paw || eye === tuft) return 'Die anderen richten über dich.';
  return stanceOf(view) === 'asked'
    ? `Richte im Geheimen: Pfote für ${nameOf(paw)}, Fell für ${nameOf(tuft)}.`
    : `${nameOf(paw)} oder ${nameOf(tuft)}: Die Lebenden richten im Geheimen.`;
}

const statuses: { readonly [P in Phase]: (view: View, nameOf: NameOf) => string } = {
  deck: (view, nameOf) =>
    stanceOf(view) === 'narrator'
      ? 'Du erzählst: Wähle die Charaktere.'
      : `${nameOf(pacerOf(view.shown) ?? 0)} wählt die Charaktere.`,
  possessed: () => 'Das Los entscheidet über den Besessenen.',
  deal: () => 'Die Karten werden verteilt.',
  elder: () => 'Der weise alte Mann wird ausgelost.',
  pace: ({ shown }) => `Nacht ${shown.night}.`,
  call: callStatus,
  welcome: () => 'Die Willkommen-Karte wird ausgelost.',
  talk: talkStatus,
  vote: voteStatus,
  defence: ({ eye, shown }, nameOf) =>
    shown.turn === eye ? 'Verteidige dich.' : `${nameOf(shown.turn ?? 0)} spricht zur Verteidigung.`,
  verdict: verdictStatus,
  lots: () => 'Alle Antworten sind da.',
  over: () => 'Die Partie ist zu Ende.',
};

function closedTold(glimpse: GlimpseOf<'closed'>, nameOf: NameOf): string {
  const { call, night } = glimpse;
  const note = noteTold(glimpse);
  const end = closingText(narrationDe, call, night);
  const lapse = note.isByLot
    ? `Du hast nicht rechtzeitig geantwortet; das Los zeigte auf ${nameOf(note.at)}. `
    : '';
  if (!isCalledNote(note)) return `${lapse}${end}`;
  const mates = note.mates.map(
    ({ seat, at, sign }) =>
      `${nameOf(seat)} zeigt auf ${at === null ? 'niemanden' : nameOf(at)}${signed(sign)}`,
  );
  const parts = [
    mates.length > 0 ? `Ihr seht einander: ${joined(language, mates)}.` : '',
    note.chosen === null ? '' : `Die Wahl fällt auf ${nameOf(note.chosen)}.`,
    toldDe(glimpse, note.told, nameOf(note.chosen ?? note.at)),
  ];
  return `${lapse}${parts.filter((part) => part !== '').join(' ')} ${end}`;
}

function toldDe({ call }: GlimpseOf<'closed'>, told: Told | null, name: string): string {
  if (told === null) return '';
  const isWolf = told === 'wolf';
  if (call === 'medium') return `Zuletzt wurde ${isWolf ? 'ein Werwolf' : 'kein Werwolf'} gelyncht.`;
  if (call === 'mythomaniac')
    return told === 'human'
      ? `${name} ist weder Werwolf noch Seher: Du bleibst ein Mensch.`
      : `Wie ${name} bist du jetzt ${isWolf ? 'ein Werwolf' : 'Seher'}.`;
  if (told === 'villager') return `Du siehst die Karte von ${name}: Dorfbewohner.`;
  return `${name} ist ${isWolf ? 'ein Werwolf' : 'kein Werwolf'}.`;
}

const parties: { readonly [P in Party]: string } = {
  humans: 'Die Menschen gewinnen',
  wolves: 'Die Werwölfe gewinnen',
  hamster: 'Der Werhamster hat überlebt und gewinnt allein',
};

const tokens = (votes: Written<Tokens>, nameOf: NameOf): string =>
  joined(
    language,
    readTokens(votes).map((at, seat) => `${nameOf(seat)} → ${at === null ? '–' : nameOf(at)}`),
  );

const yesNo = (no: string, yes: string): { readonly no: string; readonly yes: string } => ({ no, yes });
const inOut = (from: number): { readonly yes: string; readonly no: string } => ({
  yes: `dabei, ab ${from} Personen`,
  no: 'nicht dabei',
});
const seconds = (zero: string): ((value: number) => string) => {
  return (value) => (value === 0 ? zero : `${value} Sekunden`);
};

export const de: Words<LupusTypes> = {
  name: 'Lupus in Tabula',
  blurb:
    'Werwölfe mitten im Dorf: reden, lügen, abstimmen und mit einem offenen Auge schlafen. Für 8 bis 24, mit Erzählung oder ohne.',
  refusals: {
    'only-watching': () => 'Du schaust zu; es spielen nur die am Tisch.',
    'match-over': () => 'Die Partie ist zu Ende.',
    'too-few-villagers': () => 'Es gibt nur zwölf Dorfbewohner: Es braucht mehr besondere Charaktere.',
    'too-few-places': () => 'Es gibt mehr besondere Charaktere als Plätze für sie.',
    'no-deck-now': () => 'Die Charaktere werden vor dem Austeilen gewählt.',
    'table-does-it': () => 'Hier erzählt der Tisch von selbst.',
    'narrator-does-it': () => 'Das macht, wer erzählt.',
    'narrator-has-no-card': () => 'Du erzählst: Du hast keine Karte und keine Stimme.',
    'already-open': () => 'Jetzt gibt es nichts zu öffnen.',
    'nothing-to-close': () => 'Jetzt gibt es nichts zu schließen.',
    'not-opened-yet': () => 'Das ist noch nicht eröffnet.',
    'elder-does-it': () => 'Das ist Sache des weisen alten Mannes.',
    'nobody-called': () => 'Gerade wird niemand aufgerufen.',
    'pointed-already': () => 'Du hast schon gezeigt; der Finger bleibt, wo er ist.',
    'not-at-yourself': () => 'Zeige auf jemand anderen.',
    'not-at-a-ghost': () => 'Gezeigt wird auf Lebende, nicht auf Geister.',
    'no-signs-now': () => 'Zeichen gibt es nur, wenn die Werwölfe aufgerufen sind.',
    'ghosts-sleep': () => 'Geister halten nachts die Augen geschlossen.',
    'ghosts-are-silent': () => 'Geister schweigen bis zum Schluss.',
    'ghosts-do-not-judge': () => 'Geister bestimmen Verdächtige mit, aber sie richten nicht.',
    'no-discussion': () => 'Gerade wird nicht beraten.',
    'ready-already': () => 'Du willst abstimmen, und damit hast du für heute alles gesagt.',
    'no-vote-now': () => 'Gerade werden keine Plättchen gelegt.',
    'not-your-vote': () => 'Du bist nicht an der Reihe, ein Plättchen zu legen.',
    'voted-already': () => 'Dein Plättchen liegt schon.',
    'vote-for-another': () => 'Für dich selbst kannst du nicht stimmen.',
    'vote-for-the-living': () => 'Das Plättchen gehört zu einer lebenden Person.',
    'no-defence': () => 'Du bist nicht an der Reihe, dich zu verteidigen.',
    'no-verdict-now': () => 'Gerade wird über niemanden gerichtet.',
    'suspects-wait': () => 'Wer verdächtig ist, richtet nicht mit.',
    'decided-already': () => 'Du hast schon gerichtet.',
    'no-talk-now': () => 'Jetzt ist nicht die Zeit zu reden.',
    'said-enough': () => 'Du hast für jetzt genug gesagt; lass andere reden.',
    'said-already': () => 'Das hast du schon gesagt.',
    'about-yourself': () => 'Das kannst du nur über andere sagen.',
    'about-a-ghost': () => 'Geister antworten nicht und werden nicht gewählt.',
    'nobody-there': () => 'Dort sitzt niemand.',
    'not-in-play': ([role]) => `Diese Karte ist nicht im Spiel: ${rolesDe[(role ?? 'owl') as Role].name}.`,
    'no-such-night': ([night]) => `Von Nacht ${night} gibt es nichts zu berichten.`,
    'reported-already': ([night]) => `Von Nacht ${night} hast du schon berichtet.`,
    'nights-in-order': () => 'Berichte von der ersten Nacht, die noch fehlt, oder von der letzten.',
    'no-such-statement': () => 'Zustimmen kannst du nur dem, was eben gesagt wurde.',
    unfounded: () => 'Das ist kein Grund: Niemand hat es gesehen oder gehört.',
    'no-marks-now': () => 'Deinen Verdacht merkst du dir, solange das Dorf redet.',
    'marks-spent': () => 'Du hast deine Meinung heute oft genug geändert.',
    'marked-already': () => 'Diesen Verdacht hast du schon.',
    'mark-another-alive': () => 'Verdächtige jemand anderen unter den Lebenden.',
  },
  glimpses: {
    announced: ({ deck, players }) =>
      `${players} Karten: Werwölfe, Dorfbewohner, der Seher${deck.length > 0 ? `, ${joined(language, deck.map(specialDe))}` : ''}.`,
    dealt: ({ card }) =>
      card === null
        ? 'Alle bekommen eine verdeckte Karte.'
        : `Deine Karte: ${rolesDe[roleOf(card)].name}. ${goalsDe[roleOf(card)]}`,
    elder: ({ seat }, nameOf, me) =>
      seat === me
        ? 'Den Titel des weisen alten Mannes hast jetzt du.'
        : `Den Titel des weisen alten Mannes hat jetzt ${nameOf(seat)}.`,
    nightfall: ({ night }) => variant(narrationDe.nightfall, night),
    called: ({ call, night, round }) => callText(narrationDe, call, night, round),
    closed: closedTold,
    asleep: ({ call, night }) => closingText(narrationDe, call, night),
    pointed: ({ at }, nameOf) => `Du zeigst auf ${nameOf(at)}.`,
    dawn: ({ night, dead }, nameOf) =>
      dead.length === 0
        ? variant(narrationDe.quiet, night)
        : `${variant(narrationDe.mourning, night)} Tot: ${names(dead, nameOf)}.`,
    revealed: ({ seat, card }, nameOf) => `Die Karte von ${nameOf(seat)}: ${rolesDe[roleOf(card)].name}.`,
    welcome: ({ seat, isHeld }, nameOf) =>
      isHeld
        ? `Die Willkommen-Karte liegt bei ${nameOf(seat)}.`
        : `Noch hat niemand die Willkommen-Karte. Das Los entscheidet: Heute beginnt die Abstimmung links von ${nameOf(seat)}.`,
    day: ({ day }) => variant(narrationDe.day, day),
    said: ({ seat, number, what }, nameOf) => `${number}. ${nameOf(seat)}: „${statementDe(what, nameOf)}“`,
    ready: ({ seat }, nameOf, me) =>
      seat === me ? 'Du willst abstimmen.' : `${nameOf(seat)} will abstimmen.`,
    marked: ({ at }, nameOf) => `Du verdächtigst ${nameOf(at)}; niemand weiß es.`,
    resting: () => 'Du hast für heute genug gehört.',
    polling: ({ day }) => variant(narrationDe.polling, day),
    voted: ({ seat, at }, nameOf, me) =>
      seat === me
        ? `Du legst dein Plättchen zu ${nameOf(at)}.`
        : `${nameOf(seat)} legt das Plättchen zu ${at === me ? 'dir' : nameOf(at)}.`,
    laid: ({ votes }, nameOf) => `Alle Plättchen liegen: ${tokens(votes, nameOf)}.`,
    chose: ({ at }, nameOf) => `Du wählst ${nameOf(at)}, im Geheimen.`,
    silent: ({ at }, nameOf) => `Du hast nicht rechtzeitig geantwortet; es zählt für ${nameOf(at)}.`,
    suspects: ({ seats, owl }, nameOf) =>
      `${owl === null ? '' : `Die Nachteule hat auf ${nameOf(owl)} gezeigt. `}Unter Verdacht: ${nameOf(seats[0] ?? 0)} (Pfote) und ${nameOf(seats[1] ?? 0)} (Fell).`,
    defence: ({ seat }, nameOf, me) =>
      seat === me ? 'Du verteidigst dich.' : `${nameOf(seat)} spricht zur Verteidigung.`,
    judging: ({ seats }) => variant(narrationDe.judging, seats[0] ?? 0),
    verdict: ({ suspects, counts }, nameOf) =>
      `Pfote für ${nameOf(suspects[0] ?? 0)}: ${counts[0]}. Fell für ${nameOf(suspects[1] ?? 0)}: ${counts[1]}.`,
    again: () => 'Gleichstand: Die Lebenden richten noch einmal.',
    lynched: ({ seat, isTie }, nameOf, me) =>
      `${seat === me ? 'Du wirst' : `${nameOf(seat)} wird`} gelyncht${isTie ? ': Bei Gleichstand trifft es, wer näher am Anfang der Abstimmung sitzt' : ''}.`,
    spared: () => variant(narrationDe.spared, 1),
    won: ({ party, seats }, nameOf) => `${parties[party]}: ${names(seats, nameOf)}.`,
  },
  options: {
    narrator: {
      label: 'Es erzählt',
      values: {
        automatic: 'der Tisch',
        human: 'wer auf dem letzten Platz sitzt, ohne Karte, ab 9 Plätzen',
        elder: 'der weise alte Mann, zu genau 8: Wer das ist, bestimmt das Los beim Austeilen',
      },
    },
    medium: { label: 'Medium', values: inOut(9) },
    possessed: {
      label: 'Besessener',
      values: { ...inOut(10), lot: 'vielleicht: das Los entscheidet geheim' },
    },
    bodyguard: { label: 'Leibwächter', values: inOut(11) },
    owl: { label: 'Nachteule', values: inOut(12) },
    freemasons: { label: 'Freimaurer', values: { yes: 'beide dabei, ab 13 Personen', no: 'nicht dabei' } },
    werehamster: { label: 'Werhamster', values: inOut(15) },
    mythomaniac: { label: 'Mythomane', values: inOut(16) },
    announcePossessed: {
      label: 'Die Liste der Charaktere',
      values: yesNo('verschweigt den Besessenen', 'nennt den Besessenen'),
    },
    revealAtDeath: {
      label: 'Wer stirbt',
      values: yesNo('behält die Karte für sich', 'zeigt die Karte'),
    },
    firstNightKill: {
      label: 'In der ersten Nacht',
      values: yesNo('lernen sich die Werwölfe nur kennen', 'töten die Werwölfe sofort'),
    },
    twoSeers: {
      label: 'Ein zweiter Seher',
      values: { joint: 'entscheidet mit dem ersten', separate: 'schaut für sich' },
    },
    seerSees: {
      label: 'Der Seher schaut',
      values: { living: 'Lebende an', all: 'Lebende und Geister an' },
    },
    deadlyOwl: {
      label: 'Bei mehr als 20 Personen',
      values: {
        names: 'tötet die Nachteule und stellt jemanden unter Verdacht',
        kills: 'tötet die Nachteule nur',
      },
    },
    packRounds: {
      label: 'Die Werwölfe zeigen',
      values: (value) => (value === 1 ? 'einmal, und es gilt' : `${value}-mal, und das letzte gilt`),
    },
    firstVote: {
      label: 'Erste Abstimmung',
      values: { sequential: 'der Reihe nach', simultaneous: 'alle zugleich' },
    },
    lynchTie: {
      label: 'Gleichstand in der zweiten Abstimmung',
      values: {
        seat: 'trifft, wer näher am Anfang der Abstimmung sitzt',
        revote: 'wird einmal wiederholt',
        nobody: 'lyncht niemanden, aber nicht zweimal hintereinander',
      },
    },
    aloud: {
      label: 'Ihr redet',
      values: yesNo(
        'am Tisch auf dem Bildschirm',
        'laut, in einem Raum: Bots legen niemandem das Schweigen zur Last',
      ),
    },
    nightSeconds: {
      label: 'Mindestzeit, bis der Zufall zeigt',
      values: seconds('wie die Uhr des Tisches'),
    },
    discussionSeconds: { label: 'Beratung', values: seconds('wie die Uhr des Tisches') },
    voteSeconds: { label: 'Eine Stimme', values: seconds('wie die Uhr des Tisches') },
    defenceSeconds: { label: 'Verteidigung', values: seconds('keine') },
  },
  status: (view, nameOf) => statuses[view.shown.phase](view, nameOf),
  move: label,
  verb: ({ kind }) => verbs[kind],
};
