/** Messages between the pool and its processes. Responses come in the order of the requests. */
export type ToWorker = { type: 'setup'; setup: unknown } | { type: 'request'; request: unknown };

export type FromWorker =
  | { type: 'ready' }
  /** The module could not be loaded, which would happen in every process. */
  | { type: 'broken'; message: string }
  | { type: 'response'; response: unknown; rss: number }
  | { type: 'error'; message: string; rss: number };
