import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  title: 'What Rudel knows about you',
  lead: 'No account, no cookies, no advertising, no tracking, nothing from other companies. Only what is needed to play is kept, and only for as long as it is needed.',
  deviceTitle: 'On your device',
  device:
    'Your name, your settings, the keys to your seats and what you added to the random draws of a match. It all stays in this browser until you clear its data; seats you have not opened for 60 days are forgotten. Offline matches against bots never leave your device.',
  serverTitle: 'On the server',
  server: [
    'The table: the names people gave, who sat where, every move and the result. Whoever is at the table sees the same names; whoever has the link to a finished match can see its moves.',
    'What was said in free words: the last 200 lines, until the next match begins or everybody has left.',
    'The key to your seat is kept as a hash only: nobody can read it back.',
  ],
  goneTitle: 'How long it is kept',
  lobbies: (span: string | null) =>
    span === null
      ? 'A table where nobody ever played is kept.'
      : `A table where nobody ever played is deleted after ${span}.`,
  finished: (span: string | null) =>
    span === null
      ? 'A finished match is kept.'
      : `A finished match is deleted, with everything kept about it, ${span} after the last time anything happened at its table.`,
  asleep: (span: string | null) =>
    span === null
      ? 'A match that nobody continues is kept.'
      : `A match that nobody continues is deleted after ${span}.`,
  backups: (span: string) => `Copies for emergencies are kept for up to ${span} longer.`,
  unknownTerms: 'Could not find out just now how long this server keeps tables.',
  leftTitle: 'When you leave a table',
  left: 'Your key and your name are forgotten at once, and the records of matches you played call you by your seat. At tables from before that was possible, the name is erased from the disk along with the table.',
  neverTitle: 'Never stored',
  never:
    'Your address: it is counted in memory so that nobody can flood the server, and forgotten within minutes; where several servers work together, a hash of it is kept for about an hour. An address that is banned is kept as a hash, for a limited time. Logs hold events and numbers: no names, no moves, no addresses, no words.',
  eraseTitle: 'To have something erased',
  erase:
    'Leave the table, and what is yours there is forgotten. To have a whole table erased, ask whoever runs this server; they can do it without being able to read who sat there.',
  home: 'All games',
};

const de: typeof en = {
  title: 'Was Rudel von dir weiß',
  lead: 'Kein Konto, keine Cookies, keine Werbung, kein Tracking, nichts von fremden Firmen. Aufgehoben wird nur, was es zum Spielen braucht, und nur so lange.',
  deviceTitle: 'Auf deinem Gerät',
  device:
    'Dein Name, deine Einstellungen, die Schlüssel zu deinen Plätzen und was du zum Los einer Partie beigetragen hast. Das bleibt in diesem Browser, bis du seine Daten löschst; Plätze, die du 60 Tage nicht geöffnet hast, werden vergessen. Partien gegen Bots ohne Netz verlassen dein Gerät nie.',
  serverTitle: 'Auf dem Server',
  server: [
    'Der Tisch: die angegebenen Namen, wer wo saß, jeder Zug und das Ergebnis. Wer am Tisch ist, sieht dieselben Namen; wer den Link zu einer fertigen Partie hat, kann ihre Züge ansehen.',
    'Was in freien Worten gesagt wurde: die letzten 200 Zeilen, bis die nächste Partie beginnt oder alle gegangen sind.',
    'Der Schlüssel zu deinem Platz liegt nur als Prüfsumme da: Zurücklesen kann ihn niemand.',
  ],
  goneTitle: 'Wie lange',
  lobbies: (span) =>
    span === null
      ? 'Ein Tisch, an dem nie gespielt wurde, bleibt.'
      : `Ein Tisch, an dem nie gespielt wurde, verschwindet nach ${span}.`,
  finished: (span) =>
    span === null
      ? 'Eine fertige Partie bleibt.'
      : `Eine fertige Partie verschwindet mit allem, was von ihr aufgehoben war, wenn an ihrem Tisch ${span} lang nichts mehr geschehen ist.`,
  asleep: (span) =>
    span === null
      ? 'Eine Partie, die niemand weiterspielt, bleibt.'
      : `Eine Partie, die niemand weiterspielt, verschwindet nach ${span}.`,
  backups: (span) => `Sicherungskopien für Notfälle bleiben bis zu ${span} länger.`,
  unknownTerms: 'Wie lange dieser Server Tische aufhebt, ließ sich gerade nicht erfragen.',
  leftTitle: 'Wenn du einen Tisch verlässt',
  left: 'Dein Schlüssel und dein Name werden sofort vergessen, und in den Aufzeichnungen deiner Partien heißt du nach deinem Platz. An Tischen aus der Zeit, als das noch nicht ging, verschwindet der Name erst mit dem Tisch vom Datenträger.',
  neverTitle: 'Nie gespeichert',
  never:
    'Deine Adresse: Sie wird im Arbeitsspeicher gezählt, damit niemand den Server überrennt, und nach Minuten vergessen; wo mehrere Server zusammenarbeiten, liegt etwa eine Stunde lang eine Prüfsumme davon da. Eine gesperrte Adresse liegt als Prüfsumme da, für begrenzte Zeit. In den Protokollen stehen Ereignisse und Zahlen: keine Namen, keine Züge, keine Adressen, keine Worte.',
  eraseTitle: 'Etwas löschen lassen',
  erase:
    'Verlass den Tisch: Was dir dort gehört, wird vergessen. Soll ein ganzer Tisch gelöscht werden, bitte die Leute darum, die diesen Server betreiben; sie können es, ohne zu sehen, wer dort saß.',
  home: 'Alle Spiele',
};

/** What is stored about people, in plain words. */
export const privacyWords: ByLanguage<typeof en> = withSwiss({ en, de });
