import { nextCard } from '@rudel/tofugott/page';
import { Button } from '@rudel/ui/button';
import { Tile } from '../board/tile.tsx';
import type { Drawing } from '../drawing.ts';
import { ownCards } from '../logic/own-cards.ts';
import { ChangeGuess } from './change-guess.tsx';
import { useCalm } from './use-calm.ts';

/** Where people talk in one room: one button turns over the next card. */
export function Aloud({ drawing }: { readonly drawing: Drawing }) {
  const view = drawing.view.value;
  const { lines: words, wait } = drawing.words.value;
  const next = nextCard(view.shown);
  const isCalm = useCalm(JSON.stringify(next));
  const own = ownCards(view);
  const mayShow = next !== null && drawing.legal.value.some(({ kind }) => kind === 'show');
  const isOwn = next?.owner === view.eye;
  const owner = next === null ? '' : drawing.play.nameOf(next.owner);
  const sentence = next === null ? wait.others : isOwn ? words.tell[next.kind] : wait.shows(owner);
  return (
    <div class="tofu-aloud">
      <div class="tofu-own-cards">
        {own.map(({ kind, silhouette, isNext }) => (
          <Tile key={kind} silhouette={silhouette} isNext={isNext} />
        ))}
        <p>{sentence}</p>
        <ChangeGuess drawing={drawing} />
      </div>
      {mayShow && (
        <Button
          kind="primary"
          size="l"
          wide
          icon="forward"
          class="tofu-show"
          onClick={() => isCalm() && drawing.commit({ kind: 'show', line: null })}
        >
          {isOwn ? words.nextOwn[next.kind] : words.nextOf(owner)}
        </Button>
      )}
    </div>
  );
}
