import { describe, expect, test } from 'vitest';
import { localBus } from '@rudel/bus';
import { busSuite } from '@rudel/bus/contract';

busSuite('local bus', (report) => ({ bus: localBus({ report }) }));

describe('local bus: alone', () => {
  test('a message has arrived when publish returns', () => {
    const bus = localBus();
    const heard: string[] = [];
    bus.subscribe('a', (message) => void heard.push(message));
    bus.publish('a', 'x');
    expect(heard).toEqual(['x']);
  });

  test('a report that throws does not jam the bus', () => {
    const bus = localBus({
      report: () => {
        throw new Error('no report');
      },
    });
    const heard: string[] = [];
    const unsubscribe = bus.subscribe('a', () => {
      throw new Error('a defect');
    });
    expect(() => bus.publish('a', 'x')).toThrow('no report');
    unsubscribe();
    bus.subscribe('a', (message) => void heard.push(message));
    bus.publish('a', 'y');
    expect(heard).toEqual(['y']);
  });
});
