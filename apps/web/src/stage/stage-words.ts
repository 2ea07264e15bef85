import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  thinking: 'thinking',
  join: 'Scan to join',
  watch: 'Scan to watch',
  orAt: (host: string) => `or at ${host} with the code`,
  invites: (host: string, game: string) => `${host} invites you to ${game}`,
  free: 'free',
  waits: (count: number) => (count === 1 ? 'One seat is still free.' : `${count} seats are still free.`),
  full: (host: string) => `Everybody is here. ${host} starts the match.`,
  keys: 'Buttons of this screen',
  louder: 'Louder',
  softer: 'Quieter',
  volume: (percent: number) => `Volume ${percent} %`,
  wholeScreen: 'Full screen',
  next: 'Skip what is being shown',
  leave: 'Stop showing this table',
  leaveAsk: 'Press once more to stop showing this table.',
  story: 'How it went',
  again: (host: string) => `${host} can start the next match.`,
  nextIsOn: 'The next match has begun.',
};

export type StageWords = typeof en;

const de: StageWords = {
  thinking: 'überlegt',
  join: 'Scannen und mitspielen',
  watch: 'Scannen und zuschauen',
  orAt: (host) => `oder auf ${host} mit dem Code`,
  invites: (host, game) => `${host} lädt ein: ${game}`,
  free: 'frei',
  waits: (count) => (count === 1 ? 'Ein Platz ist noch frei.' : `${count} Plätze sind noch frei.`),
  full: (host) => `Alle sind da. ${host} startet die Partie.`,
  keys: 'Tasten dieses Bildschirms',
  louder: 'Lauter',
  softer: 'Leiser',
  volume: (percent) => `Lautstärke ${percent} %`,
  wholeScreen: 'Vollbild',
  next: 'Überspringen, was gerade läuft',
  leave: 'Diesen Tisch nicht mehr zeigen',
  leaveAsk: 'Noch einmal drücken: Dann zeigt der Bildschirm diesen Tisch nicht mehr.',
  story: 'So lief es',
  again: (host) => `${host} kann die nächste Partie starten.`,
  nextIsOn: 'Die nächste Partie hat begonnen.',
};

/** What stands on a screen for everybody, around any game. */
export const stageWords: ByLanguage<StageWords> = withSwiss({ en, de });
