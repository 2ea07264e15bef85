import { useEffect } from 'preact/hooks';
import { Button } from '@rudel/ui/button';
import { Segmented } from '@rudel/ui/fields';
import type { AnyGameUi } from '@rudel/ui/game-ui';
import { Icon } from '@rudel/ui/icon';
import type { IconName } from '@rudel/ui/icon';
import { lazyPart } from '@rudel/ui/lazy-part';
import { botLevel, guestName } from '@rudel/ui/settings';
import { TextField } from '@rudel/ui/text-field';
import { showToast } from '@rudel/ui/toast';
import { useWords } from '@rudel/ui/words';
import { botsWords } from '../../words/bots-words.ts';
import { doorWords, refusalOf } from '../../words/door-words.ts';
import { levelName, shellWords } from '../../words/shell-words.ts';
import { levelsOf } from '../games.ts';
import { newTablePath, tablePath } from '../route.ts';
import { go } from '../router.ts';
import { HouseRules } from './house-rules.tsx';
import { openAnywhere, openTable } from './open-table.ts';
import type { Opened, TablePlan } from './open-table.ts';
import { openTaught } from './open-taught.ts';
import { SeatPlanner } from './seat-planner.tsx';
import { againstBots, filled, ownSeat, withFriends } from './seat-plans.ts';
import { chosenLevel, usePlan } from './use-plan.ts';
import type { Plan, Way } from './use-plan.ts';

function QuickStart(props: {
  icon: IconName;
  title: string;
  hint: string;
  busy: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      class="quick-start"
      aria-busy={props.busy ? 'true' : undefined}
      onClick={props.onClick}
    >
      <Icon name={props.icon} size={32} />
      <span>
        <strong>{props.title}</strong>
        <small>{props.hint}</small>
      </span>
      <Icon name="forward" size={22} />
    </button>
  );
}

/** What is asked of the host, from what was planned. */
function planOf({ ui, seats, options, clock, pace, listed }: Plan, name: string): TablePlan {
  return {
    game: ui.game.id,
    options: ui.game.options.format(options.value),
    clock: clock.value,
    pace: pace.value,
    listed: listed.value,
    seats: seats.value,
    name,
  };
}

function useOpening(plan: Plan) {
  const door = useWords(doorWords);
  const words = useWords(shellWords);
  const begin = async (which: Way, open: () => Promise<Opened>): Promise<void> => {
    if (plan.busy.value !== null) return;
    plan.busy.value = which;
    const opened = await open();
    plan.busy.value = null;
    if (!opened.ok) {
      showToast({ text: refusalOf(door, opened), tone: 'warn' });
      return;
    }
    if (opened.kind === 'offline' && !plan.offline.value) showToast({ text: words.playsHere });
    go(tablePath(opened.table));
  };
  const name = guestName.value.trim();
  const named = (then: () => void): void => {
    plan.trouble.value = name === '' ? door.nameMissing : null;
    if (name === '') document.querySelector<HTMLInputElement>('.new-table .text-field')?.focus();
    else then();
  };
  const count = plan.seats.value.length;
  const level = chosenLevel(plan.ui);
  const base = planOf(plan, name === '' ? words.nameless : name);
  const own = plan.offline.value ? filled(plan.seats.value, level) : plan.seats.value;
  return {
    friends: () =>
      named(
        () =>
          void begin('friends', async () =>
            openTable('server', { ...base, seats: withFriends(count, ownSeat(plan.seats.value)) }, false),
          ),
      ),
    bots: () =>
      void begin('bots', async () =>
        openAnywhere({ ...base, listed: false, seats: againstBots(plan.seats.value, level) }),
      ),
    teach: () => void begin('teach', async () => openTaught(plan.ui, base.name, count)),
    own: () =>
      named(() => {
        const kind = plan.offline.value ? 'offline' : 'server';
        void begin('own', async () => openTable(kind, { ...base, seats: own }, plan.offline.value));
      }),
  };
}

/** A match against bots, and beside it how well they play. */
function AgainstBots({ plan, onClick }: { plan: Plan; onClick: () => void }) {
  const words = useWords(shellWords);
  const bots = useWords(botsWords);
  const level = chosenLevel(plan.ui);
  return (
    <div class="quick-bots">
      <QuickStart
        icon="bot"
        title={words.againstBots}
        hint={bots.against(levelName(words, level))}
        busy={plan.busy.value === 'bots'}
        onClick={onClick}
      />
      <Segmented
        label={bots.howGood}
        quiet
        value={level}
        options={levelsOf(plan.ui.game.id).map((value) => ({ value, label: levelName(words, value) }))}
        onChange={(chosen) => {
          botLevel.value = chosen;
        }}
      />
    </div>
  );
}

/** What a guide has said before is known on few devices. */
const TaughtBefore = lazyPart(async () => (await import('../../learn/taught-before.tsx')).TaughtBefore);

/** A first match, in which everything is explained. */
function TeachMe({ plan, onClick }: { plan: Plan; onClick: () => void }) {
  const words = useWords(botsWords);
  return (
    <QuickStart
      icon="paw"
      title={words.teach}
      hint={words.teachHint}
      busy={plan.busy.value === 'teach'}
      onClick={onClick}
    />
  );
}

/** Whoever comes by the link to a first match need not ask for it again. */
function useTeachAtOnce({ game }: AnyGameUi, teach: () => void): void {
  useEffect(() => {
    if (location.hash !== '#teach') return;
    go(newTablePath(game.id), 'replace');
    teach();
  }, []);
}

/** The ways to begin at once, and everything else below. */
export function TablePlanner({ ui }: { ui: AnyGameUi }) {
  const door = useWords(doorWords);
  const words = useWords(shellWords);
  const plan = usePlan(ui);
  const open = useOpening(plan);
  useTeachAtOnce(ui, open.teach);
  return (
    <>
      <section class="quick-starts">
        <TextField
          label={door.name}
          value={guestName.value}
          placeholder={door.namePlaceholder}
          error={plan.trouble.value}
          maxLength={24}
          autocomplete="nickname"
          autocapitalize="words"
          onInput={(name) => {
            guestName.value = name;
            plan.trouble.value = null;
          }}
        />
        <QuickStart
          icon="people"
          title={words.withFriends}
          hint={words.withFriendsHint}
          busy={plan.busy.value === 'friends'}
          onClick={open.friends}
        />
        <AgainstBots plan={plan} onClick={open.bots} />
        {ui.guidance !== undefined && <TeachMe plan={plan} onClick={open.teach} />}
        {ui.guidance !== undefined && <TaughtBefore game={ui.game.id} />}
      </section>
      <h2 class="new-table-own">{words.ownTable}</h2>
      <div class="planner">
        <SeatPlanner plan={plan} />
        <HouseRules plan={plan} />
      </div>
      <div class="planner-go">
        <Button kind="primary" size="l" icon="door" busy={plan.busy.value === 'own'} onClick={open.own}>
          {words.create}
        </Button>
      </div>
    </>
  );
}
