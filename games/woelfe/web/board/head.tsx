import type { NameOf, Seat } from '@rudel/kernel';
import { Button } from '@rudel/ui/button';
import { hasSides, haulOf, roundsOf, sidesShown, sizeOf, wolvesIn } from '@rudel/woelfe/page';
import type { Shown, Side } from '@rudel/woelfe/page';
import type { Drawing } from '../drawing.ts';
import { SideShape } from '../seat-note.tsx';
import type { WoelfeWords } from '../words.ts';

/** Where the match stands: round and trick, what is at stake, how the sides stand, and the way to the score. */
export function Head({ drawing, onScore }: { readonly drawing: Drawing; readonly onScore: () => void }) {
  const { shown } = drawing.view.value;
  const words = drawing.words.value;
  const stakes = stakesOf(shown, words, drawing.play.nameOf);
  return (
    <header class="woelfe-head">
      <p>
        {whereAreWe(shown, words)}
        {stakes !== '' && <small>{stakes}</small>}
      </p>
      <Race shown={shown} words={words} />
      <Button kind="plain" icon="list" onClick={onScore}>
        {words.score.open}
      </Button>
    </header>
  );
}

function whereAreWe(shown: Shown, words: WoelfeWords): string {
  const { seats, round, tricks } = shown;
  const size = sizeOf(round, seats);
  const rounds = hasSides(shown) ? null : roundsOf(seats);
  return `${words.round(round, rounds)} · ${words.trickOf(Math.min(size, tricks.length + 1), size)}`;
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

/** How many wolves each side has, once everybody knows the sides; until then what the match is played to. */
function Race({ shown, words }: { readonly shown: Shown; readonly words: WoelfeWords }) {
  if (!hasSides(shown)) return null;
  const sides = sidesShown(shown);
  if (sides.includes(null)) return <span class="woelfe-race">{words.playedTo(shown.options.target)}</span>;
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
