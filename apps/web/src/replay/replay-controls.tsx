import { IconButton } from '@rudel/ui/button';
import { Segmented } from '@rudel/ui/fields';
import { useWords } from '@rudel/ui/words';
import { speeds } from './projector.ts';
import type { Projector } from './projector.ts';
import { replayWords } from './replay-words.ts';

/** The way through time: a scrubber, steps, play and pause, and how fast. */
export function ReplayControls({ projector }: { projector: Projector }) {
  const words = useWords(replayWords);
  const frame = projector.frame.value;
  const last = projector.frames - 1;
  const isRunning = projector.isRunning.value;
  return (
    <section class="replay-controls" aria-label={words.title}>
      <Scrubber projector={projector} />
      <div class="replay-buttons">
        <IconButton
          icon="back"
          label={words.back}
          disabled={frame === 0}
          onClick={() => projector.goTo(frame - 1)}
        />
        <IconButton
          kind="primary"
          icon={isRunning ? 'pause' : 'play'}
          label={isRunning ? words.pause : words.play}
          onClick={() => (isRunning ? projector.pause() : projector.run())}
        />
        <IconButton
          icon="forward"
          label={words.forward}
          disabled={frame === last}
          onClick={() => projector.goTo(frame + 1)}
        />
        <Segmented
          label={words.speed}
          quiet
          value={projector.speed.value}
          options={speeds.map((value) => ({ value, label: words.speeds[value] }))}
          onChange={(value) => {
            projector.speed.value = value;
          }}
        />
      </div>
    </section>
  );
}

function Scrubber({ projector }: { projector: Projector }) {
  const words = useWords(replayWords);
  const frame = projector.frame.value;
  const last = projector.frames - 1;
  return (
    <label class="replay-scrubber">
      <span class="visually-hidden">{words.slider}</span>
      <input
        type="range"
        min={0}
        max={last}
        value={frame}
        aria-valuetext={words.at(frame, last)}
        onInput={({ currentTarget }) => {
          projector.pause();
          projector.goTo(Number(currentTarget.value));
        }}
      />
      <span class="replay-at" aria-hidden="true">
        {frame} / {last}
      </span>
    </label>
  );
}
