import type { DeckCard } from '../deck-types.ts';

export const shrines: readonly DeckCard[] = [
  {
    id: 'hilltop-shrine',
    black: false,
    en: {
      scene: 'On a hill stands a small shrine. Its god answers every prayer, but only in pictures.',
      questions: [
        'What do you lay on the altar?',
        'How do you pray, never having been shown?',
        'How do you come back down the hill?',
      ],
    },
    de: {
      scene: 'Auf einem Hügel steht ein kleiner Schrein. Sein Gott erhört jedes Gebet, aber nur in Bildern.',
      questions: [
        'Was legst du auf den Altar?',
        'Wie betest du, weil es dir nie jemand gezeigt hat?',
        'Wie kommst du den Hügel wieder herunter?',
      ],
    },
  },
  {
    id: 'vacant-god',
    black: false,
    en: {
      scene: 'A god has handed in his notice. The post is yours to fill: rain, harvest, lost keys.',
      questions: [
        'Whom do you hire, on probation?',
        'What falls from the sky as the first miracle?',
        'Where do you have the temple built, to keep the rent low?',
      ],
    },
    de: {
      scene: 'Ein Gott hat gekündigt. Du darfst die Stelle neu besetzen: Regen, Ernte, verlegte Schlüssel.',
      questions: [
        'Wen stellst du ein, vorerst auf Probe?',
        'Was fällt als erstes Wunder vom Himmel?',
        'Wo lässt du den Tempel bauen, damit die Miete niedrig bleibt?',
      ],
    },
  },
  {
    id: 'pilgrimage',
    black: false,
    en: {
      scene: 'Eight hundred kilometres on foot to a holy place. You are on day two.',
      questions: [
        'How do you walk by now, seen from behind?',
        'What is in your left shoe?',
        'Why do you go on all the same?',
      ],
    },
    de: {
      scene: 'Achthundert Kilometer zu Fuß an einen heiligen Ort. Du bist bei Tag zwei.',
      questions: [
        'Wie gehst du inzwischen, von hinten gesehen?',
        'Was ist in deinem linken Schuh?',
        'Warum gehst du trotzdem weiter?',
      ],
    },
  },
  {
    id: 'last-place-on-the-ark',
    black: false,
    en: {
      scene: 'Forty days of rain are forecast. Your ark is nearly full; there is one place left.',
      questions: [
        'Who gets it, after a short interview?',
        'Where do you sleep, now that every stall is taken?',
        'What do you drag on deck that turns everyone against you?',
      ],
    },
    de: {
      scene: 'Vierzig Tage Regen sind angesagt. Deine Arche ist fast voll, ein einziger Platz ist noch frei.',
      questions: [
        'Wer bekommt ihn, nach kurzem Vorstellungsgespräch?',
        'Wo legst du dich hin, jetzt, wo jeder Stall belegt ist?',
        'Was schleppst du an Deck, sodass alle gegen dich sind?',
      ],
    },
  },
  {
    id: 'oracle',
    black: false,
    en: {
      scene: 'The oracle lives in a cave and costs five coins. It takes no cards.',
      questions: [
        'What is the oracle, now that your eyes are used to the dark?',
        'What does it warn you of, three times over?',
        'Where does it send you, for five coins more?',
      ],
    },
    de: {
      scene: 'Das Orakel wohnt in einer Höhle und kostet fünf Münzen. Karten nimmt es keine.',
      questions: [
        'Was ist das Orakel, jetzt, wo du im Dunkeln etwas siehst?',
        'Wovor warnt es dich, dreimal sogar?',
        'Wohin schickt es dich, für fünf weitere Münzen?',
      ],
    },
  },
  {
    id: 'office-of-rebirth',
    black: false,
    en: {
      scene: 'Office of Rebirth, counter four. You have drawn number 611; they are serving 12.',
      questions: [
        'How do you kill time until 611?',
        'What would you like to come back as?',
        'What do they make of you, because one form is missing?',
      ],
    },
    de: {
      scene: 'Amt für Wiedergeburt, Schalter vier. Du hast die Nummer 611 gezogen, bedient wird die 12.',
      questions: [
        'Wie schlägst du die Zeit tot, bis zur 611?',
        'Als was möchtest du wiederkommen?',
        'Was macht man aus dir, weil ein Formular fehlt?',
      ],
    },
  },
  {
    id: 'vow-of-silence',
    black: false,
    en: {
      scene: 'A week in a monastery, without a word. The silence is louder than you had expected.',
      questions: [
        'How do you break it, on the very first evening?',
        'What are you having long talks with by day three, in your head?',
        'What do you sound like once you may speak again?',
      ],
    },
    de: {
      scene: 'Eine Woche im Kloster, ohne ein Wort. Die Stille ist lauter, als du gedacht hast.',
      questions: [
        'Wie brichst du sie, gleich am ersten Abend?',
        'Womit führst du ab dem dritten Tag im Kopf lange Gespräche?',
        'Wie klingst du, sobald du wieder sprechen darfst?',
      ],
    },
  },
  {
    id: 'devil-on-the-bathtub',
    black: false,
    en: {
      scene: 'The devil sits on the edge of your bathtub. He has brought a contract and his own pen.',
      questions: [
        'What shape has he chosen today?',
        'What do you demand for your soul?',
        'What do you slip into the envelope instead of your soul?',
      ],
    },
    de: {
      scene: 'Der Teufel sitzt auf deinem Badewannenrand. Er hat einen Vertrag dabei und den eigenen Füller.',
      questions: [
        'Welche Gestalt hat er heute gewählt?',
        'Was verlangst du für deine Seele?',
        'Was schmuggelst du statt der Seele in den Umschlag?',
      ],
    },
  },
];
