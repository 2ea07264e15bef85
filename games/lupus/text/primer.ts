import type { ByLanguage } from '@rudel/kernel';
import { withSwiss } from '@rudel/kernel';
import type { Card, Role } from '@rudel/lupus/page';
import type { Primer } from '@rudel/ui/text';

/** The characters by the letters of their cards. */
export const roleNames: ByLanguage<{ readonly [C in Card]: string }> = withSwiss({
  en: {
    W: 'werewolf',
    V: 'villager',
    S: 'seer',
    M: 'medium',
    P: 'possessed',
    B: 'bodyguard',
    O: 'owl',
    F: 'freemason',
    H: 'werehamster',
    Y: 'mythomaniac',
  },
  de: {
    W: 'Werwolf',
    V: 'Dorfbewohner',
    S: 'Seher',
    M: 'Medium',
    P: 'Besessener',
    B: 'Leibwächter',
    O: 'Nachteule',
    F: 'Freimaurer',
    H: 'Werhamster',
    Y: 'Mythomane',
  },
});

/** Those who are called at night. */
export const callNames: ByLanguage<{ readonly [R in Role]?: string }> = withSwiss({
  en: {
    freemason: 'freemasons',
    medium: 'medium',
    seer: 'seer',
    bodyguard: 'bodyguard',
    owl: 'owl',
    wolf: 'werewolves',
    mythomaniac: 'mythomaniac',
  },
  de: {
    freemason: 'Freimaurer',
    medium: 'Medium',
    seer: 'Seher',
    bodyguard: 'Leibwächter',
    owl: 'Nachteule',
    wolf: 'Werwölfe',
    mythomaniac: 'Mythomane',
  },
});

/** Lupus in Tabula for whoever sits down to it for the first time; the rules say it exactly. */
export const primer: Primer = {
  intro: withSwiss({
    en: () => [
      'Werewolves hide among the villagers. The humans win when none is left, the werewolves when they are as many as all the others.',
      'At night everybody points at somebody at every call; it counts only for those who are called.',
      'By day everybody talks, votes for two suspects, and lynches one of them. Ghosts vote for suspects only.',
    ],
    de: () => [
      'Werwölfe verstecken sich im Dorf. Die Menschen gewinnen, wenn keiner mehr lebt, die Werwölfe, wenn sie so viele sind wie die anderen.',
      'Nachts zeigen bei jedem Aufruf alle auf jemanden; ernst meinen es nur die Aufgerufenen.',
      'Am Tag reden alle, stimmen über zwei Verdächtige ab und lynchen eine Person davon. Geister bestimmen nur Verdächtige mit.',
    ],
  }),
  legend: withSwiss({
    en: [
      'A capital letter is a card that you know, a small one what somebody claims; ● is a token, ✝ n2 died on night 2, d2 was lynched on day 2.',
      'Moves: point 5, point 5 insist, say suspect 5, say claim seer, say seer 2 5 wolf, mark 5, ready, vote 5, done, paw, tuft, open, close.',
    ],
    de: [
      'Ein großer Buchstabe ist eine Karte, die du kennst, ein kleiner, was jemand behauptet; ● ist ein Plättchen, ✝ n2 starb in Nacht 2, d2 wurde am Tag 2 gelyncht.',
      'Züge: point 5, point 5 insist, say suspect 5, say claim seer, say seer 2 5 wolf, mark 5, ready, vote 5, done, paw, tuft, open, close.',
    ],
  }),
  cards: withSwiss({
    en: [
      '  W werewolf     kills at night          B bodyguard    saves from werewolves',
      '  V villager     finds them              O owl          names a suspect',
      '  S seer         sees werewolves         F freemasons   know each other',
      '  M medium       asks the lynched        H werehamster  survives and wins alone',
      '  P possessed    wins with werewolves    Y mythomaniac  becomes what it points at',
    ],
    de: [
      '  W Werwolf       tötet nachts            B Leibwächter  rettet vor Werwölfen',
      '  V Dorfbewohner  findet sie              O Nachteule    bestimmt Verdächtige',
      '  S Seher         durchschaut Werwölfe    F Freimaurer   kennen einander',
      '  M Medium        befragt die Gelynchten  H Werhamster   überlebt und siegt allein',
      '  P Besessener    siegt mit Werwölfen     Y Mythomane    wird, worauf er zeigt',
    ],
  }),
};
