import { withSwiss } from '@rudel/kernel';
import type { ByLanguage } from '@rudel/ui/words';

const en = {
  menu: {
    guide: 'Explain what comes up',
    noGuide: 'Explain nothing more',
    settings: 'Settings',
    takeBack: 'Take back my last move',
    pause: 'Take a break',
    more: '30 seconds more',
    moreGiven: 'The host gives everybody 30 seconds more.',
    stand: 'Stand up and watch',
    leave: 'Leave the table',
    keys: 'Keys',
  },
  keys: [
    ['M', 'the list of your moves'],
    ['Enter', 'play the move you have put together'],
    ['Esc', 'take it back'],
    ['Z', 'take back your last move, alone with bots'],
    ['L', 'what happened'],
    ['C', 'say something'],
    ['?', 'the table menu'],
  ],
  ask: {
    stand: 'A bot will play on for you. You can sit down again whenever you like.',
    standNow: 'Stand up',
    leave: 'You will give up your place at this table, and a bot will play on for you.',
    leaveNow: 'Leave',
    stay: 'Stay',
    cancel: 'Cancel',
  },
  device: {
    hint: 'Scan this with the other device: your seat moves there, and this one stops. The code works once and expires after a few minutes.',
    making: 'Making a fresh code …',
    copy: 'Copy the link',
    copied: 'Link copied.',
    offline: 'This match is on this device only.',
    again: 'Make another code',
  },
};

const de: typeof en = {
  menu: {
    guide: 'Erklär mir, was kommt',
    noGuide: 'Nichts mehr erklären',
    settings: 'Einstellungen',
    takeBack: 'Meinen letzten Zug zurücknehmen',
    pause: 'Pause machen',
    more: '30 Sekunden mehr',
    moreGiven: 'Der Gastgeber gibt allen 30 Sekunden mehr.',
    stand: 'Aufstehen und zuschauen',
    leave: 'Tisch verlassen',
    keys: 'Tasten',
  },
  keys: [
    ['M', 'die Liste deiner Züge'],
    ['Eingabe', 'den vorbereiteten Zug spielen'],
    ['Esc', 'ihn zurücknehmen'],
    ['Z', 'den letzten Zug zurücknehmen, allein mit Bots'],
    ['L', 'was geschah'],
    ['C', 'etwas sagen'],
    ['?', 'das Tischmenü'],
  ],
  ask: {
    stand: 'Ein Bot spielt für dich weiter. Du kannst dich jederzeit wieder setzen.',
    standNow: 'Aufstehen',
    leave: 'Du gibst deinen Platz an diesem Tisch auf. Ein Bot spielt für dich weiter.',
    leaveNow: 'Gehen',
    stay: 'Bleiben',
    cancel: 'Abbrechen',
  },
  device: {
    hint: 'Scanne das mit dem anderen Gerät: Dein Platz zieht um, und dieses hier hört auf. Der Code gilt einmal, für ein paar Minuten.',
    making: 'Ein neuer Code wird gemacht …',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    offline: 'Diese Partie läuft nur auf diesem Gerät.',
    again: 'Neuen Code machen',
  },
};

/** What is said in panels that are not opened in every match. */
export const menuWords: ByLanguage<typeof en> = withSwiss({ en, de });
