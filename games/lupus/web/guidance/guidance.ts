import type { Seat } from '@rudel/kernel';
import { isAlive, lupusPage, ownRole } from '@rudel/lupus/page';
import type { Glimpse, LupusTypes, Phase, Role } from '@rudel/lupus/page';
import { guidanceOf } from '@rudel/ui/guidance';
import type { Guidance, Noticed } from '@rudel/ui/guidance';
import { guidanceWords } from './guidance-words.ts';

type Now = Noticed<LupusTypes>;

const isAsked = ({ view, seat }: Now, phase: Phase): boolean =>
  view.shown.phase === phase && lupusPage.player.asked(view).includes(seat);

const lives = ({ view, seat }: Now): boolean => isAlive(view.shown, seat);

/** Whether a call of the night is this seat's own. */
const isOwnCall = ({ view }: Now): boolean => view.shown.call === ownRole(view);

const isCalledAs = (now: Now, role: Role): boolean =>
  isAsked(now, 'call') && isOwnCall(now) && now.view.shown.call === role;

const has = ({ heard }: Now, is: (glimpse: Glimpse) => boolean): boolean => heard.some(is);

const ghosts = ({ view, seat }: Now): readonly string[] =>
  view.shown.fates.flatMap((fate, at) =>
    fate === null || at === seat ? [] : [`.lupus-seat[data-seat="${at}"]`],
  );

/** Who else has just claimed to be something. */
const claimants = ({ heard, seat }: Now): readonly Seat[] =>
  heard.flatMap((glimpse) =>
    glimpse.kind === 'said' && glimpse.what.kind === 'claim' && glimpse.seat !== seat ? [glimpse.seat] : [],
  );

const seats = ['.lupus-seat[data-can="true"]', '.lupus-seat'];
const narration = ['.lupus-narration'];

/** What comes up in Lupus in Tabula, in the order in which it is told. */
export const guidance: Guidance<LupusTypes> = guidanceOf(guidanceWords, {
  call: { isDue: (now) => isAsked(now, 'call'), where: () => narration },
  seer: { isDue: (now) => isCalledAs(now, 'seer'), where: () => seats },
  wolf: { isDue: (now) => isCalledAs(now, 'wolf'), where: () => seats },
  idle: { isDue: (now) => isAsked(now, 'call') && !isOwnCall(now), where: () => seats },
  card: {
    isDue: (now) => lives(now) && now.view.shown.phase === 'talk',
    where: () => ['.lupus-own-card'],
  },
  sides: { isDue: ({ view }) => view.shown.phase === 'talk', where: () => ['.lupus-time'] },
  talk: {
    isDue: (now) => lives(now) && now.view.shown.phase === 'talk',
    where: () => ['.lupus-talk-acts', '.lupus-acts'],
  },
  claim: {
    isDue: (now) => claimants(now).length > 0,
    where: (now) => claimants(now).map((seat) => `.lupus-seat[data-seat="${seat}"] .lupus-claim`),
  },
  ready: {
    isDue: (now) => lives(now) && has(now, ({ kind }) => kind === 'ready' || kind === 'resting'),
    where: () => ['[data-spot="ready"]'],
  },
  vote: { isDue: (now) => isAsked(now, 'vote'), where: () => seats },
  suspects: {
    isDue: ({ view }) => view.shown.phase === 'defence',
    where: () => ['.lupus-suspects', '.lupus-seat:is([data-evidence="paw"], [data-evidence="tuft"])'],
  },
  verdict: { isDue: (now) => isAsked(now, 'verdict'), where: () => ['.lupus-suspect', '.lupus-suspects'] },
  dead: { isDue: (now) => ghosts(now).length > 0, where: ghosts },
  ghost: { isDue: (now) => !lives(now), where: () => ['.lupus-own-card', '.lupus-hand'] },
});
