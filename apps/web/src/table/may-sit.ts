import type { AnyView, Seat } from '@rudel/kernel';
import type { PersonId, TableDoc } from '@rudel/protocol';
import type { AnyGamePage } from '@rudel/ui/game-ui';

/** How somebody who watches gets to a seat that nobody owns: takes it, asks for it, or has asked. Null where there is no way. */
export type WayToSeat = 'sit' | 'ask' | 'asked' | null;

/** What the table would grant: what it refuses is not offered, and a seat out of play only to whoever has played from it. */
export function wayToSeat(
  { phase, host, watchers }: Pick<TableDoc, 'phase' | 'host' | 'watchers'>,
  person: PersonId | undefined,
  seat: Seat,
  closed: readonly Seat[],
): WayToSeat {
  const place = watchers.find((watcher) => watcher.person === person);
  if (place === undefined) return null;
  if (phase !== 'playing' || place.seen === seat) return 'sit';
  if (place.seen !== undefined || closed.includes(seat)) return null;
  if (place.person === host) return 'sit';
  return place.asks === seat ? 'asked' : 'ask';
}

/** The seats of a match that are told more than their own secrets. */
export function toldMoreIn(player: AnyGamePage['player'], view: AnyView | undefined): readonly Seat[] {
  return view === undefined ? [] : (player.toldMore?.(view) ?? []);
}

/** The seats of a match from which there is hardly anything left to do. */
export function outOfPlayIn(player: AnyGamePage['player'], view: AnyView | undefined): readonly Seat[] {
  return view === undefined ? [] : (player.outOfPlay?.(view) ?? []);
}

/** The seats that nobody new is led to. */
export const closedIn = (player: AnyGamePage['player'], view: AnyView | undefined): readonly Seat[] => [
  ...toldMoreIn(player, view),
  ...outOfPlayIn(player, view),
];
