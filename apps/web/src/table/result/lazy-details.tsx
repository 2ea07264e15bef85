import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { DetailsProps } from './result-details.tsx';

/** The chart and the check of the draws: they need the rules of the whole table, which come when they are wanted. */
export function ResultDetails(props: DetailsProps) {
  const [Details, setDetails] = useState<ComponentType<DetailsProps> | null>(null);
  useEffect(() => {
    let isWanted = true;
    void import('./result-details.tsx').then(
      (loaded) => isWanted && setDetails(() => loaded.Details),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return Details === null ? <div class="result-details-place" /> : <Details {...props} />;
}
