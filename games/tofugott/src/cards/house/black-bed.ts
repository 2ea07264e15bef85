import type { DeckCard } from '../deck-types.ts';

export const blackBed: readonly DeckCard[] = [
  {
    id: 'mirrored-ceiling',
    black: true,
    en: {
      scene: 'You wake up in a strange bed. The ceiling is one large mirror.',
      questions: [
        'Who is lying beside you and seems very pleased?',
        'Where do you find your underwear?',
        'What were you last night, according to the neighbours?',
      ],
    },
    de: {
      scene: 'Du erwachst in einem fremden Bett. Die Zimmerdecke ist ein einziger Spiegel.',
      questions: [
        'Wer liegt neben dir und wirkt hochzufrieden?',
        'Wo findest du deine Unterwäsche?',
        'Was warst du letzte Nacht, wenn man den Nachbarn glaubt?',
      ],
    },
  },
  {
    id: 'plain-brown-paper',
    black: true,
    en: {
      scene: 'You come out of the adult shop with a parcel in plain brown paper. It is already buzzing.',
      questions: [
        'What colour is it, black being sold out?',
        'Whom do you bump into outside, of all people?',
        'What does it sound like on level three?',
      ],
    },
    de: {
      scene: 'Du kommst aus dem Sexshop, mit einem Paket in neutralem Papier. Es surrt bereits.',
      questions: [
        'Welche Farbe hat es, weil Schwarz ausverkauft war?',
        'Wem läufst du draußen in die Arme, ausgerechnet?',
        'Wonach klingt es auf Stufe drei?',
      ],
    },
  },
  {
    id: 'key-in-the-door',
    black: true,
    en: {
      scene: 'You are not in your own bed. Then a key turns in the lock, and you make for the wardrobe.',
      questions: [
        'Who is already sitting in it?',
        'How do you breathe, so that nobody hears it?',
        'What do you pretend to be when the door opens?',
      ],
    },
    de: {
      scene:
        'Du liegst nicht im eigenen Bett. Da dreht sich ein Schlüssel im Schloss, und du rettest dich in den Schrank.',
      questions: [
        'Wer sitzt schon drin?',
        'Wie atmest du, damit es niemand hört?',
        'Was stellst du dar, als die Schranktür aufgeht?',
      ],
    },
  },
  {
    id: 'role-play',
    black: true,
    en: {
      scene: 'Twenty years together. Tonight you are trying role play, with a safe word and a timer.',
      questions: [
        'What do you wear as you step out of the bathroom?',
        'What does your partner take you for?',
        'What is the safe word?',
      ],
    },
    de: {
      scene: 'Zwanzig Jahre zu zweit. Heute versucht ihr es mit Rollenspiel, mit Codewort und Eieruhr.',
      questions: [
        'Was trägst du, als du aus dem Bad trittst?',
        'Wofür hält man dich?',
        'Wie lautet das Codewort zum Aufhören?',
      ],
    },
  },
  {
    id: 'mixed-sauna',
    black: true,
    en: {
      scene: 'A sauna abroad. Nobody wears anything, and all the benches are free.',
      questions: [
        'How do you walk in, as if you did this every day?',
        'What do you gaze at for ten minutes so as not to gaze?',
        'What do you cover yourself with when your boss walks in?',
      ],
    },
    de: {
      scene: 'Eine Sauna im Ausland. Niemand trägt etwas, und alle Bänke sind frei.',
      questions: [
        'Wie gehst du hinein, als wäre nichts dabei?',
        'Was starrst du zehn Minuten lang an, um nicht zu starren?',
        'Womit bedeckst du dich, als deine Chefin hereinkommt?',
      ],
    },
  },
  {
    id: 'third-party',
    black: true,
    en: {
      scene: 'The two of you are looking for a third. The advertisement has been online for a minute.',
      questions: [
        'How do you describe yourselves in it?',
        'Who does not want to join in, only to watch?',
        'Who is still living with you a year later?',
      ],
    },
    de: {
      scene: 'Ihr zwei sucht jemand Drittes. Das Inserat steht seit einer Minute im Netz.',
      questions: [
        'Wie beschreibt ihr euch darin?',
        'Wer möchte nicht mitmachen, nur zuschauen?',
        'Wer wohnt ein Jahr später noch immer bei euch?',
      ],
    },
  },
  {
    id: 'birds-and-bees',
    black: true,
    en: {
      scene:
        'Your father clears his throat. He will explain the facts of life with what is on the kitchen table.',
      questions: [
        'What does he take for the one part?',
        'And what does he push towards it, blushing?',
        'Who makes the babies, as you believe to this day?',
      ],
    },
    de: {
      scene:
        'Dein Vater räuspert sich. Er erklärt dir nun die Liebe, mit dem, was auf dem Küchentisch steht.',
      questions: [
        'Was nimmt er für den einen Teil?',
        'Und was schiebt er dann errötend daneben?',
        'Wer macht, wie du bis heute glaubst, die Kinder?',
      ],
    },
  },
  {
    id: 'life-model',
    black: true,
    en: {
      scene: 'You sit as a nude model for an evening class. It is draughty, and the chair is honest.',
      questions: [
        'What do you have to pose with, “for the contrast”?',
        'How do you keep still for forty minutes?',
        'What do you look like in the best of the drawings?',
      ],
    },
    de: {
      scene: 'Du stehst Modell für den Aktkurs der Abendschule. Es zieht, und das Licht ist ehrlich.',
      questions: [
        'Womit musst du posieren, „wegen des Kontrasts“?',
        'Wie hältst du vierzig Minuten lang still?',
        'Wie siehst du auf der besten Zeichnung aus?',
      ],
    },
  },
];
