import type { TablePlay } from '@rudel/session/table-play';
import { lazyPart } from '@rudel/ui/lazy-part';
import type { Desk } from '../table/desk.ts';
import { WayIn } from './way-in.tsx';

/** What was said or happened last. */
const VoiceCaption = lazyPart(
  async () => (await import('../voice/voice-caption.tsx')).VoiceCaption,
  <p class="caption" />,
);

type StageFootProps = {
  readonly desk: Desk;
  readonly driven: TablePlay;
  readonly last: string | undefined;
};

/** Below: the last thing that happened, large, and the way to the table in the corner. */
export function StageFoot({ desk, driven, last }: StageFootProps) {
  return (
    <footer class="stage-foot">
      <VoiceCaption desk={desk} driven={driven} last={last} />
      <WayIn desk={desk} />
    </footer>
  );
}
