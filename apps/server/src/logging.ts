import { pino, stdTimeFunctions } from 'pino';
import type { DestinationStream } from 'pino';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What may be said about an event: numbers, and words that the server itself has chosen. */
export type Details = { readonly [key: string]: string | number };

/**
 * The server's log. It takes the name of an event and a few details and nothing else: no request, no error and no message can be
 * handed to it, so that none can slip in with what it carries.
 */
export interface Log {
  debug(event: string, details?: Details): void;
  info(event: string, details?: Details): void;
  warn(event: string, details?: Details): void;
  error(event: string, details?: Details): void;
}

const standardError = 2;

/** A log of lines of JSON, on the standard error unless told otherwise. */
export function openLog(level: LogLevel, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: stdTimeFunctions.isoTime };
  const logger = pino(options, destination ?? pino.destination(standardError));
  return {
    debug: (event, details) => logger.debug({ event, ...details }),
    info: (event, details) => logger.info({ event, ...details }),
    warn: (event, details) => logger.warn({ event, ...details }),
    error: (event, details) => logger.error({ event, ...details }),
  };
}

const isFrame = (line: string): boolean => /^\s+at /.test(line);

/** An error without its message, which may quote what somebody sent or what a game keeps secret: its kind, and where it was thrown. */
export function traceOf(error: unknown): Details {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const stack = (error.stack ?? '').replace(error.message, '');
  const frames = stack.split('\n').filter(isFrame).slice(0, 8);
  return { error: error.name, ...code, at: frames.map((line) => line.trim()).join(' < ') };
}
