import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of a page whose code comes when it is first shown; until then, and where it does not come, there is nothing or what keeps its place. */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: VNode | null = null,
): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function LazyPart(props: P) {
    const [Part, setPart] = useState<ComponentType<P> | null>(() => known);
    useEffect(() => {
      let isWanted = true;
      void load().then(
        (loaded) => {
          known = loaded;
          if (isWanted) setPart(() => loaded);
        },
        () => {},
      );
      return () => {
        isWanted = false;
      };
    }, []);
    return Part === null ? meanwhile : <Part {...props} />;
  };
}
