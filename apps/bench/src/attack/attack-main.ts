import { answerWith } from '../server/answers.ts';
import * as attacks from './attacks.ts';

/** One attack on a server of this machine. */
export type AttackOrder =
  | { readonly attack: 'settings and records'; readonly port: number; readonly seconds: number }
  | { readonly attack: 'match of bots'; readonly port: number }
  | { readonly attack: 'records at once'; readonly port: number; readonly table: string }
  | {
      readonly attack: 'records by the second';
      readonly port: number;
      readonly table: string;
      readonly seconds: number;
    }
  | { readonly attack: 'open'; readonly port: number; readonly invites: readonly string[] }
  | { readonly attack: 'moves from the future'; readonly port: number };

/** So many records are wanted at once. */
const storm = 900;

function carriedOut(order: AttackOrder): Promise<unknown> {
  const { port } = order;
  switch (order.attack) {
    case 'settings and records':
      return attacks
        .floodSettings(port, order.seconds)
        .then((table) => attacks.stormRecords(port, table, storm));
    case 'match of bots':
      return attacks.finishedMatch(port);
    case 'records at once':
      return attacks.stormRecords(port, order.table, storm);
    case 'records by the second':
      return attacks.drumRecords(port, order.table, order.seconds);
    case 'open':
      return attacks.openLogs(port, order.invites);
    case 'moves from the future':
      return attacks.priceOfStaleMoves(port);
  }
}

/** In a process of its own, so that the table beside it is measured by somebody who has nothing else to do. */
answerWith((order) => carriedOut(order as AttackOrder));
