import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of the drawing that few need, or only at the end: it is loaded when it is first shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => known);
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
    return Part === null ? <div aria-busy="true" /> : <Part {...props} />;
  };
}
