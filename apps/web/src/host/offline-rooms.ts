import { answerTo } from '@rudel/bots';
import { localBus } from '@rudel/bus';
import { seededRng } from '@rudel/kernel';
import { defaultPace, openRooms } from '@rudel/room';
import type { Clockwork, Playable, Question, Rooms } from '@rudel/room';
import { memoryStore } from '@rudel/store';
import type { MemoryStoreOptions } from '@rudel/store';

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count));

const clockwork: Clockwork = {
  now: () => Math.floor(performance.now()),
  date: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

type Games = (id: string) => Playable | undefined;

/** A bot's answer, thought up on the spot. */
function thoughtUp(games: Games, question: Question): string {
  const rng = seededRng(randomBytes(16).join(','));
  return answerTo(question, games(question.game), rng, { kind: 'ms', ms: 600, now: () => performance.now() });
}

/** The tables of one device, with everything around them that a browser has. */
export function offlineRooms(playables: readonly Playable[], store: MemoryStoreOptions): Rooms {
  const games: Games = (id) => playables.find(({ game }) => game.id === id);
  return openRooms({
    games,
    store: memoryStore(store),
    owner: 'this device',
    bus: localBus(),
    clockwork,
    thinkers: { think: async (question) => thoughtUp(games, question) },
    randomBytes,
    pace: { ...defaultPace, botPause: [450, 1100], tick: 0 },
    report: () => {},
  });
}
