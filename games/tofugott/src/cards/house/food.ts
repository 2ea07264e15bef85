import type { DeckCard } from '../deck-types.ts';

export const food: readonly DeckCard[] = [
  {
    id: 'three-stars',
    black: false,
    en: {
      scene: 'A restaurant with three stars, no prices, and a spoon whose purpose you cannot guess.',
      questions: [
        'What arrives under a glass dome, wrapped in smoke?',
        'Who is the waiter, and sighs at your choice of wine?',
        'What do you hide in your napkin when nobody is looking?',
      ],
    },
    de: {
      scene:
        'Ein Restaurant mit drei Sternen, ohne Preise und mit einem Löffel, dessen Zweck du nicht errätst.',
      questions: [
        'Was kommt unter einer Glasglocke, in Rauch gehüllt?',
        'Wer bedient und seufzt über deine Weinwahl?',
        'Was versteckst du in der Serviette, als niemand hinschaut?',
      ],
    },
  },
  {
    id: 'cook-off',
    black: false,
    en: {
      scene: 'Live on television: a cook-off, and a box with the secret ingredient. The clock is running.',
      questions: [
        'What comes to light, to gasps from the studio?',
        'Who sits on the jury and has not smiled since 1998?',
        'What does your dish look like when time is up?',
      ],
    },
    de: {
      scene: 'Live im Fernsehen: ein Kochduell und eine Kiste mit der geheimen Zutat. Die Uhr läuft.',
      questions: [
        'Was kommt zum Vorschein, und im Studio wird es still?',
        'Wer sitzt in der Jury und hat seit 1998 nicht mehr gelächelt?',
        'Wonach sieht dein Gericht aus, als die Zeit um ist?',
      ],
    },
  },
  {
    id: 'diet',
    black: false,
    en: {
      scene:
        'You have been on a diet since Monday. It is 11 p.m., and there is light under the kitchen door.',
      questions: [
        'Who is tempting you?',
        'What shape is your guilty conscience?',
        'What do the scales show in the morning in place of a number?',
      ],
    },
    de: {
      scene: 'Seit Montag machst du Diät. Es ist 23 Uhr, und unter der Küchentür schimmert Licht.',
      questions: [
        'Wer führt dich in Versuchung?',
        'Welche Gestalt hat dein schlechtes Gewissen?',
        'Was zeigt die Waage am Morgen anstelle einer Zahl?',
      ],
    },
  },
  {
    id: 'barbecue',
    black: false,
    en: {
      scene: 'Barbecue with the whole street. Seven salads, all of them pasta.',
      questions: [
        'Who guards the tongs and lets nobody near the fire?',
        'What slips through the grill and down into the coals?',
        'Who has been vegan for a week and would like to talk about it?',
      ],
    },
    de: {
      scene: 'Grillfest mit der ganzen Strasse. Sieben Salate, alle mit Nudeln.',
      questions: [
        'Wer bewacht die Grillzange und lässt keinen ans Feuer?',
        'Was rutscht durch den Rost in die Glut?',
        'Wer lebt seit einer Woche vegan und möchte darüber reden?',
      ],
    },
  },
  {
    id: 'wrong-order',
    black: false,
    en: {
      scene: 'You ordered a small pizza. What the bag at your door contains is breathing.',
      questions: [
        'Who holds out the bag to you?',
        'What peeps out when you open it a crack?',
        'What do you give as a tip, so that it all ends well?',
      ],
    },
    de: {
      scene: 'Du hast eine kleine Pizza bestellt. Was in der Tasche vor deiner Tür steckt, atmet.',
      questions: [
        'Wer hält dir die Tasche hin?',
        'Was guckt heraus, als du sie einen Spalt öffnest?',
        'Was gibst du als Trinkgeld, damit alles gut ausgeht?',
      ],
    },
  },
  {
    id: 'in-the-soup',
    black: false,
    en: {
      scene: '“Waiter, there is something in my soup!” The whole dining room puts down its spoons.',
      questions: [
        'What is doing the breaststroke between the noodles?',
        'Whom does the waiter fetch from the kitchen?',
        'What do you get on the house, to make you forget?',
      ],
    },
    de: {
      scene: '«Herr Ober, da ist etwas in meiner Suppe!» Der ganze Saal legt die Löffel hin.',
      questions: [
        'Was macht da zwischen den Nudeln Schwimmzüge?',
        'Wen holt der Kellner aus der Küche?',
        'Was bekommst du aufs Haus, damit du es vergisst?',
      ],
    },
  },
  {
    id: 'eightieth-cake',
    black: false,
    en: {
      scene: 'Your landlady turns eighty. You have promised a cake, and never baked one.',
      questions: [
        'In what shape does she want it?',
        'In what shape does it come out of the oven?',
        'Who politely eats three slices?',
      ],
    },
    de: {
      scene: 'Deine Vermieterin wird achtzig. Du hast eine Torte versprochen und noch nie eine gebacken.',
      questions: [
        'In welcher Form wünscht sie sich die Torte?',
        'In welcher Form kommt sie aus dem Ofen?',
        'Wer isst aus Höflichkeit drei Stücke?',
      ],
    },
  },
  {
    id: 'food-truck',
    black: false,
    en: {
      scene: 'You sink your savings into a food truck. The sign painter wants to know what to paint.',
      questions: [
        'What is painted on the side, three metres high?',
        'Who is your first guest and stays for four hours?',
        'What does the food inspector discover behind the fryer?',
      ],
    },
    de: {
      scene: 'Du steckst dein Erspartes in einen Imbisswagen. Der Maler fragt, was er malen soll.',
      questions: [
        'Was prangt drei Meter hoch auf der Seitenwand?',
        'Wer ist dein erster Gast und bleibt vier Stunden?',
        'Was entdeckt die Lebensmittelkontrolle hinter der Fritteuse?',
      ],
    },
  },
];
