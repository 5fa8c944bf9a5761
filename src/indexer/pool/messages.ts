/** What travels between the pool and its processes. Answers come in the order of the requests. */
export type ToWorker = { type: 'setup'; setup: unknown } | { type: 'request'; request: unknown };

export type FromWorker =
  | { type: 'ready' }
  /** The module could not be loaded: no process will ever do better. */
  | { type: 'broken'; message: string }
  | { type: 'response'; response: unknown; rss: number }
  | { type: 'error'; message: string; rss: number };
