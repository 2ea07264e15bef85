import type { Card, Options } from '@rudel/dog/page';

/** What every card does, whatever is played at the table. */
type Deeds = { readonly [C in Card]: string };

/** What the options of a table add to it. */
type Notes = {
  readonly jackTakesFresh: { readonly [V in Options['jackTakesFresh']]: string };
  readonly jackWithoutEffect: { readonly [V in Options['jackWithoutEffect']]: string };
  readonly sevenHelpsPartner: { readonly [V in Options['sevenHelpsPartner']]: string };
  readonly jokerMayNotFinish: string;
};

const enDeeds: Deeds = {
  A: 'One field forward, or eleven, or a stone from the nest to its start.',
  '2': 'Two fields forward.',
  '3': 'Three fields forward.',
  '4': 'Four fields forward or four back. Going back over your start is the shortest way to your stall.',
  '5': 'Five fields forward.',
  '6': 'Six fields forward.',
  '7': 'Seven single steps, split among your stones as you like. Every stone you pass on the ring goes back to its nest, even your own.',
  '8': 'Eight fields forward.',
  '9': 'Nine fields forward.',
  '10': 'Ten fields forward.',
  J: 'Swaps one of your stones on the ring with somebody else’s.',
  Q: 'Twelve fields forward.',
  K: 'Thirteen fields forward, or a stone from the nest to its start.',
  X: 'Any card you like; you say which as you play it.',
};

const enNotes: Notes = {
  jackTakesFresh: {
    no: 'Fresh stones stay where they are.',
    own: 'Your own fresh stone may go, too; other people’s stay.',
  },
  jackWithoutEffect: {
    yes: 'With nobody to swap with, it may be laid without effect.',
    lastResort:
      'With nobody to swap with, it is laid without effect, but only if nothing else can be played.',
    notWhenFresh:
      'With nobody to swap with, it may be laid without effect, unless your only stones out are fresh.',
    no: 'With nobody to swap with, it cannot be played.',
  },
  sevenHelpsPartner: {
    afterLastStone: 'Once your last stone is in the stall, the rest goes to your partner’s stones.',
    always: 'Your partner’s stones may take some of the steps.',
  },
  jokerMayNotFinish: 'It may not bring your team’s last stone into the stall.',
};

const deDeeds: Deeds = {
  A: 'Ein Feld vor oder elf, oder ein Stein aus dem Nest auf seinen Start.',
  '2': 'Zwei Felder vor.',
  '3': 'Drei Felder vor.',
  '4': 'Vier Felder vor oder vier zurück. Rückwärts über den Start führt der kürzeste Weg in den Stall.',
  '5': 'Fünf Felder vor.',
  '6': 'Sechs Felder vor.',
  '7': 'Sieben einzelne Schritte, frei auf deine Steine verteilt. Wer auf dem Ring überholt wird, muss zurück ins Nest, auch deine eigenen.',
  '8': 'Acht Felder vor.',
  '9': 'Neun Felder vor.',
  '10': 'Zehn Felder vor.',
  J: 'Tauscht einen deiner Steine auf dem Ring gegen einen fremden.',
  Q: 'Zwölf Felder vor.',
  K: 'Dreizehn Felder vor, oder ein Stein aus dem Nest auf seinen Start.',
  X: 'Jede Karte, die du willst; du sagst beim Spielen, welche.',
};

const deNotes: Notes = {
  jackTakesFresh: {
    no: 'Frische Steine bleiben, wo sie sind.',
    own: 'Auch dein eigener frischer Stein darf weg; fremde bleiben.',
  },
  jackWithoutEffect: {
    yes: 'Ist niemand zum Tauschen da, darfst du ihn ohne Wirkung ablegen.',
    lastResort:
      'Ist niemand zum Tauschen da, legst du ihn ohne Wirkung ab, aber nur, wenn sonst nichts geht.',
    notWhenFresh:
      'Ist niemand zum Tauschen da, darfst du ihn ohne Wirkung ablegen, außer wenn nur frische eigene Steine draußen sind.',
    no: 'Ist niemand zum Tauschen da, lässt er sich nicht spielen.',
  },
  sevenHelpsPartner: {
    afterLastStone: 'Ist dein letzter Stein im Stall, fährt der Rest mit den anderen Steinen deines Teams.',
    always: 'Auch die anderen Steine deines Teams dürfen Schritte machen.',
  },
  jokerMayNotFinish: 'Den letzten Stein deines Teams darf er nicht in den Stall bringen.',
};

function told(deeds: Deeds, notes: Notes): (card: Card, options: Options) => string {
  return (card, options) => {
    const said = [deeds[card]];
    if (card === 'J')
      said.push(
        notes.jackTakesFresh[options.jackTakesFresh],
        notes.jackWithoutEffect[options.jackWithoutEffect],
      );
    if (card === '7') said.push(notes.sevenHelpsPartner[options.sevenHelpsPartner]);
    if (card === 'X' && options.jokerFinishes === 'no') said.push(notes.jokerMayNotFinish);
    return said.join(' ');
  };
}

/** What a card does at a table, in English and in German. */
export const cardDeedsEn: (card: Card, options: Options) => string = told(enDeeds, enNotes);
export const cardDeedsDe: (card: Card, options: Options) => string = told(deDeeds, deNotes);
