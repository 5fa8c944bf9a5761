/** The result of looking at one thing. */
export interface Check {
  name: string;
  status: 'ok' | 'warning' | 'failed';
  found: string;
  /** The next step for the user; absent if none is needed. */
  next?: string;
}
