import { describe, expect, test } from 'vitest';
import {
  joinListedPath,
  joinPath,
  newTablePath,
  replayPath,
  routeAt,
  rulesPath,
  screenPath,
  screenTablePath,
  showPath,
  tablePath,
  takePath,
  verifyPath,
} from '../../src/shell/route.ts';

const at = (path: string): ReturnType<typeof routeAt> => routeAt(new URL(path, 'https://rudel.example'));

describe('every path that is made leads to its page', () => {
  const odd = 'a/b c#d%e';
  test.each([
    [newTablePath('dog'), { page: 'new', game: 'dog' }],
    [tablePath(odd), { page: 'table', table: odd }],
    [screenTablePath(odd), { page: 'table', table: odd, isScreen: true }],
    [joinPath(odd), { page: 'join', table: null, invitation: odd }],
    [joinListedPath(odd), { page: 'join', table: odd, invitation: '' }],
    [screenPath(odd), { page: 'screen', invitation: odd }],
    [showPath(odd), { page: 'show', key: odd }],
    [takePath(odd), { page: 'take', key: odd }],
    [rulesPath('dog', '4.1'), { page: 'rules', game: 'dog', rule: '4.1' }],
    [rulesPath('dog'), { page: 'rules', game: 'dog', rule: '' }],
    [replayPath(odd, 2), { page: 'replay', table: odd, match: 2 }],
    [verifyPath(odd, 2), { page: 'verify', table: odd, match: 2 }],
    ['/verify', { page: 'verify', table: null, match: 0 }],
  ])('%s', (path, route) => {
    expect(at(path)).toEqual(route);
  });
});

test('home has one address; slashes at the end change nothing', () => {
  expect(at('/')).toEqual({ page: 'home' });
  expect(at('/settings/')).toEqual({ page: 'settings' });
});

test.each([
  '/new',
  '/t',
  '/replay/x',
  '/replay/x/0',
  '/replay/x/1e3',
  '/verify/x',
  '/verify/x/0',
  '/nowhere',
  '/__proto__',
  '/constructor',
])('nothing is at %s', (path) => {
  expect(at(path)).toEqual({ page: 'lost' });
});

test('an address that cannot be decoded is taken as it is', () => {
  expect(at('/t/%E0%A4%A')).toEqual({ page: 'table', table: '%E0%A4%A' });
});
