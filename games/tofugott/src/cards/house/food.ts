import type { DeckCard } from '../deck-types.ts';

export const food: readonly DeckCard[] = [
  {
    id: 'three-stars',
    black: false,
    en: {
      scene: 'A restaurant with three stars, no prices, and a spoon whose purpose you cannot guess.',
      questions: [
        'What arrives under a glass dome, wrapped in smoke?',
        'How do you pronounce the wine, so that the waiter sighs?',
        'What do you hide in your napkin when nobody is looking?',
      ],
    },
    de: {
      scene:
        'Ein Restaurant mit drei Sternen, ohne Preise und mit einem Löffel, dessen Zweck du nicht errätst.',
      questions: [
        'Was kommt unter einer Glasglocke, in Rauch gehüllt?',
        'Wie sprichst du den Wein aus, dass der Kellner seufzt?',
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
        'How do you stir, with one minute to go?',
        'What does your dish look like when time is up?',
      ],
    },
    de: {
      scene: 'Live im Fernsehen: ein Kochduell und eine Kiste mit der geheimen Zutat. Die Uhr läuft.',
      questions: [
        'Was kommt zum Vorschein, und im Studio wird es still?',
        'Wie rührst du, eine Minute vor Schluss?',
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
        'How do you creep into the kitchen?',
        'Why is it not your fault at all?',
        'When do you start again, this time for good?',
      ],
    },
    de: {
      scene: 'Seit Montag machst du Diät. Es ist 23 Uhr, und unter der Küchentür schimmert Licht.',
      questions: [
        'Wie schleichst du in die Küche?',
        'Warum kannst du gar nichts dafür?',
        'Wann fängst du von vorne an, diesmal endgültig?',
      ],
    },
  },
  {
    id: 'barbecue',
    black: false,
    en: {
      scene: 'Barbecue with the whole street. Seven salads, all of them pasta.',
      questions: [
        'Where do you stand, so that the smoke misses you for once?',
        'What slips through the grill and down into the coals?',
        'Who has been vegan for a week and would like to talk about it?',
      ],
    },
    de: {
      scene: 'Grillfest mit der ganzen Straße. Sieben Salate, alle mit Nudeln.',
      questions: [
        'Wo stellst du dich hin, damit dich der Rauch einmal verschont?',
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
        'How do you carry the bag indoors?',
        'What peeps out when you open it a crack?',
        'What do you give as a tip, so that it all ends well?',
      ],
    },
    de: {
      scene: 'Du hast eine kleine Pizza bestellt. Was in der Tasche vor deiner Tür steckt, atmet.',
      questions: [
        'Wie trägst du die Tasche in die Wohnung?',
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
        'How do you fish it out, with all eyes on you?',
        'What do you get on the house, to make you forget?',
      ],
    },
    de: {
      scene: '„Herr Ober, da ist etwas in meiner Suppe!“ Der ganze Saal legt die Löffel hin.',
      questions: [
        'Was macht da zwischen den Nudeln Schwimmzüge?',
        'Wie fischst du es heraus, vor aller Augen?',
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
        'What shape of cake has she set her heart on?',
        'What does it look like when it comes out of the oven?',
        'How do you light eighty candles at once?',
      ],
    },
    de: {
      scene: 'Deine Vermieterin wird achtzig. Du hast eine Torte versprochen und noch nie eine gebacken.',
      questions: [
        'In welcher Form wünscht sie sich die Torte?',
        'Wie sieht sie aus, als du sie aus dem Ofen holst?',
        'Wie zündest du achtzig Kerzen auf einmal an?',
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
        'Where do you park it, for want of a permit?',
        'What does the food inspector discover behind the fryer?',
      ],
    },
    de: {
      scene: 'Du steckst dein Erspartes in einen Imbisswagen. Der Maler fragt, was er malen soll.',
      questions: [
        'Was prangt drei Meter hoch auf der Seitenwand?',
        'Wo parkst du, weil dir die Genehmigung fehlt?',
        'Was entdeckt die Lebensmittelkontrolle hinter der Fritteuse?',
      ],
    },
  },
];
