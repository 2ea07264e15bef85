import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { Clock, SeatPlan } from '@rudel/protocol';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { levelsOf } from '../games.ts';
import type { Chosen } from '../options.ts';
import { withFriends } from './seat-plans.ts';

/** A table as it is being planned. */
export type Plan = {
  readonly ui: AnyGameUi;
  readonly seats: Signal<readonly SeatPlan[]>;
  readonly options: Signal<Chosen>;
  readonly clock: Signal<Clock>;
  readonly listed: Signal<boolean>;
  readonly offline: Signal<boolean>;
  readonly busy: Signal<'friends' | 'bots' | 'own' | null>;
  readonly trouble: Signal<string | null>;
};

const usualSeats = 4;

/** The number of seats a table has before anybody changes it. */
function seatsAtFirst(numbers: readonly number[]): number {
  return numbers.includes(usualSeats) ? usualSeats : (numbers[0] ?? usualSeats);
}

export function usePlan(ui: AnyGameUi): Plan {
  return {
    ui,
    seats: useSignal(withFriends(seatsAtFirst(ui.game.seats))),
    options: useSignal<Chosen>(ui.game.options.defaults),
    clock: useSignal<Clock>('off'),
    listed: useSignal(false),
    offline: useSignal(false),
    busy: useSignal<'friends' | 'bots' | 'own' | null>(null),
    trouble: useSignal<string | null>(null),
  };
}

/** The strongest bots a game has. */
export const bestLevel = ({ game }: AnyGameUi): string => levelsOf(game.id).at(-1) ?? 'random';
