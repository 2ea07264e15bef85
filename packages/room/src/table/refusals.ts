import { tableRefusals, withSwiss } from '@rudel/kernel';
import type { Language, Sentence, WhyNot } from '@rudel/kernel';
import type { HttpRefusal } from '@rudel/protocol';

export const roomReasons = [
  'not-understood',
  'no-such-move',
  'no-match',
  'match-running',
  'not-seated',
  'not-host',
  'no-such-seat',
  'seat-taken',
  'no-bot-there',
  'own-seat',
  'seen-another-hand',
  'host-word',
  'told-more',
  'asked-enough',
  'not-asking',
  'not-here',
  'seats-open',
  'not-all-ready',
  'paused',
  'not-alone',
  'nothing-decided',
  'no-clock',
  'time-enough',
  'no-place-next',
  'decide-first',
  'in-secret',
  'no-such-level',
  'no-such-person',
  'yourself',
  'wrong-number-of-seats',
  'bad-options',
  'bad-position',
  'bad-contribution',
  'too-fast',
  'no-free-text',
  'no-hints',
  'silenced',
  'no-such-line',
  'no-such-table',
  'table-full',
  'log-full',
  'too-many-changes',
  'match-too-long',
  'no-such-game',
  'name-missing',
  'one-seat-each',
  'not-yours',
  'not-away',
  'key-spent',
  'no-such-match',
  'promise-broken',
  'disk-full',
  'no-room',
  'trouble',
  'busy',
] as const;
/** What a table refuses, in any game. */
export type RoomReason = (typeof roomReasons)[number];

const en: { readonly [R in RoomReason]: Sentence } = {
  'not-understood': ([error = '']) => `This was not understood. ${error}`.trimEnd(),
  'no-such-move': ([error = '']) => `This is not a move of the game. ${error}`.trimEnd(),
  'no-match': () => 'No match is running.',
  'match-running': () => 'This has to wait until the match is over.',
  'not-seated': () => 'You are watching: take a seat first.',
  'not-host': () => 'Only the host of the table can do this.',
  'no-such-seat': () => 'There is no such seat at this table.',
  'seat-taken': () => 'Somebody sits there already.',
  'no-bot-there': () => 'No bot sits there.',
  'own-seat': () => 'You sit there already.',
  'seen-another-hand': () =>
    'You have already seen another seat’s hand in this match; you can sit here when it is over.',
  'host-word': () => 'During a match the host decides who plays for a bot: ask, or wait for the next match.',
  'told-more': () => 'This seat sees everything, so it can only be taken before the match begins.',
  'asked-enough': () => 'You have asked often enough in this match. You are welcome in the next one.',
  'not-asking': () => 'This person is no longer asking for that seat.',
  'not-here': () => 'This person is not connected right now.',
  'seats-open': () => 'Some seats are still open: invite somebody or put bots on them.',
  'not-all-ready': () => 'The others are not ready yet; the host may start without waiting.',
  paused: () => 'The match is paused: go on first, then play.',
  'not-alone': () =>
    'Moves can be taken back only in a match that one person has played alone with bots from its beginning.',
  'nothing-decided': () => 'You have not decided anything yet in this match.',
  'no-clock': () => 'No clock is running.',
  'time-enough': () => 'There is plenty of time already.',
  'no-place-next': () => 'Every seat of the next match is taken by somebody.',
  'decide-first': () => 'It is up to you: decide first, then react.',
  'in-secret': () => 'Several people are deciding in secret: reactions wait until they are done.',
  'no-such-level': ([level = '']) => `There is no bot called ‘${level}’ for this game.`,
  'no-such-person': () => 'This person is not at the table.',
  yourself: () => 'You cannot do this to yourself.',
  'wrong-number-of-seats': ([count = '']) => `This game is not played with ${count} seats.`,
  'bad-options': ([error = '']) => `These options do not exist. ${error}`.trimEnd(),
  'bad-position': ([error = '']) => `No match can begin here. ${error}`.trimEnd(),
  'bad-contribution': () => 'A contribution to the draws has at most 64 letters and digits.',
  'too-fast': ([seconds]) =>
    seconds === undefined
      ? 'That was too much at once; wait a moment.'
      : `That was too much at once; wait ${seconds === '1' ? 'a second' : `${seconds} seconds`}.`,
  'no-hints': () => 'There are no hints at this table; the host may allow them before the match.',
  'no-free-text': () => 'In this game you can speak in set phrases only.',
  silenced: () => 'The host has silenced you until the next match.',
  'no-such-line': () => 'This line is gone.',
  'no-such-table': () => 'There is no such table, or the invitation has been renewed.',
  'table-full': () => 'This table is full.',
  'log-full': () => 'So much has happened at this table that its log is full: open a new table to play on.',
  'too-many-changes': () => 'This table has been changed too often: play a match, or open a new table.',
  'match-too-long': () => 'This match has become too long to keep: open a new table to play on.',
  'no-such-game': () => 'This game is not on the shelf.',
  'name-missing': () => 'A name needs at least one letter.',
  'one-seat-each': () => 'Each person can take only one seat.',
  'not-yours': () => 'This seat is not yours to hand over.',
  'not-away': () => 'The owner of this seat is here.',
  'key-spent': () => 'This key has been used or is too old; ask for a new one.',
  'no-such-match': () => 'There was no such match at this table.',
  'promise-broken': () =>
    'This table is closed: the secret behind its draws is not the one it promised before the deal.',
  'disk-full': () =>
    'The server’s disk is full: nothing can be saved right now. Try again as soon as there is room.',
  'no-room': () => 'This server has no room for another table at the moment. Please try again later.',
  trouble: () => 'Something went wrong on our side; please try again.',
  busy: () => 'Too many people want this right now; please try again in a moment.',
};

const de: { readonly [R in RoomReason]: Sentence } = {
  'not-understood': ([error = '']) => `Das war nicht zu verstehen. ${error}`.trimEnd(),
  'no-such-move': ([error = '']) => `Das ist kein Zug dieses Spiels. ${error}`.trimEnd(),
  'no-match': () => 'Gerade läuft keine Partie.',
  'match-running': () => 'Das muss warten, bis die Partie zu Ende ist.',
  'not-seated': () => 'Du schaust zu: Setz dich zuerst.',
  'not-host': () => 'Das kann nur, wer an diesem Tisch Gastgeber ist.',
  'no-such-seat': () => 'Diesen Platz gibt es an diesem Tisch nicht.',
  'seat-taken': () => 'Da sitzt schon jemand.',
  'no-bot-there': () => 'Da sitzt kein Bot.',
  'own-seat': () => 'Da sitzt du schon.',
  'seen-another-hand': () =>
    'Du weißt in dieser Partie schon, was ein anderer Platz verbirgt; hierher kannst du nach der Partie wechseln.',
  'host-word': () =>
    'Während der Partie sagt der Gastgeber, wer für einen Bot spielt: Frag ihn, oder warte auf die nächste Partie.',
  'told-more': () => 'Dieser Platz sieht alles; darum wird er nur vor der Partie vergeben.',
  'asked-enough': () => 'In dieser Partie hast du oft genug gefragt. In der nächsten bist du gern dabei.',
  'not-asking': () => 'Diese Person fragt nicht mehr nach diesem Platz.',
  'not-here': () => 'Diese Person ist gerade nicht verbunden.',
  'seats-open': () => 'Es sind noch Plätze frei: Lade jemanden ein oder setz Bots hin.',
  'not-all-ready': () => 'Die anderen sind noch nicht bereit; der Gastgeber kann auch so beginnen.',
  paused: () => 'Gerade ist Pause: Spielt erst weiter, dann kannst du ziehen.',
  'not-alone': () =>
    'Zurücknehmen geht nur in einer Partie, die jemand von Anfang an allein mit Bots spielt.',
  'nothing-decided': () => 'Du hast in dieser Partie noch nichts entschieden.',
  'no-clock': () => 'Gerade läuft keine Uhr.',
  'time-enough': () => 'Es ist schon reichlich Zeit.',
  'no-place-next': () => 'In der nächsten Partie ist jeder Platz schon vergeben.',
  'decide-first': () => 'Du bist dran: Entscheide erst, dann reagiere.',
  'in-secret': () => 'Gerade entscheiden mehrere geheim: Reaktionen warten, bis alle fertig sind.',
  'no-such-level': ([level = '']) => `Einen Bot „${level}“ gibt es für dieses Spiel nicht.`,
  'no-such-person': () => 'Diese Person ist nicht am Tisch.',
  yourself: () => 'Das kannst du nicht mit dir selbst machen.',
  'wrong-number-of-seats': ([count = '']) => `Dieses Spiel geht nicht mit ${count} Plätzen.`,
  'bad-options': ([error = '']) => `Diese Regelvarianten gibt es nicht. ${error}`.trimEnd(),
  'bad-position': ([error = '']) => `Hier kann keine Partie beginnen. ${error}`.trimEnd(),
  'bad-contribution': () => 'Ein Beitrag zum Los hat höchstens 64 Buchstaben und Ziffern.',
  'too-fast': ([seconds]) =>
    seconds === undefined
      ? 'Das war zu viel auf einmal; warte einen Moment.'
      : `Das war zu viel auf einmal; warte ${seconds === '1' ? 'eine Sekunde' : `${seconds} Sekunden`}.`,
  'no-hints': () => 'An diesem Tisch gibt es keine Tipps; der Gastgeber kann sie vor der Partie erlauben.',
  'no-free-text': () => 'In diesem Spiel wird nur mit festen Sätzen geredet.',
  silenced: () => 'Der Gastgeber hat dich bis zur nächsten Partie stumm geschaltet.',
  'no-such-line': () => 'Diese Zeile gibt es nicht mehr.',
  'no-such-table': () => 'Diesen Tisch gibt es nicht, oder die Einladung wurde erneuert.',
  'table-full': () => 'Dieser Tisch ist voll.',
  'log-full': () =>
    'An diesem Tisch ist so viel geschehen, dass sein Protokoll voll ist: Mach einen neuen auf, um weiterzuspielen.',
  'too-many-changes': () =>
    'An diesem Tisch wurde zu oft etwas geändert: Spielt eine Partie oder macht einen neuen auf.',
  'match-too-long': () =>
    'Diese Partie ist zu lang geworden, um sie aufzubewahren: Mach einen neuen Tisch auf, um weiterzuspielen.',
  'no-such-game': () => 'Dieses Spiel steht nicht im Regal.',
  'name-missing': () => 'Ein Name braucht mindestens einen Buchstaben.',
  'one-seat-each': () => 'Pro Person gibt es nur einen Platz.',
  'not-yours': () => 'Diesen Platz kannst du nicht weitergeben.',
  'not-away': () => 'Die Person, der dieser Platz gehört, ist da.',
  'key-spent': () => 'Dieser Schlüssel ist verbraucht oder zu alt; lass dir einen neuen geben.',
  'no-such-match': () => 'Diese Partie gab es an diesem Tisch nicht.',
  'promise-broken': () =>
    'Dieser Tisch ist geschlossen: Das Geheimnis hinter seinen Ziehungen ist nicht das, das er vor dem Austeilen versprochen hat.',
  'disk-full': () =>
    'Auf dem Server ist kein Speicherplatz mehr: Gerade lässt sich nichts speichern. Versuch es noch einmal, sobald wieder Platz ist.',
  'no-room': () =>
    'Dieser Server hat gerade keinen Platz für einen weiteren Tisch. Versuch es später noch einmal.',
  trouble: () => 'Bei uns ist etwas schiefgegangen; bitte versuch es noch einmal.',
  busy: () => 'Das wollen gerade zu viele; versuch es gleich noch einmal.',
};

/** Every refusal of a table as a sentence, by its reason. */
export const tableSentences: {
  readonly [L in Language]: { readonly [R in RoomReason]: Sentence };
} = withSwiss({ en, de });

/** What a player reads for a refusal with the rule `table`, or for an `HttpRefusal` whose `error` is given as the reason. */
export function roomRefusalSentence(why: Pick<WhyNot, 'reason' | 'about'>, language: Language): string {
  const own: { readonly [reason: string]: Sentence | undefined } = tableSentences[language];
  const kernel: { readonly [reason: string]: string | undefined } = tableRefusals[language];
  return own[why.reason]?.(why.about ?? []) ?? kernel[why.reason] ?? why.reason;
}

export function tableRefusal(reason: RoomReason, ...about: readonly string[]): WhyNot<RoomReason> {
  return about.length === 0 ? { reason, rule: 'table' } : { reason, rule: 'table', about };
}

/** A refusal as it goes over HTTP: the reason for programs, the English sentence for people. */
export function httpRefusal(reason: RoomReason, ...about: readonly string[]): HttpRefusal {
  return { error: reason, message: tableSentences.en[reason](about) };
}
