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
      return 'failed';
    }
  };
  return function LazyPage(props: P) {
    const [loaded, setLoaded] = useState<Loaded<P>>(() => {
      void fetched();
      return known;
    });
    useEffect(() => {
      if (loaded === null) void fetched().then(setLoaded);
    }, [loaded]);
    if (loaded === null) return <Waiting />;
    // Some browsers remember that code did not come, and never ask for it again on the same page.
    if (loaded === 'failed') return <Waiting failed onRetry={() => location.reload()} />;
    return <loaded.Page {...props} />;
  };
}
