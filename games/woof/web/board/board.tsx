import './board.css';
import './room.css';
import './screen.css';
import './desk.css';
import { useState } from 'preact/hooks';
import type { CardPlace } from '@rudel/woof/page';
import { drawingOf } from '../drawing.ts';
import { ringOf } from '../logic/ring.ts';
import type { Play } from '../play.ts';
import { RoundReveal } from '../reveal/round-reveal.tsx';
import { DeckList } from './deck-list.tsx';
import { Head } from './head.tsx';
import { Passing } from './passing.tsx';
import { PlaceOnRing } from './place-on-ring.tsx';
import { PlaceSheet } from './place-sheet.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { useWoofScene } from './use-woof-scene.ts';

/** The middle of the table: everybody's place with what was said there; between rounds, how the last one came out. */
export function Board({ play }: { readonly play: Play }) {
  const drawing = drawingOf(play);
  const [opened, setOpened] = useState<CardPlace | null>(null);
  const [isScoring, setScoring] = useState(false);
  const shot = useWoofScene(drawing);
  const view = drawing.view.value;
  const { seats } = view.shown;
  const turnedUp = drawing.turnedUp.value;
  return (
    <div class="woof-board" role="group" aria-label={drawing.words.value.board} data-seats={seats}>
      <Head drawing={drawing} isCovered={turnedUp !== null} onScore={() => setScoring(true)} />
      <div class="woof-ring" inert={turnedUp !== null}>
        {ringOf(play.eye, seats).map((spot) => (
          <PlaceOnRing key={spot.place} drawing={drawing} spot={spot} onOpen={setOpened} />
        ))}
        <DeckList drawing={drawing} />
        <Passing drawing={drawing} shot={shot} />
      </div>
      {turnedUp !== null && <RoundReveal key={turnedUp.round} drawing={drawing} turnedUp={turnedUp} />}
      <PlaceSheet drawing={drawing} place={opened} onClose={() => setOpened(null)} />
      <ScoreSheet drawing={drawing} isOpen={isScoring} onClose={() => setScoring(false)} />
    </div>
  );
}
