import { both } from './both.ts';
import type { Character } from './character.ts';

export const professor: Character = {
  loves: ['clever', 'old', 'exotic'],
  hates: ['dirty', 'noisy'],
  talk: 85,
  best: [
    both('As I wrote in 1987: {why}', 'Wie ich schon 1987 schrieb: {why}'),
    both('{why} All experts agree, that is, I do.', '{why} Die Fachwelt ist sich einig, also ich.'),
    both('Proof by long staring. {why}', 'Beweis durch langes Hinsehen. {why}'),
    both('{why} See footnote 4.', '{why} Siehe Fußnote 4.'),
    both('Reviewed by my cat. {why}', 'Von meiner Katze begutachtet. {why}'),
    both('{why} Which was to be proved. Lunch.', '{why} Was zu beweisen war. Mahlzeit.'),
    both(
      'A case for the textbook, which I also sell. {why}',
      'Ein Fall fürs Lehrbuch, das verkaufe ich auch. {why}',
    ),
    both('{why} The Nobel committee may ring before eight.', '{why} Das Nobelkomitee darf vor acht anrufen.'),
  ],
  worst: [
    both('{why} With that you fail in the first term.', '{why} Damit fällt man im ersten Semester durch.'),
    both('Refuted, and with relish. {why}', 'Widerlegt, und zwar genüsslich. {why}'),
    both(
      '{why} My hypothesis has hidden under the desk.',
      '{why} Meine Hypothese hat sich unter dem Schreibtisch versteckt.',
    ),
    both('Off by three standard deviations. {why}', 'Drei Standardabweichungen daneben. {why}'),
    both('{why} I want the grant back.', '{why} Ich verlange die Fördermittel zurück.'),
    both('The experiment has exploded. {why}', 'Das Experiment ist explodiert. {why}'),
    both('Only a dean could believe that. {why}', 'Das glaubt höchstens ein Dekan. {why}'),
    both('{why} Please hand it in again by Monday.', '{why} Bitte bis Montag neu einreichen.'),
  ],
  guess: [
    both('The data allow one conclusion. {why}', 'Die Daten lassen nur einen Schluss zu. {why}'),
    both('{why} Sample: you.', '{why} Stichprobe: du.'),
    both('I have studied people like you. {why}', 'Ich habe Leute wie dich studiert. {why}'),
    both('{why} Valid until refuted.', '{why} Gilt bis zum Gegenbeweis.'),
    both('Psychology for beginners, chapter two. {why}', 'Grundkurs Psychologie, zweites Kapitel. {why}'),
    both('{why} It will be published either way.', '{why} Veröffentlicht wird es so oder so.'),
    both('It is on the blackboard, in my hand. {why}', 'So steht es an der Tafel, von mir. {why}'),
    both('{why} Questions at the end, please.', '{why} Fragen bitte am Schluss.'),
    both('My assistant counted, I thought. {why}', 'Mein Assistent hat gezählt, ich habe gedacht. {why}'),
    both('{why} I have dreamt of the same diagram.', '{why} Vom selben Diagramm habe ich geträumt.'),
    both('Significant, at my level. {why}', 'Signifikant, auf meinem Niveau. {why}'),
    both('{why} This will be in the exam.', '{why} Das kommt in der Prüfung.'),
  ],
  noticed: [
    both(
      'A result that repeats: you have chosen it before.',
      'Ein wiederholbares Ergebnis: Das hattest du schon.',
    ),
    both('Your early work points this way.', 'Dein Frühwerk weist in diese Richtung.'),
    both('Another data point; I am touched.', 'Noch ein Messpunkt, ich bin gerührt.'),
  ],
};
