import type { Ports } from './ports.ts';
import type { OrRefusal } from './rooms-port.ts';
import { httpRefusal } from './table/refusals.ts';
import type { RoomReason } from './table/refusals.ts';
import { faultDetails, isNoRoom } from './writing/disk-space.ts';
import type { Space } from './writing/disk-space.ts';
import { PromiseBroken } from './writing/promise.ts';

export const no = <T>(reason: RoomReason): OrRefusal<T> => ({ ok: false, refusal: httpRefusal(reason) });

type Around = Pick<Ports, 'report'> & { readonly space: Space };

/** Tells what went wrong inside, and no more than its kind. */
export function reportFault({ report }: Pick<Ports, 'report'>, event: string, error: unknown): void {
  report(event, { ...faultDetails(error), error: error instanceof Error ? error.name : '' });
}

/** The answer to a call from outside: nothing thrown inside gets out. */
export async function answered<T>(around: Around, work: () => Promise<OrRefusal<T>>): Promise<OrRefusal<T>> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PromiseBroken) return no('promise-broken');
    reportFault(around, 'call-failed', error);
    around.space.hasRefused(error);
    return no(isNoRoom(error) ? 'disk-full' : 'trouble');
  }
}
