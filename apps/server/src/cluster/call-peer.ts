import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ClusterNode } from '@rudel/store';
import type { Introduction, PeerSecret } from './peer-secret.ts';

/** Nobody of this name is there any more: its process has ended. */
export class PeerGone extends Error {}

/** It may be there or not. */
export class PeerUnreachable extends Error {}

/** How long an answer may take, in milliseconds. */
const patience = 500;
/** The same for one that tries something first. */
const patienceForTrying = 2500;

/** Where a line to a server begins, and what it speaks; whoever changes what travels over it changes this. */
export const linePath = '/line/1';
export const lineProtocol = 'rudel-line';
/** Where a server says whether it can renew its lease. */
export const leasePath = '/lease';

/** The one that was called is not who it was, and says so to somebody who knows the secret. */
export const misdirected = 421;

type Opened = { readonly stream: Duplex; readonly head: Buffer };

function placeOf({ address }: ClusterNode): { readonly host: string; readonly port: number } {
  const colon = address.lastIndexOf(':');
  return { host: address.slice(0, colon), port: Number(address.slice(colon + 1)) };
}

const codeOf = (error: Error & { readonly code?: string }): string => error.code ?? '';

/** Only a machine that answers can refuse: the process is gone, or has another address. */
const faultOf = (error: Error): Error =>
  codeOf(error) === 'ECONNREFUSED' ? new PeerGone() : new PeerUnreachable();

function refusalIn(answer: IncomingMessage, introduction: Introduction, secret: PeerSecret): Error {
  const isTold = answer.statusCode === misdirected && secret.isAnswer(introduction, answer.headers);
  return isTold ? new PeerGone() : new PeerUnreachable();
}

/** Opens a line to another server. */
export function openLine(node: ClusterNode, secret: PeerSecret): Promise<Opened> {
  const introduction = secret.introduction(node.name);
  const headers = { ...introduction, connection: 'Upgrade', upgrade: lineProtocol };
  return new Promise((resolve, reject) => {
    const asking = request({ ...placeOf(node), path: linePath, headers, agent: false });
    const late = setTimeout(() => asking.destroy(new PeerUnreachable()), patience);
    const over = (): void => clearTimeout(late);
    asking.on('upgrade', (answer, stream, head) => {
      over();
      stream.on('error', () => stream.destroy());
      if (secret.isAnswer(introduction, answer.headers)) {
        stream.setNoDelay(true);
        resolve({ stream, head });
      } else {
        stream.destroy();
        reject(new PeerUnreachable());
      }
    });
    asking.on('response', (answer) => {
      over();
      answer.resume();
      reject(refusalIn(answer, introduction, secret));
    });
    asking.on('error', (error) => {
      over();
      reject(faultOf(error));
    });
    asking.end();
  });
}

/** Whether another server says that it can renew its lease. */
export function canRenew(node: ClusterNode, secret: PeerSecret): Promise<boolean> {
  const headers = secret.introduction(node.name);
  return new Promise((resolve) => {
    const asking = request({
      ...placeOf(node),
      path: leasePath,
      headers,
      agent: false,
      timeout: patienceForTrying,
    });
    asking.on('timeout', () => asking.destroy());
    asking.on('error', () => resolve(false));
    asking.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200 && secret.isAnswer(headers, answer.headers));
    });
    asking.end();
  });
}
