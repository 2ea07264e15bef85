import { seatColour, seatInk, seatNumber } from '@rudel/ui/seat-look';
import { wantedBy } from '@rudel/woof/page';
import { CardFace } from '../cards/card.tsx';
import { Emblem } from '../cards/emblems.tsx';
import type { Drawing } from '../drawing.ts';
import type { Lying } from '../logic/lying.ts';

type TokenProps = { readonly drawing: Drawing; readonly lying: Lying };

/** What a token or a question card says, in words. */
export function lyingTold({ words, nameOf }: Drawing, { deed, lap, seen }: Lying): string {
  const { place, signs, questions, yes, no, card } = words.value;
  if (deed.kind === 'ask')
    return place.asked(lap, nameOf(deed.by), questions[deed.question], deed.answer ? yes : no);
  const announced = place.token(lap, nameOf(deed.by), signs[deed.sign]);
  const said = deed.side === null ? announced : `${announced} ${place.sides[deed.side]}`;
  return seen === null ? said : `${said}; ${place.saw(card(seen))}`;
}

/** A hint token or a question card as it lies: what it says, who laid it, and in which lap. */
export function Token({ drawing, lying }: TokenProps) {
  const { deed, lap, seen } = lying;
  const colours = { '--by': seatColour(deed.by), '--by-ink': seatInk(deed.by) };
  return (
    <span class="woof-lying" data-turn={lying.turn} style={colours}>
      <span class="visually-hidden">{lyingTold(drawing, lying)}</span>
      <span class="woof-lying-art" aria-hidden="true">
        {deed.kind === 'look' ? (
          <span class="woof-token" data-of={deed.sign}>
            <Emblem of={deed.sign} />
          </span>
        ) : (
          <span class="woof-answer" data-yes={deed.answer}>
            <span class="woof-answer-about">
              {wantedBy(deed.question).map((character) => (
                <Emblem key={character} of={character} />
              ))}
            </span>
            <b>{deed.answer ? '✓' : '✗'}</b>
          </span>
        )}
        {seen !== null && <CardFace card={seen} words={drawing.words.value} size="small" />}
        <small class="woof-by">{seatNumber(deed.by)}</small>
        <small class="woof-lap">{lap}</small>
      </span>
    </span>
  );
}
