/** The result of looking at one thing. */
export interface Check {
  name: string;
  status: 'ok' | 'warning' | 'failed';
  /** What was found. */
  found: string;
  /** What to do. */
  next?: string;
}
