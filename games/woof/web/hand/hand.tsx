import './hand.css';
import './desk-hand.css';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import { hasAbstained, hasSuspected, ownCharacter, pairOf } from '@rudel/woof/page';
import type { Card } from '@rudel/woof/page';
import { CardHelp } from '../cards/card-help.tsx';
import { CardBack, CardFace } from '../cards/card.tsx';
import { Emblem } from '../cards/emblems.tsx';
import { drawingOf } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import { goalsIn } from '../logic/goals-in.ts';
import { Notes } from '../notes/notes.tsx';
import type { Play } from '../play.ts';
import { Acts } from './acts.tsx';
import { Dial } from './dial.tsx';
import { JustSeen } from './just-seen.tsx';

/** One's own cards with whom they make and whom that one looks for, and what can be done; or the suspicion board. */
export function Hand({ play }: { readonly play: Play }) {
  const drawing = drawingOf(play);
  const { eye } = play;
  const legal = drawing.legal.value;
  useEffect(() => {
    if (play.choice.offer === undefined) return;
    const pass = legal.length === 1 ? legal.find(({ kind }) => kind === 'pass') : undefined;
    play.choice.offer.value = pass === undefined ? null : { move: pass, label: drawing.words.value.act.pass };
  }, [legal]);
  if (eye === 'table') return null;
  const isPointing = drawing.composer.intent.value?.kind === 'suspect';
  const turnedUp = drawing.turnedUp.value;
  if (drawing.view.value.shown.phase === 'over') return <div class="woof-hand" />;
  if (turnedUp !== null && !turnedUp.isLast && !turnedUp.isMoving) return <NewCards drawing={drawing} />;
  const isNoting = drawing.areNotesOpen.value;
  return (
    <div
      class="woof-hand"
      role="group"
      aria-label={drawing.words.value.hand}
      data-pointing={isPointing}
      data-notes={isNoting}
    >
      {isNoting && <Notes drawing={drawing} />}
      {isPointing ? <Dial drawing={drawing} seat={eye} /> : <Own drawing={drawing} seat={eye} />}
      {!isPointing && <Acts drawing={drawing} seat={eye} />}
    </div>
  );
}

/** The cards of the next round wait face down until the last one has been read. */
function NewCards({ drawing }: { readonly drawing: Drawing }) {
  const { words, view } = drawing;
  return (
    <div class="woof-hand" role="group" aria-label={words.value.hand} data-waiting="true">
      <div class="woof-own">
        <span class="woof-pair">
          <CardBack size="large" />
          <CardBack size="large" />
        </span>
        <p class="woof-you">{words.value.reveal.newCards(view.value.shown.round)}</p>
      </div>
    </div>
  );
}

type OwnProps = { readonly drawing: Drawing; readonly seat: Seat };

function Own({ drawing, seat }: OwnProps) {
  const view = drawing.view.value;
  const words = drawing.words.value;
  const [asked, setAsked] = useState<Card | null>(null);
  const isDealt = view.pairs[seat]?.length === 2;
  return (
    <div class="woof-own">
      <span class="woof-pair">
        {isDealt ? (
          pairOf(view, seat).map((card, nth) => (
            <button key={nth} type="button" class="woof-own-card" onClick={() => setAsked(card)}>
              <CardFace card={card} words={words} size="large" />
            </button>
          ))
        ) : (
          <>
            <CardBack size="large" />
            <CardBack size="large" />
          </>
        )}
      </span>
      {isDealt && (
        <div class="woof-identity">
          <p class="woof-you">{words.you(words.characters[ownCharacter(view, seat)])}</p>
          <OwnGoals drawing={drawing} seat={seat} />
        </div>
      )}
      <JustSeen drawing={drawing} seat={seat} />
      <CardHelp drawing={drawing} card={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

/** Whom this seat looks for; once it has suspected, where its pointers stand. */
function OwnGoals({ drawing, seat }: OwnProps) {
  const view = drawing.view.value;
  const words = drawing.words.value;
  const board = view.boards[seat];
  const isSilent = hasAbstained(view, seat);
  const isSet = Array.isArray(board) && !isSilent;
  const isDecided = isSet || hasSuspected(view.shown, seat);
  if (isSilent) return <p class="woof-goals-title">{words.act.abstain}</p>;
  return (
    <div class="woof-goals">
      <span class="woof-goals-title">{isDecided ? words.dial.yours : words.seek}</span>
      {goalsIn(view).map((goal, nth) => (
        <span key={goal} class="woof-goal" data-of={goal}>
          <Emblem of={goal} />
          {words.characters[goal]}
          {isSet && <b>→ {pointerNamed(drawing, (board as readonly (number | string)[])[nth] ?? 'x')}</b>}
        </span>
      ))}
    </div>
  );
}

function pointerNamed({ nameOf, words }: Drawing, pointer: number | string): string {
  if (typeof pointer === 'number') return nameOf(pointer);
  return pointer === 'none' ? words.value.dial.nobody : 'x';
}
