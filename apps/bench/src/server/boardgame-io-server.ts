import type { Server as HttpServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dogGame } from '../engine/boardgame-io-dog.ts';
import type { DogG } from '../engine/boardgame-io-dog.ts';
import type { Game } from '../engine/boardgame-io.ts';
import { served } from './served.ts';

/** The part of boardgame.io's server that is used here. */
type ServerModule = {
  readonly Server: (setup: {
    readonly games: readonly Game<DogG>[];
    readonly origins: readonly string[];
  }) => {
    run(config: { readonly port: number }): Promise<{ readonly appServer: HttpServer }>;
  };
};

const { Server } = createRequire(import.meta.url)('boardgame.io/server') as ServerModule;

/** As its manual starts it: matches are kept in memory. */
served(async () => {
  const deltaState = process.argv.includes('patches');
  const game = { ...dogGame, deltaState };
  const { appServer } = await Server({ games: [game], origins: ['http://127.0.0.1'] }).run({ port: 0 });
  return (appServer.address() as AddressInfo).port;
});
