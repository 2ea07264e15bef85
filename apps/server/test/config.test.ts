import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import type { Config, Environment } from '../src/config.ts';

function configOf(env: Environment): Config {
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.faults.join(' '));
  return read.config;
}

function faultsOf(env: Environment): readonly string[] {
  const read = readConfig(env);
  return read.ok ? [] : read.faults;
}

describe('configuration', () => {
  it('needs nothing', () => {
    const config = configOf({});
    expect(config).toMatchObject({ port: 3000, isPortGiven: false, host: null, origins: [], proxies: 0 });
    expect(config.dataFolder).toMatch(/[\\/]data$/);
    expect(config.webFolder).toMatch(/apps[\\/]web[\\/]dist$/);
  });

  it('takes empty values for none', () => {
    expect(configOf({ PORT: '', HOST: ' ' })).toMatchObject({ port: 3000, isPortGiven: false, host: null });
  });

  it('spreads tables over all cores but one, and at least over one thread', () => {
    expect(configOf({}).workers).toBe(Math.max(1, availableParallelism() - 1));
  });

  it('reads what is given', () => {
    const env = {
      PORT: '8080',
      HOST: '127.0.0.1',
      RUDEL_DATA: '/srv/rudel',
      RUDEL_SOURCE: 'https://example.org/rudel',
      RUDEL_ORIGINS: 'https://play.example.org, http://lan.example:8080',
      RUDEL_TRUST_PROXY: '1',
      RUDEL_LOG: 'debug',
      RUDEL_WORKERS: '4',
      RUDEL_BOT_THREADS: '3',
      RUDEL_BOT_TIME: '40',
      RUDEL_PACE: '{"away":1,"botPause":[0,0]}',
      RUDEL_LIMITS: '{"create":{"burst":5,"perSecond":1},"connections":7}',
    };
    const config = configOf(env);
    expect(config).toMatchObject({
      port: 8080,
      isPortGiven: true,
      host: '127.0.0.1',
      dataFolder: '/srv/rudel',
      source: { address: 'https://example.org/rudel' },
      origins: ['https://play.example.org', 'http://lan.example:8080'],
      proxies: 1,
      logLevel: 'debug',
      workers: 4,
      botThreads: 3,
      botTime: 40,
    });
    expect(config.pace).toMatchObject({ away: 1, botPause: [0, 0], botLimit: 5000 });
    expect(config.limits).toMatchObject({ create: { burst: 5, perSecond: 1 }, connections: 7, nonsense: 8 });
  });

  it.each([
    ['PORT', '70000', 'a port is a number'],
    ['PORT', '80a', 'a port is a number'],
    ['PORT', '-1', 'a port is a number'],
    ['HOST', 'a b', 'an address like'],
    ['RUDEL_SOURCE', 'example.org/rudel', 'the address of the source'],
    ['RUDEL_SOURCE', 'javascript:alert(1)', 'the address of the source'],
    ['RUDEL_ORIGINS', 'example.org', 'an origin looks like'],
    ['RUDEL_ORIGINS', 'https://example.org/path', 'an origin looks like'],
    ['RUDEL_ORIGINS', 'ftp://example.org', 'an origin looks like'],
    ['RUDEL_TRUST_PROXY', 'yes', 'the number of proxies'],
    ['RUDEL_LOG', 'loud', 'one of debug, info'],
    ['RUDEL_WORKERS', '0', 'the number of threads for tables'],
    ['RUDEL_WORKERS', 'all', 'the number of threads for tables'],
    ['RUDEL_BOT_THREADS', '0', 'the number of threads for bots'],
    ['RUDEL_BOT_TIME', '4', 'how long bots think'],
    ['RUDEL_BOT_TIME', '2s', 'how long bots think'],
    ['RUDEL_PACE', '{', 'not JSON'],
    ['RUDEL_PACE', '[]', 'a JSON object'],
    ['RUDEL_PACE', '{"speed":1}', 'no part "speed"'],
    ['RUDEL_PACE', '{"__proto__":{"away":1}}', 'no part "__proto__"'],
    ['RUDEL_PACE', '{"away":"soon"}', 'away should look like'],
    ['RUDEL_PACE', '{"away":-1}', 'away should look like'],
    ['RUDEL_PACE', '{"botPause":[1]}', 'botPause should look like'],
    ['RUDEL_PACE', '{"decision":{"brisk":1}}', 'decision should look like'],
    ['RUDEL_LIMITS', '{"create":5}', 'create should look like'],
  ])('%s=%s is refused in one sentence', (name, value, says) => {
    const faults = faultsOf({ [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(name);
    expect(faults[0]).toContain(says);
    expect(faults[0]).not.toContain('\n');
  });

  it('tells everything that is wrong at once', () => {
    expect(faultsOf({ PORT: 'x', RUDEL_LOG: 'x', HOST: '?' })).toHaveLength(3);
  });
});

describe('the settings of several servers', () => {
  const store = { RUDEL_STORE: 'postgres://rudel@localhost/rudel' };
  const secret = { RUDEL_PEER_SECRET: 'x'.repeat(32) };

  it('are none unless they are asked for, and complete', () => {
    const read = readConfig(store);
    expect(read.ok && read.config.cluster).toBeNull();
    const joined = readConfig({
      ...store,
      ...secret,
      RUDEL_PEER: '[fd00::7]:7000',
      RUDEL_METRICS_TOKEN: 't',
    });
    expect(joined.ok && joined.config.cluster).toMatchObject({
      host: 'fd00::7',
      port: 7000,
      metricsToken: 't',
    });
  });

  it.each([
    [{ ...store, ...secret, RUDEL_PEER: 'nowhere' }, 'RUDEL_PEER is "nowhere"'],
    [{ ...store, RUDEL_PEER: '10.0.0.5:7000', RUDEL_PEER_SECRET: 'short' }, 'at least 32 symbols'],
    [{ ...store, RUDEL_PEER: '10.0.0.5:7000' }, 'needs a RUDEL_PEER_SECRET'],
    [{ ...secret, RUDEL_PEER: '10.0.0.5:7000' }, 'needs a RUDEL_STORE'],
    [{ ...store, ...secret }, 'says nothing without RUDEL_PEER'],
  ])('%j is refused', (env, sentence) => {
    const read = readConfig(env);
    expect(!read.ok && read.faults.join(' ')).toContain(sentence);
  });
});
