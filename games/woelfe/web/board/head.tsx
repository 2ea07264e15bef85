import type { NameOf, Seat } from '@rudel/kernel';
import { Button } from '@rudel/ui/button';
import { hasSides, haulOf, roundsOf, sidesShown, sizeOf, wolvesIn } from '@rudel/woelfe/page';
import type { Shown, Side } from '@rudel/woelfe/page';
import type { Drawing } from '../drawing.ts';
import { SideShape } from '../seat-note.tsx';
import type { WoelfeWords } from '../words.ts';

type HeadProps = {
  readonly drawing: Drawing;
  /** The round whose result lies on the table, whatever goes on behind it. */
  readonly counted: number | null;
  readonly onScore: () => void;
};

/** Where the match stands: round and trick, what is at stake, how the sides stand, and the way to the score. */
export function Head({ drawing, counted, onScore }: HeadProps) {
  const { shown } = drawing.view.value;
  const words = drawing.words.value;
  const stakes = counted === null ? stakesOf(shown, words, drawing.play.nameOf) : '';
  return (
    <header class="woelfe-head">
      <p>
        {counted === null ? whereAreWe(shown, words) : words.round(counted, roundsIn(shown))}
        {stakes !== '' && <small>{stakes}</small>}
      </p>
      {counted === null ? <Race shown={shown} words={words} /> : <Target shown={shown} words={words} />}
      <Button kind="plain" icon="list" onClick={onScore}>
        {words.score.open}
      </Button>
    </header>
  );
}

/** How many rounds there are, where that is known beforehand. */
const roundsIn = (shown: Shown): number | null => (hasSides(shown) ? null : roundsOf(shown.seats));

function whereAreWe(shown: Shown, words: WoelfeWords): string {
  const { seats, round, tricks } = shown;
  const size = sizeOf(round, seats);
  return `${words.round(round, roundsIn(shown))} · ${words.trickOf(Math.min(size, tricks.length + 1), size)}`;
}

/** What makes this round worth more than others. */
function stakesOf(shown: Shown, words: WoelfeWords, nameOf: NameOf): string {
  const { double, fever, rabies, tricks, seats, options } = shown;
  if (!hasSides(shown)) return '';
  const packs = tricks.filter((trick) => wolvesIn(trick) === seats).length;
  return [
    ...(double === null ? [] : [words.said(words.double, nameOf(double))]),
    ...(fever === null ? [] : [words.said(words.cries.fever, nameOf(fever))]),
    ...(rabies === null ? [] : [words.said(words.cries.rabies, nameOf(rabies))]),
    ...(options.wolfPack === 'yes' && packs > 0 ? [words.pack(packs + 1)] : []),
  ].join(' · ');
}

type RaceProps = { readonly shown: Shown; readonly words: WoelfeWords };

/** What the match is played to, where it ends by points. */
function Target({ shown, words }: RaceProps) {
  return hasSides(shown) ? <span class="woelfe-race">{words.playedTo(shown.options.target)}</span> : null;
}

/** How many wolves each side has, once everybody knows the sides; until then what the match is played to. */
function Race({ shown, words }: RaceProps) {
  const sides = hasSides(shown) ? sidesShown(shown) : [null];
  if (sides.includes(null)) return <Target shown={shown} words={words} />;
  const { wolves } = haulOf(shown);
  const [hunter, ...others] = wolves.map((_, seat) => seat).filter((seat) => sides[seat] === 'hunter');
  if (hunter !== undefined && others.length === 0)
    return <UnevenRaceTold shown={shown} words={words} hunter={hunter} />;
  const caughtBy = (wanted: Side): number =>
    wolves.reduce((sum, count, seat) => sum + (sides[seat] === wanted ? count : 0), 0);
  const [hunters, dwellers] = [caughtBy('hunter'), caughtBy('dweller')];
  return <RaceTold label={words.race(hunters, dwellers)} hunters={hunters} dwellers={String(dwellers)} />;
}

type UnevenProps = { readonly shown: Shown; readonly words: WoelfeWords; readonly hunter: Seat };

/** One hunts alone, and every dweller is counted alone (woelfe 3.3, 4.1). */
function UnevenRaceTold({ shown, words, hunter }: UnevenProps) {
  const { wolves } = haulOf(shown);
  const alone = wolves.filter((_, seat) => seat !== hunter);
  const isAnnounced = shown.double !== null;
  const { each, told } = words.unevenRace[isAnnounced ? 'double' : 'stalk'];
  const deciding = isAnnounced ? Math.min(...alone) : Math.max(...alone);
  const caught = wolves[hunter] ?? 0;
  return <RaceTold label={told(caught, deciding)} hunters={caught} dwellers={each(deciding)} />;
}

type RaceToldProps = { readonly label: string; readonly hunters: number; readonly dwellers: string };

function RaceTold({ label, hunters, dwellers }: RaceToldProps) {
  return (
    <span class="woelfe-race" role="img" aria-label={label} title={label}>
      <svg viewBox="0 0 100 100" data-side="hunter">
        <SideShape side="hunter" />
      </svg>
      {hunters} : {dwellers}
      <svg viewBox="0 0 100 100" data-side="dweller">
        <SideShape side="dweller" />
      </svg>
    </span>
  );
}
