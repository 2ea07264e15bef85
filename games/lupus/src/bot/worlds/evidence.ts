import type { Seat } from '@rudel/kernel';
import { isOwlDeadly } from '../../night/calls.ts';
import { roles } from '../../roles/index.ts';
import type { Role } from '../../roles/role.ts';
import type { Shown } from '../../types.ts';
import { diedAtNight } from '../../village/fates.ts';
import { playersOf } from '../../village/narrators.ts';
import { livingSeats, lynchedBefore, playerSeats } from '../../village/seats.ts';
import { livedOn } from '../know/heard.ts';
import type { Heard, Stand } from '../know/heard.ts';
import { bitOf, countOf } from '../know/seat-set.ts';
import type { Seats } from '../know/seat-set.ts';
import { caution } from '../parameters/weights.ts';
import type { ClaimGroup, Ground, SeerCase } from './believed.ts';
import type { Bond, Weights } from './weights.ts';

/** What speaks for each to be a wolf, and for each two, in logarithms. */
type Scales = { readonly players: number; readonly alone: Float64Array; readonly both: Float64Array };

const emptyScales = (players: number): Scales => ({
  players,
  alone: new Float64Array(players),
  both: new Float64Array(players * players),
});

const weigh = ({ alone }: Scales, seat: Seat, by: number): void => {
  alone[seat] = (alone[seat] as number) + by;
};

function weighBoth({ players, both }: Scales, one: Seat, other: Seat, by: number): void {
  if (one === other) return;
  both[one * players + other] = (both[one * players + other] as number) + by;
  both[other * players + one] = (both[other * players + one] as number) + by;
}

function weighBond(scales: Scales, { by, at }: Stand, bond: Bond, share = 1): void {
  weigh(scales, by, bond.by * share);
  weigh(scales, at, bond.at * share);
  weighBoth(scales, by, at, bond.both * share);
}

/** Whether somebody who claims to be the seer had named one as a wolf by a day. */
const isLed = (heard: Heard, { at, day }: Stand): boolean =>
  heard.reports.seer.some((reports) =>
    reports.some((report) => report.at === at && report.isWolf === true && report.day <= day),
  );

function weighStands(scales: Scales, heard: Heard, weights: Weights): void {
  const isRecent = ({ day }: Stand): boolean => heard.day - day <= weights.memory;
  for (const token of heard.tokens.filter(isRecent))
    weighBond(
      scales,
      token,
      isLed(heard, token) ? weights.led : weights.token,
      token.isTelling ? 1 : weights.idle,
    );
  for (const stand of heard.suspicions.filter(isRecent))
    if (!isLed(heard, stand)) weighBond(scales, stand, weights.suspect);
  for (const stand of heard.trusts.filter(isRecent)) weighBond(scales, stand, weights.trust);
  for (const { day, seat, isSilent } of heard.reserved)
    if (day > 1 && heard.day - day <= weights.memory)
      weigh(scales, seat, isSilent ? weights.silent : weights.reserved);
  const { at, over, ofMate, overMate } = weights.choice;
  for (const choice of heard.choices.filter(isRecent)) {
    weigh(scales, choice.at, at);
    weigh(scales, choice.over, over);
    weighBoth(scales, choice.by, choice.at, ofMate);
    weighBoth(scales, choice.by, choice.over, overMate);
  }
}

/** The dead were in somebody's way. */
function weighDeaths(scales: Scales, heard: Heard, { avenged, memory }: Weights): void {
  for (const { night, dead } of heard.nights) {
    if (heard.day - night > memory) continue;
    const accused = [...heard.tokens, ...heard.suspicions]
      .filter(({ by, day }) => day === night - 1 && dead.includes(by))
      .map(({ at }) => at);
    for (const seat of new Set(accused)) weigh(scales, seat, avenged);
  }
}

function weighClaims(scales: Scales, heard: Heard, shown: Shown, weights: Weights): void {
  for (const [seat, role] of heard.claims.entries())
    if (role !== null && role !== 'seer' && role !== 'villager')
      weigh(scales, seat, weights.claims[role] ?? 0);
  if (!isOwlDeadly(shown)) return;
  for (const { owl } of shown.days) if (owl !== null) weigh(scales, owl, weights.owl);
}

/** A medium's words weigh as much as its claim is worth. */
function weighMediums(scales: Scales, heard: Heard, shown: Shown, { medium }: Weights): void {
  const claimants = heard.claims.filter((role) => role === 'medium').length;
  for (const [seat, reports] of heard.reports.medium.entries()) {
    const trust = diedAtNight(shown, seat) ? medium.dead : medium.alive / Math.max(1, claimants);
    for (const { night, isWolf } of reports) {
      const lynched = lynchedBefore(shown, night);
      if (lynched === null || isWolf === null) continue;
      weigh(scales, lynched, isWolf ? trust : -trust);
    }
  }
}

/** How likely a seer would have kept silent so long, with others in its place or not. */
function silence(heard: Heard, shown: Shown, seat: Seat, out: number, { seer }: Weights): number {
  const usurped = Math.min(
    Infinity,
    ...heard.since.filter((_, one) => one !== seat && heard.claims[one] === 'seer'),
  );
  let weight = 0;
  if (shown.options.aloud === 'yes') return weight;
  for (let day = 1; day <= heard.day && day < out; day += 1)
    if (livedOn(shown, seat, day)) weight += day >= usurped ? seer.usurped : seer.silent;
  return weight;
}

/** How likely a seat is the seer by when it came out, what it has found, and for how long it was spared. */
function seerWeight(heard: Heard, shown: Shown, seat: Seat, weights: Weights): number {
  const { seer } = weights;
  if (heard.claims[seat] !== 'seer') return silence(heard, shown, seat, Infinity, weights);
  const out = heard.since[seat] ?? 0;
  const found = heard.reports.seer[seat]?.filter(({ isWolf }) => isWolf === true).length ?? 0;
  const spared = heard.nights.filter(({ night }) => night > out && livedOn(shown, seat, night)).length;
  const isGuarded = shown.deck.includes('bodyguard');
  return (
    silence(heard, shown, seat, out, weights) +
    found * seer.wrong +
    spared * (isGuarded ? seer.guarded : seer.spared)
  );
}

/** What one who claims to be the seer has reported, if that is true, or if it is a wolf's lie. */
function weighReports(scales: Scales, heard: Heard, seat: Seat, isTrue: boolean, { seer }: Weights): void {
  for (const { at, isWolf } of heard.reports.seer[seat] ?? []) {
    if (at === null || isWolf === null) continue;
    if (isTrue) weigh(scales, at, isWolf ? -seer.wrong : seer.wrong);
    else weighBoth(scales, seat, at, isWolf ? seer.framesMate : seer.clearsMate);
  }
}

/** How many others who claim to be the seer one has named as wolves. */
const rivalsNamed = (heard: Heard, seat: Seat): number =>
  (heard.reports.seer[seat] ?? []).filter(
    ({ at, isWolf }) => isWolf === true && at !== null && heard.claims[at] === 'seer',
  ).length;

function caseOf(
  base: Scales,
  heard: Heard,
  claimants: readonly Seat[],
  seer: Seat | null,
  weights: Weights,
): Omit<SeerCase, 'seers'> & { readonly weight: number } {
  const scales: Scales = { players: base.players, alone: base.alone.slice(), both: base.both.slice() };
  let liars: Seats = 0;
  let weight = seer === null || seer === heard.seers[0] ? 0 : weights.seer.later;
  for (const one of claimants) {
    weighReports(scales, heard, one, one === seer, weights);
    if (one === seer) continue;
    weigh(scales, one, weights.seer.faked);
    weight += rivalsNamed(heard, one) * weights.seer.namesRival;
    liars |= bitOf(one);
  }
  return {
    weight: Math.exp(weight),
    alone: scales.alone.map(Math.exp),
    both: scales.both.map(Math.exp),
    liars,
  };
}

const singles: readonly Role[] = ['medium', 'bodyguard', 'owl', 'freemason', 'mythomaniac'];

/** Characters that more claim than there are. */
function crowded(heard: Heard): readonly ClaimGroup[] {
  return singles.flatMap((role) => {
    const seats = heard.claims.reduce<Seats>((set, one, seat) => (one === role ? set | bitOf(seat) : set), 0);
    const places = roles[role].copies;
    return countOf(seats) > places ? [{ seats, places }] : [];
  });
}

/** All that was heard, weighed; night victims are not wolves whatever was said of them. */
export function groundOf(shown: Shown, heard: Heard, weights: Weights): Ground {
  const { players } = heard;
  const base = emptyScales(players);
  weighStands(base, heard, weights);
  weighDeaths(base, heard, weights);
  for (const scale of [base.alone, base.both])
    for (const [nth, value] of scale.entries()) scale[nth] = value * weights.temper;
  for (const [nth, value] of base.both.entries()) base.both[nth] = Math.max(value, weights.alibi);
  weighClaims(base, heard, shown, weights);
  weighMediums(base, heard, shown, weights);
  for (const seat of playerSeats(shown)) if (diedAtNight(shown, seat)) base.alone[seat] = -Infinity;
  const claimants = heard.claims.flatMap((role, seat) => (role === 'seer' ? [seat] : []));
  const seers = heard.claims.map((_, seat) => Math.exp(seerWeight(heard, shown, seat, weights)));
  const caseFor = (seer: Seat | null): SeerCase => {
    const { weight, ...rest } = caseOf(base, heard, claimants, seer, weights);
    const isOpen = (seat: Seat): boolean => (seer === null ? !claimants.includes(seat) : seer === seat);
    return { seers: Float64Array.from(seers, (one, seat) => (isOpen(seat) ? one * weight : 0)), ...rest };
  };
  const cases = [null, ...claimants].map(caseFor);
  const living = livingSeats(shown).reduce<Seats>((set, seat) => set | bitOf(seat), 0);
  return {
    players,
    wolves: heard.wolves,
    cases,
    groups: crowded(heard),
    liars: weights.liars.map((lie) =>
      playersOf(shown) < roles.possessed.from ? Math.exp(lie * caution.unpossessed) : Math.exp(lie),
    ),
    living,
    lastGone: shown.deck.includes('mythomaniac') ? caution.lastGone : 0,
  };
}
