import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of a page whose code comes when it is first shown; until then, and where it does not come, there is nothing. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
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
    return Part === null ? null : <Part {...props} />;
  };
}
