import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Waiting } from './waiting.tsx';

type Loaded<P> = { readonly Page: ComponentType<P> } | 'failed' | null;

/** A page whose code comes when it is first shown. */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loading: Promise<ComponentType<P>> | null = null;
  let known: Loaded<P> = null;
  const fetched = async (): Promise<Loaded<P>> => {
    try {
      loading ??= load();
      known = { Page: await loading };
      return known;
    } catch {
      loading = null;
      return 'failed';
    }
  };
  return function LazyPage(props: P) {
    const [loaded, setLoaded] = useState<Loaded<P>>(known);
    useEffect(() => {
      if (loaded === null) void fetched().then(setLoaded);
    }, [loaded]);
    if (loaded === null) return <Waiting />;
    if (loaded === 'failed') return <Waiting failed onRetry={() => setLoaded(null)} />;
    return <loaded.Page {...props} />;
  };
}
