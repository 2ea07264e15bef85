import { both } from './both.ts';
import type { Character } from './character.ts';

export const accountant: Character = {
  loves: ['diligent', 'plain', 'calm'],
  hates: ['noisy', 'funny'],
  talk: 70,
  best: [
    both('{why} I have checked it twice.', '{why} Ich habe es zweimal nachgerechnet.'),
    both('On balance, positive. {why}', 'Unter dem Strich positiv. {why}'),
    both('{why} And tax-deductible.', '{why} Und von der Steuer absetzbar.'),
    both('97.4 per cent, rounded. {why}', '97,4 Prozent, gerundet. {why}'),
    both('Item one, undisputed. {why}', 'Position eins, unbestritten. {why}'),
    both('{why} The figures speak for themselves.', '{why} Die Zahlen sprechen für sich.'),
    both('I permit myself a small hurrah. {why}', 'Ich gestatte mir ein kleines Hurra. {why}'),
    both('{why} I have underlined it, with a ruler.', '{why} Ich habe es unterstrichen, mit Lineal.'),
  ],
  worst: [
    both('{why} I book that under losses.', '{why} Das verbuche ich unter Verlust.'),
    both('Rejected, form 12b. {why}', 'Abgelehnt, Formular 12b. {why}'),
    both('{why} No receipt could save this.', '{why} Da hilft auch keine Quittung.'),
    both('Return on investment: none. {why}', 'Rendite: keine. {why}'),
    both('{why} I had to lie down, in office hours.', '{why} Ich musste mich hinlegen, in der Arbeitszeit.'),
    both('This will be in the audit report. {why}', 'Das kommt in den Prüfbericht. {why}'),
    both('Red figures wherever I look. {why}', 'Rote Zahlen, wohin ich schaue. {why}'),
    both('Not even in the petty cash. {why}', 'Nicht einmal in der Portokasse. {why}'),
  ],
  guess: [
    both('By cost and benefit: {why}', 'Nach Kosten und Nutzen: {why}'),
    both('{why} The trend is clear.', '{why} Der Trend ist eindeutig.'),
    both('So says my table, column F. {why}', 'So steht es in meiner Tabelle, Spalte F. {why}'),
    both('{why} Margin of error: one cup of coffee.', '{why} Fehlertoleranz: eine Tasse Kaffee.'),
    both('A cautious estimate. {why}', 'Vorsichtig geschätzt. {why}'),
    both('{why} Signed, stamped, filed.', '{why} Unterschrieben, gestempelt, abgelegt.'),
    both('Seven of eight indicators agree. {why}', 'Sieben von acht Kennzahlen sind dafür. {why}'),
    both('{why} I would invest my pocket money in it.', '{why} Da würde ich mein Taschengeld anlegen.'),
    both('{why} Subject to change.', '{why} Änderungen vorbehalten.'),
    both('Passed at the first reading. {why}', 'In erster Lesung genehmigt. {why}'),
    both(
      '{why} I have a form for this much certainty.',
      '{why} Für so viel Gewissheit habe ich ein Formular.',
    ),
    both('Rounded up, that is you. {why}', 'Aufgerundet bist du das. {why}'),
  ],
  noticed: [
    both('See your own entry of an earlier turn.', 'Siehe deinen eigenen Eintrag von vorhin.'),
    both('You have a standing order there.', 'Da hast du einen Dauerauftrag.'),
    both('Carried forward from an earlier page.', 'Übertrag von einer früheren Seite.'),
  ],
};
