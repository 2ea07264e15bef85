import type { ComponentChildren } from 'preact';
import type { Seat } from '@rudel/kernel';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { barredBid, lastDie, numberNamed, sizeOf } from '@rudel/woelfe/page';
import type { Move, Trick } from '@rudel/woelfe/page';
import { GoblinHead } from '../dice/emblems.tsx';
import { isSame } from '../drawing.ts';
import type { Drawing } from '../drawing.ts';
import { changeAt, slotsOf } from '../logic/slots.ts';
import { passes } from '../logic/wishes.ts';
import { Lapse } from './lapse.tsx';
import { OwnState } from './own-state.tsx';
import { PromptButton, useCalm } from './prompt-button.tsx';

type AskedProps = { readonly drawing: Drawing; readonly isCalm: () => boolean };

/** What the table asks of this seat apart from the dice, always in the same place; else how it stands. */
export function Prompt({ drawing }: { readonly drawing: Drawing }) {
  const moves = drawing.legal.value;
  const kinds = moves.map(({ kind }) => kind);
  const { round, tricks, trick } = drawing.view.value.shown;
  const throws = trick?.dice.map(({ undone }) => undone.length).join();
  const isCalm = useCalm(`${kinds.join()} ${round} ${tricks.length} ${throws}`);
  const asked = { drawing, isCalm };
  if (drawing.holding.held.value !== null) return <GoOn {...asked} />;
  if (kinds.includes('goblin')) return <AskGoblin {...asked} />;
  if (kinds.includes('bid')) return <AskBid {...asked} />;
  if (kinds.includes('lay')) return <AskLay {...asked} />;
  if (kinds.includes('pass')) return <AskReady {...asked} />;
  const cry = moves.find(({ kind }) => kind === 'fever' || kind === 'rabies');
  return cry === undefined ? <OwnState drawing={drawing} /> : <AskCry {...asked} cry={cry} />;
}

type FrameProps = { readonly drawing: Drawing; readonly name: string; readonly children: ComponentChildren };

function Frame({ drawing, name, children }: FrameProps) {
  return (
    <div
      class={`woelfe-prompt woelfe-prompt-${name}`}
      role="group"
      aria-label={drawing.words.value.prompt.label}
    >
      {children}
    </div>
  );
}

/** A counted round stays until it was read. */
function GoOn({ drawing, isCalm }: AskedProps) {
  return (
    <Frame drawing={drawing} name="ready">
      <PromptButton kind="main" answer="go-on" onPress={() => isCalm() && drawing.holding.goOn()}>
        {drawing.words.value.prompt.goOn}
      </PromptButton>
    </Frame>
  );
}

function AskGoblin({ drawing, isCalm }: AskedProps) {
  const { prompt, standing } = drawing.words.value;
  const { play } = drawing;
  const answer = (move: Move) => () => isCalm() && drawing.commit(move);
  return (
    <Frame drawing={drawing} name="goblin">
      <Lapse play={play} />
      <PromptButton kind="main" answer="goblin" onPress={answer({ kind: 'goblin' })}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <GoblinHead />
        </svg>
        {prompt.goblin}
      </PromptButton>
      <PromptButton answer="pass" onPress={answer({ kind: 'pass' })}>
        {prompt.pass}
      </PromptButton>
      {play.wish !== null &&
        passes.map((wish) => (
          <PromptButton key={wish} answer={wish} onPress={() => isCalm() && play.wish?.leave(wish)}>
            <small>{standing[wish].offer}</small>
          </PromptButton>
        ))}
    </Frame>
  );
}

function AskBid({ drawing }: AskedProps) {
  const { prompt } = drawing.words.value;
  const { shown } = drawing.view.value;
  const barred = barredBid(shown);
  const bids = Array.from({ length: sizeOf(shown.round, shown.seats) + 1 }, (_, tricks) => tricks);
  return (
    <Frame drawing={drawing} name="bid">
      {bids.map((tricks) => {
        const move: Move = { kind: 'bid', tricks };
        return (
          <PromptButton
            key={tricks}
            kind="number"
            answer={`bid ${tricks}`}
            label={tricks === barred ? prompt.barred(tricks) : prompt.bidOf(tricks)}
            isChosen={isSame(drawing.draft.value, move)}
            isBarred={tricks === barred}
            onPress={() => drawing.propose(move)}
          >
            {tricks}
          </PromptButton>
        );
      })}
    </Frame>
  );
}

function AskLay({ drawing }: AskedProps) {
  const { shown } = drawing.view.value;
  const order = shown.trick === null ? [] : slotsOf(shown.trick, shown.seats).map(({ seat }) => seat);
  const lays = drawing.legal.value
    .flatMap((move) => (move.kind === 'lay' ? [move] : []))
    .toSorted((one, other) => order.indexOf(one.at) - order.indexOf(other.at));
  return (
    <Frame drawing={drawing} name="lay">
      {lays.map((move) => (
        <PromptButton
          key={move.at}
          answer={`lay ${move.at}`}
          label={drawing.words.value.slot.layHere(drawing.play.nameOf(move.at))}
          isChosen={isSame(drawing.draft.value, move)}
          onPress={() => drawing.propose(move)}
        >
          <SeatBadge seat={move.at} size={26} label="" />
          <span class="woelfe-lay-name">
            <bdi>{drawing.play.nameOf(move.at)}</bdi>
            {shown.trick !== null && <Change drawing={drawing} trick={shown.trick} at={move.at} />}
          </span>
        </PromptButton>
      ))}
    </Frame>
  );
}

type ChangeProps = { readonly drawing: Drawing; readonly trick: Trick; readonly at: Seat };

/** What the bee would make of a die that already lies there. */
function Change({ drawing, trick, at }: ChangeProps) {
  const { shown } = drawing.view.value;
  const change = changeAt(trick, shown.seats, at, lastDie(shown)?.face ?? 0);
  if (change === null) return null;
  const [from, to] = change;
  return <small>{drawing.words.value.prompt.change(numberNamed(from), numberNamed(to))}</small>;
}

/** Everybody has looked at their dice; whoever holds both hunters has something to say, or not. */
function AskReady({ drawing, isCalm }: AskedProps) {
  const { prompt } = drawing.words.value;
  const isDouble = drawing.legal.value.some(({ kind }) => kind === 'double');
  const pass: Move = { kind: 'pass' };
  const double: Move = { kind: 'double' };
  if (!isDouble) {
    return (
      <Frame drawing={drawing} name="ready">
        <PromptButton kind="main" answer="pass" onPress={() => isCalm() && drawing.commit(pass)}>
          {prompt.ready}
        </PromptButton>
      </Frame>
    );
  }
  return (
    <Frame drawing={drawing} name="ready">
      {([double, pass] as const).map((move) => (
        <PromptButton
          key={move.kind}
          answer={move.kind}
          isChosen={isSame(drawing.draft.value, move)}
          onPress={() => isCalm() && drawing.propose(move)}
        >
          {move.kind === 'double' ? prompt.announce : prompt.stalk}
        </PromptButton>
      ))}
    </Frame>
  );
}

function AskCry({ drawing, isCalm, cry }: AskedProps & { readonly cry: Move }) {
  const { prompt } = drawing.words.value;
  return (
    <Frame drawing={drawing} name="cry">
      <OwnState drawing={drawing} hint={prompt.stakes} />
      <PromptButton
        answer={cry.kind}
        isChosen={isSame(drawing.draft.value, cry)}
        onPress={() => isCalm() && drawing.propose(cry)}
      >
        {cry.kind === 'fever' ? prompt.fever : prompt.rabies}
      </PromptButton>
    </Frame>
  );
}
