/** What is said of each thing when it first comes up, in a sentence. */
export const guidanceWords = {
  give: {
    en: 'Before each round you and your partner swap a card, face down: give one that helps, such as a king or an ace if you have two.',
    de: 'Vor jeder Runde tauscht ihr im Team verdeckt eine Karte: Gib eine, die hilft, etwa König oder Ass, wenn du zwei davon hast.',
  },
  partner: {
    en: 'This is your partner, opposite you: you win together, with all eight stones in your stalls.',
    de: 'Das ist dein Gegenüber im Team: Ihr gewinnt gemeinsam, sobald alle acht Steine im Stall stehen.',
  },
  nest: {
    en: 'Your stones are still in the nest, and only an ace, a king or a joker lets one out, so this is your card.',
    de: 'Noch sitzen deine Steine im Nest, und nur Ass, König oder Joker lässt einen heraus: Das hier ist deine Karte.',
  },
  stuck: {
    en: 'None of your cards can be played, so you lay them all down and sit out until the next deal.',
    de: 'Keine deiner Karten passt: Du legst alle ab und setzt aus, bis neu gegeben wird.',
  },
  fresh: {
    en: 'A stone that has just come out is fresh, with posts around it: nobody hits it, swaps it or gets past.',
    de: 'Ein Stein frisch aus dem Nest trägt Pfosten: Niemand schlägt ihn, tauscht ihn oder kommt an ihm vorbei.',
  },
  drive: {
    en: 'A card moves one of your stones by its number: tap a card, and every field it can reach lights up.',
    de: 'Eine Karte bewegt einen deiner Steine um ihre Zahl: Tipp sie an, und jedes Feld, das du erreichst, leuchtet auf.',
  },
  four: {
    en: 'A four also drives backwards: back from your start, the stall is only a few steps away.',
    de: 'Die Vier fährt auch rückwärts: Vom Start zurück sind es nur ein paar Schritte bis in den Stall.',
  },
  seven: {
    en: 'You may split a seven among your stones as you like, and every stone you pass on the way goes back to its nest.',
    de: 'Eine Sieben darfst du beliebig auf deine Steine verteilen, und jeder Stein, den du dabei überholst, muss zurück ins Nest.',
  },
  jack: {
    en: 'The jack drives nothing: it makes one of your stones change places with somebody else’s.',
    de: 'Der Bube fährt nicht: Er lässt einen deiner Steine mit einem fremden den Platz tauschen.',
  },
  joker: {
    en: 'A joker is any card you want: you name it when you play it.',
    de: 'Der Joker ist jede Karte, die du willst: Du sagst beim Spielen, welche.',
  },
  hit: {
    en: 'Whoever lands exactly on a stone sends it back to its nest, even a partner’s or one of their own.',
    de: 'Wer genau auf einem Stein landet, schickt ihn zurück ins Nest, auch einen aus dem Team oder einen eigenen.',
  },
  folded: {
    en: 'Nothing fitted here: whoever cannot play lays down their whole hand and sits out until the next deal.',
    de: 'Hier passte nichts mehr: Wer nicht spielen kann, legt alle Karten ab und setzt bis zum nächsten Geben aus.',
  },
  stall: {
    en: 'A stone in its stall is safe: it must come in by the exact number, and none there can be jumped over.',
    de: 'Im Stall ist ein Stein sicher: Hinein geht es nur mit der genauen Zahl, und dort wird keiner übersprungen.',
  },
  helping: {
    en: 'All your stones are in the stall, so from now on your cards move your partner’s.',
    de: 'Deine Steine sind alle im Stall: Ab jetzt bewegen deine Karten die Steine deines Gegenübers.',
  },
} as const;
