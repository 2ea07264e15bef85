import { formatDuration, formatSize, longestBan, parseDuration } from '@rudel/control';
import type { Answers, OrderKind, OrderOf, TableLine } from '@rudel/control';
import { quoted } from '@rudel/kernel';
import { flagOf } from '../command.ts';
import type { Output, Call, Command } from '../command.ts';
import { askServer, dataFolderOf, nobodyServes } from '../data-folder.ts';
import { argOf } from '../given.ts';
import { program } from '../program.ts';
import { misused } from '../stop.ts';

async function asked<K extends OrderKind>(
  call: Call,
  order: OrderOf<K> & { readonly do: K },
): Promise<Answers[K]> {
  const folder = dataFolderOf(call);
  return (await askServer<K>(folder, order)) ?? nobodyServes(folder);
}

const count = (many: number, one: string, more: string): string => `${many} ${many === 1 ? one : more}`;

/** What a table, an address or a mark is called in the second place of the line. */
function aboutOf(call: Call, what: string): string {
  const about = call.given[1];
  return about ?? misused(`${program} admin ${argOf(call, 0)} needs ${what}.`);
}

/** A table by the beginning of its id, long enough for the server to look for it. */
function tableOf(call: Call): string {
  const table = aboutOf(call, 'the beginning of a table’s id');
  if (/^[\w-]{4,64}$/.test(table)) return table;
  return misused(
    `Name a table by the first four or more characters of its id, as '${program} admin tables' shows it; ${quoted(table)} is none.`,
  );
}

/** How long a ban is to last, in seconds. */
function banTimeOf(call: Call): number {
  const text = flagOf(call, 'for') ?? usualBan;
  const ms = parseDuration(text);
  if (ms === null) return misused(`--for should look like 12h, 7d or 6mo but is ${quoted(text)}.`);
  if (ms / 1000 > longestBan) return misused(`A ban lasts ten years at most, not ${quoted(text)}.`);
  return ms / 1000;
}

function rowOf({ table, game, phase, people, here, age, bytes }: TableLine): readonly string[] {
  return [table, game || '-', phase, String(people), String(here), formatDuration(age), formatSize(bytes)];
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** How many tables are listed. */
const mostTables = 200;
const usualBan = '7d';

const subcommands: { readonly [name: string]: (call: Call) => Promise<Output> } = {
  async tables(call) {
    const { tables, left } = await asked<'tables'>(call, { do: 'tables', limit: mostTables });
    const head = ['table', 'game', 'phase', 'people', 'here', 'changed', 'size'];
    const more = left === 0 ? [] : [`and ${count(left, 'older one', 'older ones')}`];
    return { lines: [...columns([head, ...tables.map(rowOf)]), ...more], json: { tables, left } };
  },
  async close(call) {
    const table = tableOf(call);
    const answer = await asked<'close'>(call, { do: 'close', table });
    const sent = `${count(answer.sentAway, 'device was', 'devices were')} told`;
    return {
      lines: [`Table ${answer.table} is closed; ${sent}. Its finished matches can still be looked at.`],
      json: answer,
    };
  },
  async erase(call) {
    const table = tableOf(call);
    const answer = await asked<'erase'>(call, { do: 'erase', table });
    return {
      lines: [
        `Table ${answer.table} is erased: nothing is left of it here. Backups made earlier still have it.`,
      ],
      json: answer,
    };
  },
  async ban(call) {
    const address = aboutOf(call, 'an address');
    const seconds = banTimeOf(call);
    const answer = await asked<'ban'>(call, { do: 'ban', address, seconds });
    const dropped = count(answer.dropped, 'connection was', 'connections were');
    return {
      lines: [`Banned for ${formatDuration(seconds * 1000)} as ${answer.mark}; ${dropped} ended.`],
      json: answer,
    };
  },
  async bans(call) {
    const { bans } = await asked<'bans'>(call, { do: 'bans' });
    const lines = bans.map(({ mark, seconds }) => `${mark}  ${formatDuration(seconds * 1000)} left`);
    return { lines: lines.length === 0 ? ['Nobody is banned.'] : lines, json: { bans } };
  },
  async unban(call) {
    const address = aboutOf(call, 'an address, or its mark in the list of bans');
    const answer = await asked<'unban'>(call, { do: 'unban', address });
    return { lines: ['The ban is lifted.'], json: answer };
  },
  async stats(call) {
    const figures = await asked<'stats'>(call, { do: 'stats' });
    const sizes = ['bytes', 'memory'];
    const shown = (name: string, value: number): string => {
      if (name === 'uptime') return formatDuration(value * 1000);
      return sizes.includes(name) ? formatSize(value) : String(value);
    };
    const rows = Object.entries(figures).map(([name, value]) => [name, shown(name, value)]);
    return { lines: columns(rows), json: figures };
  },
};

export const admin: Command = {
  name: 'admin',
  summary: 'look after the running server of this machine: tables, bans, figures',
  args: ['task', 'about'],
  optional: 1,
  flags: ['data', 'for'],
  notes: [
    'task: tables | close <table> | erase <table> | ban <address> | bans | unban <address> | stats',
    'Name a table by the first characters of its id, as `tables` shows it; put one that begins with - after --: `admin close -- -x7Kp2s`. No names, seats or cards are shown: running a server does not take knowing them.',
    'A ban is kept as a hash, for 7 days or as --for says; 2001:db8::/48 bans a whole network (/48, /56, /64).',
  ],
  async run(call) {
    const name = argOf(call, 0);
    const run = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
    if (run === undefined)
      return misused(`There is no ${quoted(name)} here; there are: ${Object.keys(subcommands).join(', ')}.`);
    return run(call);
  },
};
