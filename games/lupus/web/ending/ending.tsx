import './ending.css';
import '../lupus.css';
import type { NameOf, Seat } from '@rudel/kernel';
import { livingSeats, playerSeats, roleWords, roles, winnerAmong } from '@rudel/lupus/page';
import type { Party, View } from '@rudel/lupus/page';
import { SeatBadge } from '@rudel/ui/seat-badge';
import { language } from '@rudel/ui/settings';
import { Emblem } from '../art/emblem.tsx';
import { SignShape } from '../art/sign-shape.tsx';
import { characterOf } from '../logic/character-of.ts';
import { seatState } from '../logic/seat-state.ts';
import { fateTold } from '../logic/seat-told.ts';
import { lupusWords } from '../words.ts';
import { DayStory, NightStory } from './chapters.tsx';
import { endingWords } from './ending-words.ts';

export type EndingProps = { readonly view: View; readonly nameOf: NameOf };

const order: readonly Party[] = ['wolves', 'hamster', 'humans'];

/** The whole story when all is over: who was what, who did what each night, vote by vote. */
export function Ending({ view, nameOf }: { readonly view: View; readonly nameOf: NameOf }) {
  const seen = view;
  const words = endingWords[language.value];
  const nights = Array.from({ length: seen.shown.night }, (_, nth) => nth + 1);
  return (
    <div class="lupus-ending">
      <OwnEnd view={seen} />
      <h3>{words.cast}</h3>
      {order.map((party) => (
        <Cast key={party} view={seen} nameOf={nameOf} party={party} />
      ))}
      <h3>{words.nights}</h3>
      {nights.map((night) => (
        <div key={night}>
          <NightStory view={seen} nameOf={nameOf} night={night} />
          <DayStory view={seen} nameOf={nameOf} day={night} />
        </div>
      ))}
    </div>
  );
}

/** Whether the reader has won, and as what; the headline names the winners alone. */
function OwnEnd({ view }: { readonly view: View }) {
  const { eye, shown } = view;
  const words = endingWords[language.value];
  const card = eye === 'table' ? null : seatState(view, eye).role;
  if (eye === 'table' || card === null) return null;
  const living = livingSeats(shown).map((seat) => characterOf(view, seat) ?? 'villager');
  const hasWon = winnerAmong(living) === partyOf(view, eye);
  return (
    <p class="lupus-own-end" data-won={hasWon}>
      <Emblem of={card} size={26} />
      <strong>{words.own(roleWords[language.value].names[card].name, hasWon)}</strong>
    </p>
  );
}

const partyOf = (view: View, seat: Seat): Party => roles[characterOf(view, seat) ?? 'villager'].party;

function Cast({ view, nameOf, party }: EndingProps & { readonly party: Party }) {
  const words = endingWords[language.value];
  const seats = playerSeats(view.shown).filter((seat) => partyOf(view, seat) === party);
  if (seats.length === 0) return null;
  return (
    <section class="lupus-cast-party" data-party={party}>
      <h4>{words.parties[party]}</h4>
      <ul>
        {seats.map((seat) => (
          <Member key={seat} view={view} seat={seat} name={nameOf(seat)} />
        ))}
      </ul>
    </section>
  );
}

type MemberProps = { readonly view: View; readonly seat: Seat; readonly name: string };

function Member({ view, seat, name }: MemberProps) {
  const words = endingWords[language.value];
  const { names } = roleWords[language.value];
  const { role, fate } = seatState(view, seat);
  const became = characterOf(view, seat);
  const card = role ?? 'villager';
  return (
    <li>
      <span class="lupus-member-role" data-of={became ?? card}>
        <Emblem of={card} size={26} />
      </span>
      <SeatBadge seat={seat} size={30} label="" />
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <small>
          {names[card].name}
          {became !== null && became !== card && `, ${words.became(names[became].name)}`}
          {' · '}
          {fate === null ? words.survived : fateTold(fate, lupusWords[language.value])}
        </small>
      </span>
      {fate !== null && <SignShape of="ghost" size={18} />}
    </li>
  );
}
