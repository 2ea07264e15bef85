import type { DeckCard } from '../deck-types.ts';

export const blackVice: readonly DeckCard[] = [
  {
    id: 'morning-after',
    black: true,
    en: {
      scene: 'Your head is humming, the sun is a personal insult, and the bathtub is occupied.',
      questions: [
        'Who lies in it, up to the chin in foam?',
        'What has died in your mouth, by the taste of it?',
        'Why are you wearing only one shoe?',
      ],
    },
    de: {
      scene: 'Dein Kopf brummt, die Sonne ist eine Beleidigung, und die Badewanne ist besetzt.',
      questions: [
        'Wer liegt drin, mit Schaum bis zum Kinn?',
        'Was ist dir in der Nacht im Mund verendet, dem Geschmack nach?',
        'Warum trägst du nur noch einen Schuh?',
      ],
    },
  },
  {
    id: 'special-mushrooms',
    black: true,
    en: {
      scene: '“I don’t feel a thing,” you say. Then the wallpaper begins to breathe.',
      questions: [
        'What colour is the humming of the fridge?',
        'What do you suddenly understand, completely?',
        'Where do you go for a walk, without leaving the sofa?',
      ],
    },
    de: {
      scene: '„Ich spüre gar nichts“, sagst du. Dann fängt die Tapete an zu atmen.',
      questions: [
        'Welche Farbe hat das Brummen des Kühlschranks?',
        'Was verstehst du auf einmal vollkommen?',
        'Wohin spazierst du, ohne vom Sofa aufzustehen?',
      ],
    },
  },
  {
    id: 'deadly-sins',
    black: true,
    en: {
      scene: 'The seven deadly sins are holding auditions. The waiting room is full.',
      questions: [
        'Who gets the part of lust at once?',
        'Who plays sloth, without a rehearsal?',
        'How do you audition for pride?',
      ],
    },
    de: {
      scene: 'Die sieben Todsünden laden zum Vorsprechen. Das Wartezimmer ist voll.',
      questions: [
        'Wer bekommt auf der Stelle die Wollust?',
        'Wer spielt die Trägheit, ganz ohne Probe?',
        'Wie sprichst du für den Hochmut vor?',
      ],
    },
  },
  {
    id: 'last-chip',
    black: true,
    en: {
      scene: 'Three in the morning at the casino. You have one chip left and no watch any more.',
      questions: [
        'What do you stake once the chip is gone?',
        'How do you keep a straight face, with nothing left?',
        'How do you work off your debts?',
      ],
    },
    de: {
      scene: 'Drei Uhr früh im Casino. Du hast noch einen Jeton und schon keine Uhr mehr.',
      questions: [
        'Was setzt du, als auch der Jeton weg ist?',
        'Wie behältst du dein Pokerface, so ganz ohne Geld?',
        'Wie arbeitest du deine Schulden ab?',
      ],
    },
  },
  {
    id: 'confessional',
    black: true,
    en: {
      scene: 'You kneel in the confessional. Behind the grille somebody is giggling.',
      questions: [
        'Who is in there, hearing confession without a licence?',
        'What do you own up to, so that the worst need not come out?',
        'Whom must you kiss as penance?',
      ],
    },
    de: {
      scene: 'Du kniest im Beichtstuhl. Hinter dem Gitter kichert jemand.',
      questions: [
        'Wer nimmt dir da die Beichte ab, ganz ohne Weihe?',
        'Was gestehst du, damit das Schlimmste nicht herauskommt?',
        'Wen musst du zur Buße küssen?',
      ],
    },
  },
  {
    id: 'your-cult',
    black: true,
    en: {
      scene: 'You found a cult. The robes are comfortable, and the tax office cannot touch you.',
      questions: [
        'What do your followers worship?',
        'How do you bless your followers?',
        'Who leaves you and writes the book?',
      ],
    },
    de: {
      scene: 'Du gründest eine Sekte. Die Roben sind bequem, und das Finanzamt ist machtlos.',
      questions: [
        'Was beten deine Anhänger an?',
        'Wie segnest du deine Gemeinde?',
        'Wer steigt aus und schreibt das Buch darüber?',
      ],
    },
  },
  {
    id: 'hen-and-stag',
    black: true,
    en: {
      scene: 'The night before the wedding. The hired surprise climbs out of a cardboard cake.',
      questions: [
        'Who bursts through the icing, to music?',
        'What has the guest of honour been chained to?',
        'Who has filmed everything, from three angles?',
      ],
    },
    de: {
      scene: 'Der Abend vor der Hochzeit. Die gemietete Überraschung klettert aus einer Torte aus Karton.',
      questions: [
        'Wer platzt da zu Musik durch den Zuckerguss?',
        'Woran ist die Hauptperson festgekettet?',
        'Wer hat alles gefilmt, aus drei Winkeln?',
      ],
    },
  },
  {
    id: 'customs-dog',
    black: true,
    en: {
      scene: 'Customs. The dog sits down in front of your bag and looks almost sorry.',
      questions: [
        'What do they find beneath the false bottom?',
        'How do you look at the dog, as innocently as you can?',
        'Who packed the bag, you swear to God?',
      ],
    },
    de: {
      scene: 'Zoll. Der Hund setzt sich vor deine Tasche und schaut beinahe bedauernd.',
      questions: [
        'Was steckt im doppelten Boden?',
        'Wie schaust du den Hund an, so unschuldig du kannst?',
        'Wer hat die Tasche gepackt, du schwörst es bei Gott?',
      ],
    },
  },
];
