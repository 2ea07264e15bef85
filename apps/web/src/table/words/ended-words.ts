import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  unknown: {
    title: 'Your place here is gone',
    text: 'This device no longer has a place at this table. If the table is still open, an invitation brings you back.',
  },
  moved: {
    title: 'Your seat is elsewhere now',
    text: 'Your seat has moved to another device. To bring it back, make a fresh code there.',
  },
  elsewhere: {
    title: 'Open in another window',
    text: 'This match is open in another window on this device. Reload to bring it back here.',
  },
  kicked: { title: 'The host has sent you away', text: 'You are no longer at this table.' },
  broken: {
    title: 'This table broke its promise',
    text: 'The secret behind its draws is not the one it promised before the deal, so the match cannot go on. That need not mean that anybody picked the cards, but nobody could prove otherwise. Tell whoever runs this server. Your seat is kept on this device.',
  },
  dissolved: {
    title: 'This table was closed',
    text: 'Whoever runs this server has closed the table. Finished matches can still be watched; to play on, open a new table.',
  },
  closed: { title: 'You have left the table', text: 'Your place is kept on this device.' },
};

const de: typeof en = {
  unknown: {
    title: 'Dein Platz hier ist weg',
    text: 'Dieses Gerät hat an diesem Tisch keinen Platz mehr. Gibt es den Tisch noch, kommst du mit einer Einladung zurück.',
  },
  moved: {
    title: 'Du sitzt jetzt woanders',
    text: 'Dein Platz ist auf ein anderes Gerät umgezogen. Mach dort einen frischen Code, um ihn zurückzuholen.',
  },
  elsewhere: {
    title: 'In einem anderen Fenster offen',
    text: 'Diese Partie läuft in einem anderen Fenster dieses Geräts weiter. Lade neu, um sie hierher zu holen.',
  },
  kicked: {
    title: 'Der Gastgeber hat dich weggeschickt',
    text: 'Du gehörst nicht mehr zu diesem Tisch.',
  },
  broken: {
    title: 'Dieser Tisch hat sein Versprechen gebrochen',
    text: 'Das Geheimnis hinter seinen Ziehungen ist nicht das, das er vor dem Austeilen versprochen hat; so kann es nicht weitergehen. Das muss nicht heißen, dass jemand die Karten ausgesucht hat, aber das Gegenteil könnte niemand beweisen. Sag es denen, die diesen Server betreiben. Dein Platz bleibt auf diesem Gerät bekannt.',
  },
  dissolved: {
    title: 'Dieser Tisch wurde geschlossen',
    text: 'Wer diesen Server betreibt, hat den Tisch geschlossen. Fertige Partien kannst du weiterhin ansehen; zum Weiterspielen mach einen neuen Tisch auf.',
  },
  closed: { title: 'Du hast den Tisch verlassen', text: 'Dein Platz bleibt auf diesem Gerät bekannt.' },
};

/** What is said about a place that is gone, or that nobody may take. */
export const endedWords: ByLanguage<typeof en> = withSwiss({ en, de });
