import { signal } from '@preact/signals';
import type { Signal } from '@preact/signals';
import { dogPage } from '@rudel/dog/page';
import type { DogTypes, Move, View } from '@rudel/dog/page';
import { stillPlay } from '@rudel/ui/still-play';
import { composerOf } from '../../web/composer.ts';
import type { Composer } from '../../web/composer.ts';
import type { Play } from '../../web/play.ts';

export const { player } = dogPage;

/** A table with one view, whose composer is tapped. */
export type Desk = {
  readonly play: Play;
  readonly composer: Composer;
  readonly view: Signal<View>;
  readonly legal: Signal<readonly Move[]>;
  readonly refused: string[];
  /** What was played by a second tap. */
  readonly confirmed: (string | null)[];
  /** What the table does when its button to undo is pressed. */
  undo(): void;
  /** What it does when the draft is sent. */
  send(): void;
};

export function viewOf(sight: string): View {
  const parsed = player.sight.parse(sight);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

export function deskFor(sight: string): Desk {
  const first = viewOf(sight);
  const view = signal(first);
  const legal = signal(player.legal(first));
  const listeners = new Set<() => void>();
  const refused: string[] = [];
  const confirmed: (string | null)[] = [];
  const play: Play = stillPlay<DogTypes>({
    view,
    eye: first.eye,
    vantage: { kind: 'seat', keptUnder: 'a seat' },
    nameOf: (seat) => `seat ${seat}`,
    language: signal('en'),
    choice: {
      legal,
      onUndo: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      confirm: () => confirmed.push(drafted({ play })),
      explain: (move) => refused.push(player.whyNot(first, move)?.reason ?? 'lawful'),
    },
  });
  return {
    play,
    composer: composerOf(play),
    view,
    legal,
    refused,
    confirmed,
    undo() {
      play.choice.draft.value = null;
      for (const listener of listeners) listener();
    },
    send() {
      legal.value = [];
      play.choice.draft.value = null;
    },
  };
}

export const drafted = ({ play }: Pick<Desk, 'play'>): string | null =>
  play.choice.draft.value === null ? null : player.move.format(play.choice.draft.value);

export const slotOf = ({ composer }: Desk, card: string): number =>
  (composer.composed.value.hand as readonly string[]).indexOf(card);

export const giving =
  'dog/1 eye:0 opts:- phase:exchange round:1 starter:3 turn:- s0:n,n,n,n s1:n,n,n,n s2:n,n,n,n s3:n,n,n,n ' +
  'played:-/-/-/- out:- tray:- hands:4,10,10,K,K,K/?,?,?,?,?,?/?,?,?,?,?,?/?,?,?,?,?,? gifts:-/?/?/?';

export const playing =
  'dog/1 eye:0 opts:- phase:play round:1 starter:0 turn:0 s0:n,n,10,20 s1:n,n,n,25 s2:n,n,n,n s3:n,n,n,n ' +
  'played:-/-/-/- out:- tray:- hands:3,5,7,9,J,X/?,?,?,?,?,?/?,?,?,?,?,?/?,?,?,?,?,? gifts:2/?/9/?';
