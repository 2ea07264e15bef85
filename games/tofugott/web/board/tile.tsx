import type { Silhouette as SilhouetteName } from '@rudel/tofugott/page';
import { Silhouette } from '../silhouettes/silhouette.tsx';

export type TileProps = {
  /** Null for a card that lies face down. */
  readonly silhouette: SilhouetteName | null;
  /** What this eye knows of a card that lies face down. */
  readonly covered?: SilhouetteName | null;
  /** It has just been turned over. */
  readonly isFresh?: boolean;
  /** It is turned over next. */
  readonly isNext?: boolean;
  readonly verdict?: 'hit' | 'trap' | 'miss' | null;
};

/** A card with a silhouette on it, face up or face down. */
export function Tile({
  silhouette,
  covered = null,
  isFresh = false,
  isNext = false,
  verdict = null,
}: TileProps) {
  return (
    <span
      class="tofu-tile"
      data-open={silhouette !== null}
      data-fresh={isFresh}
      data-next={isNext}
      data-verdict={verdict ?? undefined}
      aria-hidden="true"
    >
      {silhouette === null ? <Back covered={covered} /> : <Silhouette name={silhouette} />}
    </span>
  );
}

/** The back of a card; a corner is lifted for whoever knows what is below. */
function Back({ covered }: { readonly covered: SilhouetteName | null }) {
  return (
    <>
      <svg class="tofu-back" viewBox="0 0 64 64">
        <path d="M32 14l20 9-20 9-20-9zM11 26l20 9v20l-20-9zM53 26l-20 9v20l20-9z" />
      </svg>
      {covered !== null && (
        <span class="tofu-peek">
          <Silhouette name={covered} size={20} />
        </span>
      )}
    </>
  );
}
