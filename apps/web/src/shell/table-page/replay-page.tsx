import type { ComponentType } from 'preact';
import { lazyPage } from '../lazy-page.tsx';
import { LostPage } from '../lost-page.tsx';

type ReplayProps = { readonly table: string; readonly match: number };

const screens = import.meta.glob<ComponentType<ReplayProps>>('../../table/replay-screen.tsx', {
  import: 'ReplayScreen',
});

const ReplayScreen = lazyPage<ReplayProps>(
  async () => (await screens['../../table/replay-screen.tsx']?.()) ?? LostPage,
);

export function ReplayPage(props: ReplayProps) {
  return <ReplayScreen {...props} />;
}
