import { headOf } from '@rudel/kernel';
import type { Language, Outcome } from '@rudel/kernel';
import type { HttpRefusal } from '@rudel/protocol';
import type { OrRefusal } from '@rudel/room';
import { roomRefusalSentence } from '@rudel/room/refusals';
import { openSession } from '@rudel/session/open-session';
import { findGame } from '@rudel/shelf';
import type { Shelved } from '@rudel/shelf';
import { usualLimit } from '../arena/series.ts';
import { flagOf, hasFlag } from '../command.ts';
import type { Call } from '../command.ts';
import { argOf, languageFlag, wholeFlag } from '../given.ts';
import { entrantOf } from '../programs/entrants.ts';
import type { Entrant } from '../programs/entrants.ts';
import { misused, refused } from '../stop.ts';
import type { ExitCode } from '../stop.ts';
import { AtTable } from './at-table.ts';
import type { SitEvent } from './at-table.ts';
import { invitationLinkOf } from './invitation-link.ts';
import { freshId, nodeHost, nodeSurroundings } from './node-host.ts';
import { seatPlayer } from './seat-player.ts';
import { sitPhrases } from './sit-phrases.ts';
import type { Ending } from './sit-phrases.ts';

function sentenceOf({ error, message }: HttpRefusal, language: Language): string {
  const sentence = roomRefusalSentence({ reason: error }, language);
  return sentence === error ? message : sentence;
}

function granted<T>(answer: OrRefusal<T>, language: Language): T {
  if (answer.ok) return answer.value;
  return refused(sentenceOf(answer.refusal, language), { reason: answer.refusal.error });
}

/** The game of a table, by the rules that it is played by there. */
function gameAt(head: string, language: Language): Shelved {
  const [id = ''] = head.split('/');
  const shelved = findGame(id);
  if (shelved === undefined || headOf(shelved.game) !== head)
    return refused(sitPhrases(language).otherVersion(head));
  return shelved;
}

function eventLine(event: SitEvent, name: string, { game }: Shelved, language: Language): string {
  const phrases = sitPhrases(language);
  const winnersOf = ({ winners }: Outcome): string => winners.join(', ') || phrases.nobody;
  switch (event.kind) {
    case 'sits':
      return phrases.sits(event.name, event.seat, game.words[language].name);
    case 'begins':
      return phrases.begins(event.match);
    case 'over':
      return phrases.over(event.match, winnersOf(event.outcome));
    case 'fault':
      return phrases.fault(name, event.sentence);
    default:
      return phrases[event.kind];
  }
}

const exits: { readonly [E in Ending]?: ExitCode } = { interrupted: 130, enough: 0, alone: 0, dissolved: 0 };

/** What a bot is called at a table where nobody says: a program by its name, without how it is started. */
const calledBy = (entrant: Entrant): string =>
  entrant.kind === 'program' && entrant.name.startsWith('exec:')
    ? (entrant.command
        .split(/\s+/)
        .at(-1)
        ?.split('/')
        .at(-1)
        ?.replace(/\.\w+$/, '') ?? 'Bot')
    : entrant.name;

/** Takes a seat at a table and stays there; says how to exit. */
export async function sitDown(call: Call): Promise<ExitCode> {
  const language = languageFlag(call);
  const wanted = flagOf(call, 'bot') ?? misused('sit needs --bot: a level, or exec:command.');
  const { server, by } = invitationLinkOf(argOf(call, 0));
  const host = nodeHost(server);
  const shelved = gameAt(granted(await host.look(by), language).game, language);
  const entrant = entrantOf(shelved, wanted);
  const name = flagOf(call, 'name') ?? calledBy(entrant);
  const joining = { by, name, watch: false, contribution: freshId(), program: true } as const;
  const { table, token } = granted(await host.join(joining), language);
  const asData = hasFlag(call, 'json');
  const tell = (event: SitEvent): void =>
    call.io.out(`${asData ? JSON.stringify(event) : eventLine(event, name, shelved, language)}\n`);
  const limit = wholeFlag(call, 'limit', 1, 3_600_000) ?? usualLimit;
  const { game } = shelved;
  const ending = await new AtTable({
    session: openSession(host, { table, token }, nodeSurroundings),
    game,
    language,
    matches: wholeFlag(call, 'matches', 1, 1_000_000) ?? Infinity,
    player: (doc, seat) => {
      const options = game.options.parse(doc.options);
      const greeting = {
        game,
        options: options.ok ? options.value : game.options.defaults,
        seat,
        seats: doc.seats.length,
        language,
        limit,
      };
      return seatPlayer(entrant, greeting, call.io, (text) => {
        if (!asData) call.io.err(`${sitPhrases(language).thinks(text)}\n`);
      });
    },
    tell,
    goesOn: () => call.io.goesOn(),
  }).stay();
  call.io.out(
    `${asData ? JSON.stringify({ kind: 'end', why: ending }) : sitPhrases(language).endings[ending]}\n`,
  );
  return exits[ending] ?? 1;
}
