import type { DeckCard } from '../deck-types.ts';

export const neighbours: readonly DeckCard[] = [
  {
    id: 'three-in-the-morning',
    black: false,
    en: {
      scene: 'Every night at three, something heavy is dragged across the floor above you.',
      questions: [
        'What is being dragged?',
        'How do you knock on the ceiling?',
        'What do you borrow up there, as a sign of peace?',
      ],
    },
    de: {
      scene: 'Jede Nacht um drei wird über dir etwas Schweres über den Boden geschleift.',
      questions: [
        'Was wird da geschleift?',
        'Wie klopfst du an die Decke?',
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
        'When do you wash, so that nobody sees what?',
        'What do you find in the drum?',
        'How do you answer the nine-page note on the door?',
      ],
    },
    de: {
      scene: 'Der Waschplan hängt seit 1974. Er ist das einzige Gesetz im Haus.',
      questions: [
        'Wann wäschst du, damit niemand sieht, was?',
        'Was findest du in der Trommel?',
        'Wie antwortest du auf den neunseitigen Zettel an der Tür?',
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
        'How do you greet each other over it from now on?',
      ],
    },
    de: {
      scene: 'Nebenan gibt es eine neue Heckenschere und eine Vision.',
      questions: [
        'Welche Form hat die Hecke jetzt?',
        'Was stellst du auf deiner Seite als Antwort auf?',
        'Wie grüßt ihr einander von nun an darüber hinweg?',
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
        'How do you find out more without seeming curious?',
        'Who really comes to introduce themselves, with a cake?',
      ],
    },
    de: {
      scene: 'Ein neuer Name an der Klingel. Gesehen hat sie noch niemand, aber alle wissen etwas.',
      questions: [
        'Wer ist eingezogen, wenn es nach der Dame im Parterre geht?',
        'Wie findest du mehr heraus, ohne neugierig zu wirken?',
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
        'How do you explain the hole in the wall?',
      ],
    },
    de: {
      scene: '„Du musst nur die Pflanzen gießen“, sagten die Nachbarn und fuhren auffallend rasch nach Peru.',
      questions: [
        'Was wohnt in der Wohnung, ohne dass es jemand erwähnt hat?',
        'Was ist hinter der Tür mit den drei Schlössern?',
        'Wie erklärst du das Loch in der Wand?',
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
        'How do you pass the first three hours together?',
        'What do you both agree never to mention again?',
      ],
    },
    de: {
      scene:
        'Der Lift bleibt zwischen dem dritten und dem vierten Stock stehen. Der Alarmknopf spielt Panflöte.',
      questions: [
        'Wer ist mit dir drin?',
        'Womit vertreibt ihr euch die ersten drei Stunden?',
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
        'How do you dance, after the second glass?',
        'What is swimming in the punch?',
        'Where do you wake up the next day, glass in hand?',
      ],
    },
    de: {
      scene:
        'Ein Zettel im Treppenhaus: „Heute könnte es etwas lauter werden. Kommt doch auch, oder kauft Ohropax.“',
      questions: [
        'Wie tanzt du, nach dem zweiten Glas?',
        'Was schwimmt in der Bowle?',
        'Wo wachst du am Tag darauf auf, das Glas noch in der Hand?',
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
        'How do you fall asleep now, without the humming?',
      ],
    },
    de: {
      scene: 'Seit drei Wochen verwahrst du ein Paket für die Nachbarschaft. Nachts summt es.',
      questions: [
        'Was ist drin, dem Klang nach?',
        'Wer holt es endlich ab, bei Dämmerung und mit Hut?',
        'Wie schläfst du jetzt ein, so ganz ohne Summen?',
      ],
    },
  },
];
