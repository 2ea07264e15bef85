import { useSignal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import type { BotPace, Clock, SeatPlan } from '@rudel/protocol';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { botLevel, botPace } from '@rudel/ui/settings';
import { levelsOf } from '../games.ts';
import type { Chosen } from '../options.ts';
import { withFriends } from './seat-plans.ts';

/** The ways to open a table. */
export type Way = 'friends' | 'bots' | 'teach' | 'own';

/** A table as it is being planned. */
export type Plan = {
  readonly ui: AnyGameUi;
  readonly seats: Signal<readonly SeatPlan[]>;
  readonly options: Signal<Chosen>;
  readonly clock: Signal<Clock>;
  readonly pace: Signal<BotPace>;
  readonly listed: Signal<boolean>;
  readonly offline: Signal<boolean>;
  readonly busy: Signal<Way | null>;
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
    pace: useSignal(botPace.peek()),
    listed: useSignal(false),
    offline: useSignal(false),
    busy: useSignal<Way | null>(null),
    trouble: useSignal<string | null>(null),
  };
}

/** The level of bots that are put down on this device: the one chosen last, and the easiest before. */
export function chosenLevel({ game }: AnyGameUi): string {
  const levels = levelsOf(game.id);
  return levels.find((level) => level === botLevel.value) ?? levels[0] ?? 'random';
}
