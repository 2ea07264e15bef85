import type { DeckCard } from '../deck-types.ts';

export const sports: readonly DeckCard[] = [
  {
    id: 'new-discipline',
    black: false,
    en: {
      scene: 'To win something at last, your country has invented an Olympic discipline of its own.',
      questions: [
        'What is thrown, stacked or ridden in it?',
        'How do you train for it, four years long?',
        'How do you win it, quite by accident?',
      ],
    },
    de: {
      scene: 'Um endlich etwas zu gewinnen, hat dein Land eine eigene olympische Disziplin erfunden.',
      questions: [
        'Was wird dabei geworfen, gestapelt oder geritten?',
        'Wie trainierst du dafür, vier Jahre lang?',
        'Wie gewinnst du, ganz ohne Absicht?',
      ],
    },
  },
  {
    id: 'january-gym',
    black: false,
    en: {
      scene: 'January. You have a gym membership, new shoes and a bottle with a straw.',
      questions: [
        'What do you wear, so as to look like an athlete?',
        'What do you sound like on the rowing machine?',
        'What has moved into your locker by the time you return in November?',
      ],
    },
    de: {
      scene: 'Januar. Du hast ein Fitnessabo, neue Schuhe und eine Flasche mit Trinkhalm.',
      questions: [
        'Was trägst du, um sportlich zu wirken?',
        'Wonach hörst du dich auf der Rudermaschine an?',
        'Was ist in deinen Spind eingezogen, bis du im November wiederkommst?',
      ],
    },
  },
  {
    id: 'kilometre-38',
    black: false,
    en: {
      scene: 'A marathon, kilometre 38. Your legs have stopped replying to messages.',
      questions: [
        'Who overtakes you, whistling?',
        'What do you see at the roadside that is certainly not there?',
        'How do you cross the finishing line?',
      ],
    },
    de: {
      scene: 'Marathon, Kilometer 38. Deine Beine antworten nicht mehr auf Nachrichten.',
      questions: [
        'Wer überholt dich pfeifend?',
        'Was siehst du am Straßenrand, obwohl es ganz sicher nicht dort ist?',
        'Wie kommst du ins Ziel?',
      ],
    },
  },
  {
    id: 'penalty',
    black: false,
    en: {
      scene: 'Cup final, minute 94, penalty. A whole village holds its breath and its sausages.',
      questions: [
        'Who stands in goal, chewing gum?',
        'How do you run up, since it has to be you?',
        'What runs on to the pitch and decides the match?',
      ],
    },
    de: {
      scene: 'Pokalfinale, 94. Minute, Elfmeter. Ein ganzes Dorf hält den Atem an und die Bratwurst fest.',
      questions: [
        'Wer steht im Tor und kaut Kaugummi?',
        'Wie läufst du an, wenn es schon dich trifft?',
        'Was rennt aufs Feld und entscheidet das Spiel?',
      ],
    },
  },
  {
    id: 'grandmaster',
    black: false,
    en: {
      scene: 'The chess final. Your opponent has not blinked for an hour.',
      questions: [
        'How do you stare back, for three hours?',
        'What is your queen carved to look like?',
        'What do you drop on the board when the game is lost?',
      ],
    },
    de: {
      scene: 'Das Schachfinale. Dein Gegenüber hat seit einer Stunde nicht geblinzelt.',
      questions: [
        'Wie starrst du zurück, drei Stunden lang?',
        'Welche Gestalt hat deine geschnitzte Dame?',
        'Was lässt du aufs Brett fallen, als die Partie verloren ist?',
      ],
    },
  },
  {
    id: 'armbands',
    black: false,
    en: {
      scene: 'Swimming lessons for grown-ups. Lane one, water to the hips, armbands are compulsory.',
      questions: [
        'How do you get into the water, inch by inch?',
        'What is your rubber ring meant to be?',
        'What touches your foot in the deep end?',
      ],
    },
    de: {
      scene: 'Schwimmkurs für Erwachsene. Bahn eins, hüfttiefes Wasser, Schwimmflügel sind Pflicht.',
      questions: [
        'Wie steigst du ins Wasser, Zentimeter für Zentimeter?',
        'Welche Form hat dein Schwimmring?',
        'Was berührt im tiefen Becken deinen Fuß?',
      ],
    },
  },
  {
    id: 'mascot',
    black: false,
    en: {
      scene: 'Last place in the third division. The board decides that a new mascot will save the club.',
      questions: [
        'What is it to be, after nine hours of meeting?',
        'How do you dance inside the costume?',
        'How do you sing, at nil to four?',
      ],
    },
    de: {
      scene:
        'Letzter Platz in der dritten Liga. Der Vorstand beschließt: Nur ein neues Maskottchen kann den Verein retten.',
      questions: [
        'Was soll es werden, nach neun Stunden Sitzung?',
        'Wie tanzt du, drinnen im Kostüm?',
        'Wie singst du, beim Stand von null zu vier?',
      ],
    },
  },
  {
    id: 'chairlift',
    black: false,
    en: {
      scene: 'The chairlift has stopped. Thirty metres below you there is nothing but snow and opinions.',
      questions: [
        'Who is stuck on the chair with you?',
        'What do you sing a song about, to keep warm?',
        'How do you get down in the end?',
      ],
    },
    de: {
      scene: 'Der Sessellift steht. Dreißig Meter unter euch gibt es nur Schnee und gute Ratschläge.',
      questions: [
        'Wer sitzt mit dir auf dem Sessel fest?',
        'Wovon handelt das Lied, das ihr gegen die Kälte singt?',
        'Wie kommst du am Ende herunter?',
      ],
    },
  },
];
