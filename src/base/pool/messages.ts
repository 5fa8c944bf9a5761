import type { SerializedError } from '../serialized-error.ts';

/** Messages to a worker. It handles them one after the other, except `end`. */
export type ToWorker =
  { type: 'setup'; setup: unknown } | { type: 'request'; request: unknown } | { type: 'end' };

/** Messages of a worker. Each request has one response or error, in the order of the requests. */
export type FromWorker =
  | { type: 'ready' }
  /** The setup failed, which would happen in every worker. */
  | { type: 'broken'; error: SerializedError }
  /** Something to tell while a request is handled. */
  | { type: 'event'; event: unknown }
  | { type: 'response'; response: unknown; rss: number }
  | { type: 'error'; error: SerializedError; rss: number };

export interface WorkerListener {
  onMessage(message: FromWorker): void;
  /** Called once, after the last message. */
  onEnd(end: WorkerEnd): void;
}

export interface WorkerEnd {
  /** Completes the sentence "The process …". */
  reason: string;
  /** Whether somebody killed it: this program, the user, or a system that is short of memory. */
  isKilled: boolean;
  /** The error that ended it, if it is known. */
  cause?: unknown;
}

/** A running thread or process. */
export interface RunningWorker {
  send(message: ToWorker): void;
  /** Ends the worker now. */
  kill(): void;
  /** Sets whether the worker keeps this process alive. */
  hold(held: boolean): void;
}

export type StartWorker = (listener: WorkerListener) => RunningWorker;
