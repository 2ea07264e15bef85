import type { CardTexts, AnswerPlace, Row, Silhouette as SilhouetteName } from '@rudel/tofugott/page';
import { activeOf, answerAt, questionOf, questions, textIn } from '@rudel/tofugott/page';
import { SeatBadge } from '@rudel/ui/seat-badge';
import type { Drawing } from '../drawing.ts';
import { countedBefore, coveredGuess } from '../logic/revealing.ts';
import type { Revealed } from '../logic/revealing.ts';
import { isSamePlace } from '../logic/wanted.ts';
import { Silhouette } from '../silhouettes/silhouette.tsx';
import { Tile } from './tile.tsx';
import { TofuFace } from './tofu.tsx';

export type QuestionCardProps = {
  readonly drawing: Drawing;
  /** Shows how an earlier question went. */
  readonly onLook: (revealed: Revealed) => void;
};

/** The card that was read out: the scene, its questions, and what has been answered so far. */
export function QuestionCard({ drawing, onLook }: QuestionCardProps) {
  const { texts } = drawing.view.value;
  const [card] = texts;
  if (card === undefined || card === '?') return null;
  const text = textIn(card, drawing.play.language.value);
  const isAnswering = drawing.answering.answers.value !== null;
  const isFresh = drawing.fresh.value.some(({ kind }) => kind === 'read');
  return (
    <article
      class="tofu-card tofu-question-card"
      tabindex={0}
      data-black={card.black}
      data-answering={isAnswering}
      data-fresh={isFresh}
    >
      <p class="tofu-scene">{text.scene}</p>
      <ol class="tofu-questions">
        {questions.map((question) => (
          <Question key={question} drawing={drawing} text={text} question={question} onLook={onLook} />
        ))}
      </ol>
    </article>
  );
}

type QuestionProps = QuestionCardProps & { readonly text: CardTexts['en']; readonly question: number };

function Question({ drawing, text, question, onLook }: QuestionProps) {
  const { shown } = drawing.view.value;
  const now = questionOf(shown);
  const isPast = question < now;
  const answers = drawing.answering.answers.value;
  const isAnswering = answers !== null;
  const isLaying = answers !== null && !answers.isLocked;
  const state = isPast ? 'past' : isLaying ? 'open' : question === now ? 'now' : 'later';
  return (
    <li class="tofu-question" data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span class="tofu-number">{question}</span>
      <p class="tofu-question-text">{text.questions[question - 1]}</p>
      {isPast ? (
        <Past drawing={drawing} question={question} onLook={onLook} />
      ) : isAnswering ? (
        <Places drawing={drawing} question={question} />
      ) : (
        state === 'now' && <OwnGuess drawing={drawing} />
      )}
    </li>
  );
}

/** How a question went: both answers, with those who guessed them. A tap shows all of it. */
function Past({ drawing, question, onLook }: Omit<QuestionProps, 'text'>) {
  const revealed = countedBefore(drawing.view.value.shown, question);
  const { best, worst, guessers, guesses } = revealed;
  const words = drawing.words.value;
  const found = (answer: SilhouetteName | null) => guessers.filter((seat) => guesses[seat] === answer);
  return (
    <button
      type="button"
      class="tofu-past"
      aria-label={words.card.details(question)}
      onClick={() => onLook(revealed)}
    >
      {(
        [
          ['best', best],
          ['worst', worst],
        ] as const
      ).map(([row, answer]) => (
        <span key={row} class="tofu-past-answer" data-row={row}>
          {answer !== null && <Silhouette name={answer} size={30} />}
          <TofuFace mood={row === 'best' ? 'happy' : 'sad'} size={16} />
          <span class="tofu-past-seats">
            {found(answer).map((seat) => (
              <SeatBadge key={seat} seat={seat} size={18} label="" />
            ))}
          </span>
        </span>
      ))}
    </button>
  );
}

function Places({ drawing, question }: { readonly drawing: Drawing; readonly question: number }) {
  return (
    <span class="tofu-places">
      {(['best', 'worst'] as const).map((row) => (
        <PlaceOnCard key={row} drawing={drawing} place={{ row, question }} />
      ))}
    </span>
  );
}

const moodOf = (row: Row) => (row === 'best' ? 'happy' : 'sad');

function PlaceOnCard({ drawing, place }: { readonly drawing: Drawing; readonly place: AnswerPlace }) {
  const { answering } = drawing;
  const words = drawing.words.value;
  const answers = answering.answers.value;
  const silhouette = answers === null ? null : answerAt(answers, place);
  const isTarget = isSamePlace(answering.target.value, place);
  const name = silhouette === null ? null : words.silhouettes[silhouette];
  const label = words.card.place(place.question, words.rows[place.row], name);
  return (
    <button
      type="button"
      class="tofu-place"
      data-place={`${place.row} ${place.question}`}
      data-row={place.row}
      data-full={silhouette !== null}
      data-target={isTarget}
      aria-label={isTarget ? `${label}, ${words.card.isNext}` : label}
      aria-disabled={answers?.isLocked !== false || drawing.play.eye === 'table'}
      onClick={() => answering.tapPlace(place)}
    >
      {silhouette !== null && <Silhouette name={silhouette} size={40} />}
      <TofuFace mood={moodOf(place.row)} size={silhouette === null ? 26 : 17} />
      <span class="tofu-place-name" aria-hidden="true">
        {name ?? words.shortRows[place.row]}
      </span>
    </button>
  );
}

/** Where one's own guess goes, or lies face down. */
function OwnGuess({ drawing }: { readonly drawing: Drawing }) {
  const view = drawing.view.value;
  const { eye, shown } = view;
  if (eye === 'table' || eye === activeOf(shown)) return null;
  const words = drawing.words.value;
  const draft = drawing.draft.value;
  const laid = coveredGuess(view, eye);
  const wished = draft?.kind === 'guess' ? draft.silhouette : null;
  const known = wished ?? laid;
  const label = words.card.yourGuess(known === null ? null : words.silhouettes[known]);
  return (
    <span class="tofu-own-guess" role="img" aria-label={label} data-laid={laid !== null}>
      {wished !== null ? (
        <Tile silhouette={wished} />
      ) : laid !== null ? (
        <Tile silhouette={null} covered={laid} />
      ) : (
        <span class="tofu-wanted" aria-hidden="true">
          ?
        </span>
      )}
    </span>
  );
}
