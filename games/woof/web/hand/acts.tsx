import type { ComponentChildren } from 'preact';
import type { Seat } from '@rudel/kernel';
import { Icon } from '@rudel/ui/icon';
import { handOf, hasSuspected, isAsked, mayBeEarly, mayLook, wantedBy } from '@rudel/woof/page';
import type { Move, Question, View } from '@rudel/woof/page';
import { CardFace } from '../cards/card.tsx';
import { Emblem } from '../cards/emblems.tsx';
import { isSame } from '../composer.ts';
import type { Intent } from '../composer.ts';
import type { Drawing } from '../drawing.ts';
import type { SuspectNote } from '../words/woof-words.ts';

type ActsProps = { readonly drawing: Drawing; readonly seat: Seat };

/** What this seat can do, always in the same place: look, ask with a card, suspect; or what it is asked just now. */
export function Acts({ drawing, seat }: ActsProps) {
  const { legal, words } = drawing;
  const kind = legal.value[0]?.kind;
  return (
    <div class="woof-acts" role="group" aria-label={words.value.act.label} data-kind={kind}>
      {kind === 'lay' && <Lays drawing={drawing} />}
      {kind === 'take' && <Takes drawing={drawing} />}
      {kind !== 'lay' && kind !== 'take' && drawing.view.value.shown.phase !== 'final' && (
        <Turn drawing={drawing} seat={seat} />
      )}
    </div>
  );
}

type ActProps = {
  readonly act: string;
  /** What it is about, where the same act is there more than once. */
  readonly about?: string;
  readonly label?: string;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
};

function Act({ act, about, label, isOpen, isChosen, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      class="woof-act"
      data-act={act}
      data-about={about}
      aria-label={label}
      aria-pressed={isChosen}
      aria-disabled={!isOpen}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

/** The three actions of a turn; one that is barred says why. */
function Turn({ drawing, seat }: ActsProps) {
  const { view, composer, words, legal, play } = drawing;
  const seen = view.value;
  const isTurn = legal.value.length > 0 && isAsked(seen, seat);
  const isDealt = seen.pairs[seat]?.length === 2;
  const intent = composer.intent.value;
  const begin = (next: Intent, isOpen: boolean, example: Move) => () => {
    if (!isOpen) play.choice.explain(example);
    else composer.intend(isSameIntent(intent, next) ? null : next);
  };
  const [canLook, canSuspect] = [isTurn && mayLook(seen, seat), isTurn && mayBeEarly(seen, seat)];
  const other = seat === 0 ? 1 : 0;
  const { act } = words.value;
  return (
    <>
      <Act
        act="look"
        isOpen={canLook}
        isChosen={intent?.kind === 'look'}
        onPress={begin({ kind: 'look' }, canLook, { kind: 'look', at: other })}
      >
        <Icon name="eye" size={22} />
        {act.look}
        <small>{act.lookNote}</small>
      </Act>
      {isDealt && <Questions drawing={drawing} seat={seat} begin={begin} />}
      <Act
        act="suspect"
        isOpen={canSuspect}
        isChosen={intent?.kind === 'suspect'}
        onPress={begin({ kind: 'suspect' }, canSuspect, { kind: 'suspect', first: other, second: other })}
      >
        <Icon name="flag" size={22} />
        {act.suspect}
        <small>{act.suspectNote[suspectNoteOf(seen, seat)]}</small>
      </Act>
    </>
  );
}

type QuestionsProps = ActsProps & {
  readonly begin: (intent: Intent, isOpen: boolean, example: Move) => () => void;
};

/** The question cards in hand. */
function Questions({ drawing, seat, begin }: QuestionsProps) {
  const { view, composer, words, legal } = drawing;
  const isTurn = legal.value.length > 0 && isAsked(view.value, seat);
  const questions = handOf(view.value, seat);
  const at = seat === 0 ? 1 : 0;
  return (
    <>
      {questions.map((question, nth) => (
        <Act
          key={nth}
          act="ask"
          about={question}
          label={`${words.value.act.ask}: ${words.value.questions[question]}`}
          isOpen={isTurn}
          isChosen={isAskedWith(composer.intent.value, question) && questions.indexOf(question) === nth}
          onPress={begin({ kind: 'ask', question }, isTurn, { kind: 'ask', at, question })}
        >
          <QuestionArt question={question} />
          <small>{words.value.questions[question]}</small>
        </Act>
      ))}
    </>
  );
}

/** What a suspicion would mean for this seat now. */
function suspectNoteOf({ shown }: View, seat: Seat): SuspectNote {
  if (hasSuspected(shown, seat)) return 'done';
  if (shown.red[seat] === true) return 'red';
  return shown.log.some(({ by }) => by === seat) ? 'open' : 'first';
}

const isAskedWith = (intent: Intent | null, question: Question): boolean =>
  intent?.kind === 'ask' && intent.question === question;

const isSameIntent = (one: Intent | null, other: Intent): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A question card: what it asks about. */
export function QuestionArt({ question }: { readonly question: Question }) {
  return (
    <span class="woof-question-art" aria-hidden="true">
      {wantedBy(question).map((character) => (
        <Emblem key={character} of={character} />
      ))}
      <b>?</b>
    </span>
  );
}

function Lays({ drawing }: Pick<ActsProps, 'drawing'>) {
  const { act } = drawing.words.value;
  return (
    <>
      {drawing.legal.value.map((move, nth) =>
        move.kind === 'lay' ? (
          <Act
            key={nth}
            act="lay"
            isOpen
            isChosen={isSame(drawing.draft.value, move)}
            onPress={() => drawing.composer.propose(move)}
          >
            <span class="woof-pair">
              {([move.left, move.right] as const).map((card, side) => (
                <CardFace key={side} card={card} words={drawing.words.value} />
              ))}
            </span>
            <small>{act.layOut}</small>
          </Act>
        ) : null,
      )}
    </>
  );
}

function Takes({ drawing }: Pick<ActsProps, 'drawing'>) {
  const { act } = drawing.words.value;
  return (
    <>
      {(['left', 'right'] as const).map((side) => (
        <Act
          key={side}
          act={`take-${side}`}
          isOpen
          isChosen={isSame(drawing.draft.value, { kind: 'take', side })}
          onPress={() => drawing.composer.propose({ kind: 'take', side })}
        >
          <Icon name={side === 'left' ? 'back' : 'forward'} size={22} />
          {act.take[side]}
        </Act>
      ))}
    </>
  );
}

/** At the end of a round: no suspicion at all. */
export function Abstain({ drawing }: Pick<ActsProps, 'drawing'>) {
  const move: Move = { kind: 'abstain' };
  if (!drawing.legal.value.some(({ kind }) => kind === 'abstain')) return null;
  const press = (): void => {
    drawing.composer.intend(null);
    drawing.composer.propose(move);
  };
  return (
    <Act act="abstain" isOpen isChosen={isSame(drawing.draft.value, move)} onPress={press}>
      <b aria-hidden="true">x x</b>
      <span>
        {drawing.words.value.act.abstain}
        <small>{drawing.words.value.act.abstainNote}</small>
      </span>
    </Act>
  );
}
