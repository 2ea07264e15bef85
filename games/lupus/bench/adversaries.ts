import { pick } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import {
  claimOf,
  deedsIn,
  hasSpokenToday,
  livingSeats,
  ownRole,
  tokensAt,
  whyNotSay,
} from '@rudel/lupus/page';
import type { Move, Shown, Statement, View } from '@rudel/lupus/page';
import { botNamed } from './village.ts';
import type { LupusBot } from './village.ts';

/** What a script does in some situations; null where it plays like everybody. */
type Script = (view: View, eye: Seat, rng: Rng) => Move | null;

const matesOf = (view: View, eye: Seat): readonly Seat[] =>
  deedsIn(view)
    .filter(({ seat, role }) => seat === eye && role === 'wolf')
    .flatMap(({ note }) => note.mates.map(({ seat }) => seat))
    .filter((seat) => view.shown.fates[seat] === null);

const isTalking = ({ phase }: Shown): boolean => phase === 'talk' || phase === 'defence';

const endOfTalk = ({ phase }: Shown): Move => ({ kind: phase === 'talk' ? 'ready' : 'done' });

/** Is the seer from the first day on, and finds a wolf every night. */
const alwaysSeer: Script = (view, eye, rng) => {
  const { shown } = view;
  if (!isTalking(shown) || shown.fates[eye] !== null) return null;
  const prey = livingSeats(shown).filter((seat) => seat !== eye && !matesOf(view, eye).includes(seat));
  const wishes: readonly Statement[] = [
    ...(claimOf(shown, eye) === 'seer' ? [] : [{ kind: 'claim', role: 'seer' } as const]),
    { kind: 'report', as: 'seer', night: shown.night, at: pick(prey, rng), finds: 'wolf' },
  ];
  const what = wishes.find((one) => whyNotSay(shown, eye, one) === null);
  return what === undefined ? null : { kind: 'say', what };
};

/** Never says a word. */
const silent: Script = ({ shown }) => (isTalking(shown) ? endOfTalk(shown) : null);

/** Always votes for another wolf. */
const betrayer: Script = (view, eye) => {
  const [mate] = matesOf(view, eye);
  if (mate === undefined) return null;
  if (view.shown.phase === 'vote') return { kind: 'vote', at: mate };
  const suspects = view.shown.days.at(-1)?.suspects ?? [];
  if (view.shown.phase !== 'verdict' || !suspects.includes(mate)) return null;
  return { kind: suspects[0] === mate ? 'paw' : 'tuft' };
};

/** Trusts somebody and no more, and votes with the most. */
const lurker: Script = ({ shown }, eye, rng) => {
  const others = livingSeats(shown).filter((seat) => seat !== eye);
  if (shown.phase === 'talk') {
    const what = { kind: 'trust', at: pick(others, rng) } as const;
    const hasSpoken = hasSpokenToday(shown, eye);
    return hasSpoken || whyNotSay(shown, eye, what) !== null ? endOfTalk(shown) : { kind: 'say', what };
  }
  if (shown.phase === 'defence') return endOfTalk(shown);
  if (shown.phase !== 'vote') return null;
  const tokens = tokensAt(shown.days.at(-1), shown.fates.length);
  const most = Math.max(...others.map((seat) => tokens[seat] ?? 0));
  return {
    kind: 'vote',
    at: pick(
      others.filter((seat) => tokens[seat] === most),
      rng,
    ),
  };
};

/** Somebody strong who follows a script as a wolf. */
const scripted = (name: string, script: Script): LupusBot => {
  const strong = botNamed('strong');
  return {
    name,
    choose(view, rng, budget) {
      const { eye } = view;
      const move = eye !== 'table' && ownRole(view) === 'wolf' ? script(view, eye, rng) : null;
      return move ?? strong.choose(view, rng, budget);
    },
  };
};

/** Wolves that always do the same. */
export const adversaries: readonly LupusBot[] = [
  scripted('always claims to be the seer', alwaysSeer),
  scripted('never speaks', silent),
  scripted('always votes for its partner', betrayer),
  scripted('lurks', lurker),
];
