import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Open } from '@rudel/kernel';
import {
  changed,
  closeCodes,
  farewells,
  presets,
  protocolVersion,
  Unpacker,
  wishNotation,
} from '@rudel/protocol';
import type { ClientMessage, Farewell, ServerMessage, Snapshot, Update } from '@rudel/protocol';

const text = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

function blocks(kind: string): readonly unknown[] {
  const found = text.matchAll(new RegExp(`^\`\`\`${kind}[^\\n]*\\n([\\s\\S]*?)^\`\`\``, 'gm'));
  return [...found].flatMap(([, body = '']) =>
    body
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  );
}

const fromClient = blocks('client') as readonly ClientMessage[];
const fromServer = blocks('server') as readonly ServerMessage[];
const objects = fromServer.filter(
  (message): message is Exclude<ServerMessage, Update> => !Array.isArray(message),
);

describe('docs/protocol.md', () => {
  it('speaks of this version', () => {
    expect(text).toContain(`Version **${protocolVersion}**`);
    expect(fromClient.flatMap((message) => (message.t === 'hello' ? [message.v] : []))).toEqual([
      protocolVersion,
    ]);
  });

  it('shows every kind of message', () => {
    expect(new Set(fromClient.map(({ t }) => t))).toEqual(new Set(['hello', 'do']));
    expect(new Set(objects.map(({ t }) => t))).toEqual(
      new Set(
        [
          'reacted',
          'more',
          'welcome',
          'match',
          'done',
          'no',
          'stale',
          'table',
          'you',
          'said',
          'beat',
          'what',
          'bye',
        ].concat(['talked', 'talk', 'reports', 'screen']),
      ),
    );
  });

  it('shows an update that gives what it says', () => {
    const snapshot = objects.find((message): message is Snapshot => message.t === 'match');
    const update = fromServer.find((message): message is Update => Array.isArray(message));
    const [view, glimpse] = blocks('view');
    if (snapshot === undefined || update === undefined) throw new Error('no example');
    const [seq, change, glimpses] = update;
    expect(seq).toBe(snapshot.seq + 1);
    expect(changed(snapshot.view, change)).toEqual(view);
    expect(new Unpacker(snapshot.shapes).unpack(glimpses[0] as Open)).toEqual(glimpse);
  });

  it('lists commands that can be read, all of them', () => {
    const table = text.slice(text.indexOf('| text '), text.indexOf('## The rest'));
    const commands = [...table.matchAll(/^\| (`[^|]*`) /gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, command = '']) => command.replace('…', '-')),
    );
    const kinds = commands.map((command) => {
      const parsed = wishNotation.parse(command);
      return parsed.ok ? parsed.value.kind : command;
    });
    expect(kinds.toSorted()).toEqual(
      ['move', 'sit', 'stand', 'leave', 'name', 'say', 'bot', 'open', 'seats', 'options', 'clock', 'list']
        .concat([
          'lot',
          'ask',
          'unask',
          'admit',
          'decline',
          'kick',
          'host',
          'start',
          'rematch',
          'unready',
          'pause',
          'resume',
          'takeback',
          'react',
          'more',
          'join',
          'unjoin',
          'reopen',
          'talk',
          'report',
          'silence',
          'unsilence',
          'reading',
          'screen',
          'pace',
          'hint',
          'hints',
        ])
        .toSorted(),
    );
    expect(presets).toContain('thanks');
  });

  it('gives every farewell its close code', () => {
    const rows = [...text.matchAll(/^\| `(\w+)` +\| (\d{4}) \|/gm)];
    expect(Object.fromEntries(rows.map(([, why, code]) => [why as Farewell, Number(code)]))).toEqual(
      closeCodes,
    );
    expect(rows).toHaveLength(farewells.length);
  });
});
