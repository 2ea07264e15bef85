import { CardBack } from '../art/card-back.tsx';
import type { Drawing } from '../drawing.ts';
import { useHold } from '../hand/use-hold.ts';

/** The card that was just dealt, large, in the first night: until it has been looked at. The call goes on meanwhile. */
export function FirstLook({ drawing }: { readonly drawing: Drawing }) {
  const { handlers } = useHold(drawing);
  return (
    <button type="button" class="lupus-first-look" {...handlers}>
      <CardBack />
      <span>{drawing.words.value.card.first}</span>
    </button>
  );
}
