import type { DeckCard } from '../deck-types.ts';

export const neighbours: readonly DeckCard[] = [
  {
    id: 'three-in-the-morning',
    black: false,
    en: {
      scene: 'Every night at three, something heavy is dragged across the floor above you.',
      questions: [
        'What is being dragged?',
        'Who opens when you finally go up and ring?',
        'What do you borrow up there, as a sign of peace?',
      ],
    },
    de: {
      scene: 'Jede Nacht um drei wird über dir etwas Schweres über den Boden geschleift.',
      questions: [
        'Was wird da geschleift?',
        'Wer öffnet, als du endlich hinaufgehst und klingelst?',
        'Was leihst du dir oben aus, zum Zeichen des Friedens?',
      ],
    },
  },
  {
    id: 'laundry-room',
    black: false,
    en: {
      scene: 'The laundry room has a timetable from 1974. It is the only law in the building.',
      questions: [
        'Who has the nerve to wash in your slot?',
        'What do you find in the drum?',
        'Who wrote the nine-page note on the door?',
      ],
    },
    de: {
      scene: 'Der Waschplan hängt seit 1974. Er ist das einzige Gesetz im Haus.',
      questions: [
        'Wer hat die Frechheit, an deinem Waschtag zu waschen?',
        'Was findest du in der Trommel?',
        'Von wem ist der neunseitige Zettel an der Tür?',
      ],
    },
  },
  {
    id: 'hedge',
    black: false,
    en: {
      scene: 'Your neighbour has a new pair of hedge clippers and a vision.',
      questions: [
        'What shape is the hedge now?',
        'What do you put up on your side in reply?',
        'With whom does the mediator from the council side?',
      ],
    },
    de: {
      scene: 'Nebenan gibt es eine neue Heckenschere und eine Vision.',
      questions: [
        'Welche Form hat die Hecke jetzt?',
        'Was stellst du auf deiner Seite als Antwort auf?',
        'Zu wem hält der Schlichter der Gemeinde?',
      ],
    },
  },
  {
    id: 'new-name',
    black: false,
    en: {
      scene: 'A new name on the bell. Nobody has seen them yet, but everybody knows something.',
      questions: [
        'Who has moved in, according to the lady on the ground floor?',
        'What was in the crate that took six men to carry?',
        'Who really comes to introduce themselves, with a cake?',
      ],
    },
    de: {
      scene: 'Ein neuer Name an der Klingel. Gesehen hat sie noch niemand, aber alle wissen etwas.',
      questions: [
        'Wer ist eingezogen, wenn es nach der Dame im Parterre geht?',
        'Was war in der Kiste, die sechs Männer schleppten?',
        'Wer kommt sich tatsächlich vorstellen, mit Kuchen?',
      ],
    },
  },
  {
    id: 'water-the-plants',
    black: false,
    en: {
      scene: '“You need only water the plants,” your neighbours said, and left for Peru rather quickly.',
      questions: [
        'What lives in the flat that nobody mentioned?',
        'What is behind the door with the three locks?',
        'What is missing when they come home?',
      ],
    },
    de: {
      scene:
        '«Du musst nur die Pflanzen giessen», sagten die Nachbarn und fuhren auffallend rasch nach Peru.',
      questions: [
        'Was wohnt in der Wohnung, ohne dass es jemand erwähnt hat?',
        'Was ist hinter der Tür mit den drei Schlössern?',
        'Was fehlt, als sie zurückkommen?',
      ],
    },
  },
  {
    id: 'stuck-lift',
    black: false,
    en: {
      scene: 'The lift stops between the third and fourth floors. The alarm button plays panpipes.',
      questions: [
        'Who is in there with you?',
        'What comes out of the shopping bag first, to be shared?',
        'What do you both agree never to mention again?',
      ],
    },
    de: {
      scene:
        'Der Lift bleibt zwischen dem dritten und dem vierten Stock stehen. Der Alarmknopf spielt Panflöte.',
      questions: [
        'Wer ist mit dir drin?',
        'Was kommt als Erstes aus der Einkaufstasche und wird geteilt?',
        'Was erwähnt ihr beide nie wieder?',
      ],
    },
  },
  {
    id: 'house-party',
    black: false,
    en: {
      scene: 'A note in the stairwell: “Tonight it may get a little louder. Do come, or buy ear plugs.”',
      questions: [
        'Who is behind the turntables, eyes closed?',
        'What is swimming in the punch?',
        'Who rings the police and then stays to dance?',
      ],
    },
    de: {
      scene:
        'Ein Zettel im Treppenhaus: «Heute könnte es etwas lauter werden. Kommt doch auch, oder kauft Ohropax.»',
      questions: [
        'Wer legt auf, mit geschlossenen Augen?',
        'Was schwimmt in der Bowle?',
        'Wer ruft die Polizei und bleibt dann zum Tanzen?',
      ],
    },
  },
  {
    id: 'humming-parcel',
    black: false,
    en: {
      scene: 'For three weeks you have kept a parcel for a neighbour. At night it hums.',
      questions: [
        'What is in it, going by the sound?',
        'Who finally comes for it, at dusk and in a hat?',
        'What do you get as thanks, wrapped in newspaper?',
      ],
    },
    de: {
      scene: 'Seit drei Wochen verwahrst du ein Paket für die Nachbarschaft. Nachts summt es.',
      questions: [
        'Was ist drin, dem Klang nach?',
        'Wer holt es endlich ab, bei Dämmerung und mit Hut?',
        'Was bekommst du zum Dank, in Zeitungspapier gewickelt?',
      ],
    },
  },
];
