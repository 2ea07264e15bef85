import type { DeckCard } from '../deck-types.ts';

export const shrines: readonly DeckCard[] = [
  {
    id: 'hilltop-shrine',
    black: false,
    en: {
      scene: 'On a hill stands a small shrine. Its god answers every prayer, but only in pictures.',
      questions: [
        'What do you lay on the altar?',
        'What appears in the smoke?',
        'As what do you come back down the hill?',
      ],
    },
    de: {
      scene: 'Auf einem Hügel steht ein kleiner Schrein. Sein Gott erhört jedes Gebet, aber nur in Bildern.',
      questions: [
        'Was legst du auf den Altar?',
        'Was erscheint im Rauch?',
        'Als was kommst du vom Hügel zurück?',
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
        'What do the faithful wear round their necks from now on?',
      ],
    },
    de: {
      scene: 'Ein Gott hat gekündigt. Du darfst die Stelle neu besetzen: Regen, Ernte, verlegte Schlüssel.',
      questions: [
        'Wen stellst du ein, vorerst auf Probe?',
        'Was fällt als erstes Wunder vom Himmel?',
        'Was tragen die Gläubigen fortan um den Hals?',
      ],
    },
  },
  {
    id: 'pilgrimage',
    black: false,
    en: {
      scene: 'Eight hundred kilometres on foot to a holy place. You are on day two.',
      questions: [
        'Who walks beside you and never stops talking?',
        'What is in your left shoe?',
        'What awaits you at the end, instead of enlightenment?',
      ],
    },
    de: {
      scene: 'Achthundert Kilometer zu Fuss an einen heiligen Ort. Du bist bei Tag zwei.',
      questions: [
        'Wer geht neben dir und hört nicht auf zu reden?',
        'Was ist in deinem linken Schuh?',
        'Was erwartet dich am Ziel, anstelle der Erleuchtung?',
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
        'Who has been on board for days without a ticket?',
        'What do you drag on deck that turns everyone against you?',
      ],
    },
    de: {
      scene: 'Vierzig Tage Regen sind angesagt. Deine Arche ist fast voll, ein einziger Platz ist noch frei.',
      questions: [
        'Wer bekommt ihn, nach kurzem Vorstellungsgespräch?',
        'Wer ist seit Tagen an Bord, ohne Fahrschein?',
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
        'Of what does it warn you, three times?',
        'What comes true instead?',
      ],
    },
    de: {
      scene: 'Das Orakel wohnt in einer Höhle und kostet fünf Münzen. Karten nimmt es keine.',
      questions: [
        'Was ist das Orakel, jetzt, wo du im Dunkeln etwas siehst?',
        'Wovor warnt es dich, dreimal sogar?',
        'Was tritt stattdessen ein?',
      ],
    },
  },
  {
    id: 'office-of-rebirth',
    black: false,
    en: {
      scene: 'Office of Rebirth, counter four. You have drawn number 611; they are serving 12.',
      questions: [
        'Who sits behind the counter and stamps?',
        'As what would you like to come back?',
        'As what are you sent back, because one form is missing?',
      ],
    },
    de: {
      scene: 'Amt für Wiedergeburt, Schalter vier. Du hast die Nummer 611 gezogen, bedient wird die 12.',
      questions: [
        'Wer sitzt am Schalter und stempelt?',
        'Als was möchtest du wiederkommen?',
        'Als was schickt man dich zurück, weil ein Formular fehlt?',
      ],
    },
  },
  {
    id: 'vow-of-silence',
    black: false,
    en: {
      scene: 'A week in a monastery, without a word. The silence is louder than you had expected.',
      questions: [
        'Who breaks it first?',
        'What are you having long talks with by day three, in your head?',
        'What do the monks give you to take home?',
      ],
    },
    de: {
      scene: 'Eine Woche im Kloster, ohne ein Wort. Die Stille ist lauter, als du gedacht hast.',
      questions: [
        'Wer bricht sie als Erstes?',
        'Womit führst du ab dem dritten Tag im Kopf lange Gespräche?',
        'Was geben dir die Mönche mit auf den Heimweg?',
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
