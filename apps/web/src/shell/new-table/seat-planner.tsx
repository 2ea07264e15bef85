import { useState } from 'preact/hooks';
import type { Seat } from '@rudel/kernel';
import { levelIn } from '@rudel/protocol';
import type { SeatPlan } from '@rudel/protocol';
import { ChoiceCards, Stepper } from '@rudel/ui/fields';
import type { Option } from '@rudel/ui/fields';
import { Dialog } from '@rudel/ui/sheet';
import { useWords } from '@rudel/ui/words';
import { levelName, shellWords } from '../../words/shell-words.ts';
import { GamePicture } from '../game-picture.tsx';
import { levelsOf } from '../games.ts';
import { withMarks } from '../seat-marks.ts';
import { SeatRing } from '../seat-ring.tsx';
import type { Spot } from '../seat-ring.tsx';
import { ownSeat, planned, resized } from './seat-plans.ts';
import type { Plan } from './use-plan.ts';

type Words = (typeof shellWords)['en'];

function spotOf(words: Words, plan: SeatPlan): Spot {
  const level = levelIn(plan);
  if (plan === 'me') return { kind: 'person', title: words.me, isMe: true, sign: 'crown' };
  if (level === null) return { kind: 'open', title: words.openShort };
  return { kind: 'bot', title: words.bot, note: levelName(words, level), sign: 'bot' };
}

function plansFor(words: Words, levels: readonly string[]): readonly Option<SeatPlan>[] {
  return [
    { value: 'me', label: words.iSitHere, icon: 'person' },
    { value: 'open', label: words.openSeat, icon: 'people' },
    ...levels.map((level) => ({
      value: `bot ${level}` as const,
      label: words.botOf(levelName(words, level)),
      icon: 'bot' as const,
    })),
  ];
}

function SeatCount({ plan: { ui, seats } }: { plan: Plan }) {
  const words = useWords(shellWords);
  if (ui.game.seats.length < 2) return null;
  return (
    <Stepper
      label={words.seatCount}
      value={seats.value.length}
      values={ui.game.seats}
      less={words.less}
      more={words.more}
      onChange={(next) => {
        seats.value = resized(seats.value, next);
      }}
    />
  );
}

/** The table with its seats; a tap on one asks who shall sit there. */
export function SeatPlanner({ plan }: { plan: Plan }) {
  const words = useWords(shellWords);
  const [asked, setAsked] = useState<Seat | null>(null);
  const { ui, seats, options } = plan;
  const count = seats.value.length;
  const teams = ui.score.teamsOf(count);
  const areTied = teams.some((team) => team.length > 1 && team.length < count);
  return (
    <section class="plank seat-planner">
      <h3>{words.seats}</h3>
      <p class="door-note">
        {words.seatsHint} {areTied && words.together}
      </p>
      <SeatCount plan={plan} />
      <SeatRing
        spots={withMarks(
          seats.value.map((one) => spotOf(words, one)),
          ui,
          options.value,
        )}
        nearest={ownSeat(seats.value)}
        nextSits={ui.table.nextSits ?? 'left'}
        teams={teams}
        onPick={setAsked}
        seatName={(seat) => words.seatNumber(seat + 1)}
      >
        <GamePicture game={ui.game.id} />
      </SeatRing>
      <Dialog open={asked !== null} title={words.seatNumber((asked ?? 0) + 1)} onClose={() => setAsked(null)}>
        <ChoiceCards
          label={words.seats}
          quiet
          value={seats.value[asked ?? 0] ?? 'open'}
          options={plansFor(words, levelsOf(ui.game.id))}
          onChange={(next) => {
            seats.value = planned(seats.value, asked ?? 0, next);
            setAsked(null);
          }}
        />
      </Dialog>
    </section>
  );
}
