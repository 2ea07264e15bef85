import './deck.css';
import type { Language } from '@rudel/kernel';
import { roleWords, roles, specials, specialsFor, villagersBeside, wolvesAmong } from '@rudel/lupus/page';
import type { Special } from '@rudel/lupus/page';
import { Emblem } from '../art/emblem.tsx';
import { pickerWords } from './picker-words.ts';

export type DeckPickerProps = {
  readonly players: number;
  readonly chosen: readonly Special[];
  /** Characters that come in although they were left out, because villagers run out. */
  readonly forced?: readonly Special[];
  /** Whether the numbers of players are only advice, as for a narrator. */
  readonly isFree?: boolean;
  /** More about a character, where there is something to say. */
  readonly noteOn?: (special: Special) => string;
  readonly onToggle: (special: Special) => void;
  readonly language: Language;
};

/** The deck card by card: what every table has, what can be put in, and what so few players cannot have yet. */
export function DeckPicker(props: DeckPickerProps) {
  const { players, chosen, forced = [], language } = props;
  const words = pickerWords[language];
  const villagers = villagersBeside([...chosen, ...forced], players);
  return (
    <div class="lupus-picker">
      <p class="lupus-picker-base">
        <span>
          <Emblem of="wolf" size={22} /> {words.wolves(wolvesAmong(players))}
        </span>
        <span>
          <Emblem of="seer" size={22} /> {words.seer}
        </span>
        <span>
          <Emblem of="villager" size={22} /> {words.villagers(Math.max(0, villagers))}
        </span>
      </p>
      <ul>
        {specials.map((special) => (
          <li key={special}>
            <Pick {...props} special={special} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type PickProps = DeckPickerProps & { readonly special: Special };

const noteOn = ({ noteOn: more, language, special }: PickProps, isForced: boolean): string =>
  isForced ? pickerWords[language].forced : (more?.(special) ?? '');

/** From how many players on a character comes in, or had better. */
function numberTold({ isFree = false, language, special }: PickProps): string {
  const words = pickerWords[language];
  return (isFree ? words.advised : words.from)(roles[special].from);
}

function Pick(props: PickProps) {
  const { players, chosen, forced = [], isFree = false, onToggle, language, special } = props;
  const { names, goals } = roleWords[language];
  const { copies } = roles[special];
  const isAdvised = specialsFor(players).includes(special);
  const isAllowed = isAdvised || isFree;
  const isForced = forced.includes(special);
  return (
    <button
      type="button"
      class="lupus-pick"
      aria-pressed={isAllowed && (chosen.includes(special) || isForced)}
      disabled={!isAllowed}
      title={goals[special]}
      onClick={() => onToggle(special)}
    >
      <Emblem of={special} size={28} />
      <strong>
        {names[special].name}
        {copies > 1 && ` × ${copies}`}
      </strong>
      <small>{isAdvised ? noteOn(props, isForced) : numberTold(props)}</small>
    </button>
  );
}
