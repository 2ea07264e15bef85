import { describe, expect, test } from 'vitest';
import type { Bus } from './port.ts';

/** What a bus was told about a listener that threw. */
export type ListenerFault = { readonly error: unknown; readonly topic: string };

/** A bus and how to wait until all that was published has arrived; a local one has nothing to wait for. */
export type BusOnTrial = { readonly bus: Bus; readonly settled?: () => Promise<void> };

/** Makes an empty bus that reports what listeners throw. */
export type MakeBus = (report: (error: unknown, topic: string) => void) => BusOnTrial | Promise<BusOnTrial>;

type Trial = { readonly bus: Bus; readonly settled: () => Promise<void>; readonly faults: ListenerFault[] };

async function trialOf(make: MakeBus): Promise<Trial> {
  const faults: ListenerFault[] = [];
  const { bus, settled } = await make((error, topic) => void faults.push({ error, topic }));
  return { bus, settled: settled ?? (() => Promise.resolve()), faults };
}

function deliveryTests(make: MakeBus): void {
  test('every listener of a topic hears all messages in the order of their publication', async () => {
    const { bus, settled } = await trialOf(make);
    const heard: string[][] = [[], []];
    for (const list of heard) bus.subscribe('a', (message) => void list.push(message));
    const messages = Array.from({ length: 200 }, (_, n) => `message ${n}`);
    for (const message of messages) bus.publish('a', message);
    await settled();
    expect(heard).toEqual([messages, messages]);
  });

  test('a message arrives as it was, whatever is in it', async () => {
    const { bus, settled } = await trialOf(make);
    const heard: string[] = [];
    const messages = ['', '\0', '\n', '"\\', 'Grüße', '🐺🐕', 'x'.repeat(100_000)];
    bus.subscribe('a', (message) => void heard.push(message));
    for (const message of messages) bus.publish('a', message);
    await settled();
    expect(heard).toEqual(messages);
  });

  test('topics are kept apart, also those with odd names', async () => {
    const { bus, settled } = await trialOf(make);
    const topics = ['a', 'a/1', 'A', '', '*', '__proto__', 'constructor'];
    const heard: string[] = [];
    for (const topic of topics) bus.subscribe(topic, (message) => void heard.push(`${topic}:${message}`));
    for (const topic of topics) bus.publish(topic, topic);
    await settled();
    expect(heard.toSorted()).toEqual(topics.map((topic) => `${topic}:${topic}`).toSorted());
  });

  test('what a listener publishes comes after what it is hearing, for everybody', async () => {
    const { bus, settled } = await trialOf(make);
    const heard: string[][] = [[], []];
    bus.subscribe('a', (message) => {
      heard[0]?.push(message);
      if (message === 'first') bus.publish('a', 'second');
    });
    bus.subscribe('a', (message) => void heard[1]?.push(message));
    bus.publish('a', 'first');
    await settled();
    expect(heard).toEqual([
      ['first', 'second'],
      ['first', 'second'],
    ]);
  });
}

function subscriptionTests(make: MakeBus): void {
  test('who subscribes hears what is published afterwards, not before', async () => {
    const { bus, settled } = await trialOf(make);
    const heard: string[] = [];
    bus.publish('a', 'before');
    await settled();
    bus.subscribe('a', (message) => void heard.push(message));
    bus.publish('a', 'after');
    await settled();
    expect(heard).toEqual(['after']);
  });

  test('who subscribes while a message is delivered does not hear it', async () => {
    const { bus, settled } = await trialOf(make);
    const heard: string[] = [];
    const unsubscribe = bus.subscribe('a', () => {
      unsubscribe();
      bus.publish('a', 'published before the subscription');
      bus.subscribe('a', (message) => void heard.push(message));
    });
    bus.publish('a', 'being delivered');
    await settled();
    bus.publish('a', 'later');
    await settled();
    expect(heard).toEqual(['later']);
  });

  test('hasListeners follows subscriptions, topic by topic', async () => {
    const { bus } = await trialOf(make);
    expect(bus.hasListeners('a')).toBe(false);
    const ends = [bus.subscribe('a', () => {}), bus.subscribe('a', () => {})];
    expect(bus.hasListeners('a')).toBe(true);
    expect(bus.hasListeners('b')).toBe(false);
    ends[0]?.();
    expect(bus.hasListeners('a')).toBe(true);
    ends[1]?.();
    expect(bus.hasListeners('a')).toBe(false);
  });
}

function endingTests(make: MakeBus): void {
  test('who unsubscribes hears nothing more, and others still do', async () => {
    const { bus, settled } = await trialOf(make);
    const heard: string[] = [];
    const unsubscribe = bus.subscribe('a', (message) => void heard.push(`first ${message}`));
    bus.subscribe('a', (message) => void heard.push(`second ${message}`));
    unsubscribe();
    unsubscribe();
    bus.publish('a', 'x');
    await settled();
    expect(heard).toEqual(['second x']);
  });

  test('listeners may be taken away while a message is delivered: themselves, and others before their turn', async () => {
    const { bus, settled } = await trialOf(make);
    const heard: string[] = [];
    const leave = bus.subscribe('a', () => {
      heard.push('first');
      leave();
      takeAway();
    });
    const takeAway = bus.subscribe('a', () => void heard.push('second'));
    bus.subscribe('a', () => void heard.push('third'));
    bus.publish('a', 'x');
    bus.publish('a', 'y');
    await settled();
    expect(heard).toEqual(['first', 'third', 'third']);
  });

  test('one function may subscribe twice, and each subscription ends on its own', async () => {
    const { bus, settled } = await trialOf(make);
    const heard: string[] = [];
    const listener = (message: string): void => void heard.push(message);
    const unsubscribe = bus.subscribe('a', listener);
    bus.subscribe('a', listener);
    bus.publish('a', 'twice');
    await settled();
    unsubscribe();
    bus.publish('a', 'once');
    await settled();
    expect(heard).toEqual(['twice', 'twice', 'once']);
  });
}

function faultTests(make: MakeBus): void {
  test('a listener that throws is reported and stops neither the others nor the publisher', async () => {
    const { bus, settled, faults } = await trialOf(make);
    const heard: string[] = [];
    const error = new Error('a defect');
    bus.subscribe('a', () => {
      throw error;
    });
    bus.subscribe('a', (message) => void heard.push(message));
    bus.publish('a', 'x');
    bus.publish('a', 'y');
    await settled();
    expect(heard).toEqual(['x', 'y']);
    expect(faults).toEqual([
      { error, topic: 'a' },
      { error, topic: 'a' },
    ]);
  });
}

/** What every bus must do. */
export function busSuite(name: string, make: MakeBus): void {
  describe(`${name}: delivery`, () => deliveryTests(make));
  describe(`${name}: subscriptions`, () => {
    subscriptionTests(make);
    endingTests(make);
  });
  describe(`${name}: listeners that throw`, () => faultTests(make));
}
