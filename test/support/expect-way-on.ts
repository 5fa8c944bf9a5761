import { expect } from 'vitest';

/** Holds an answer to its word: what was cut can be had. */
export function expectWayOn(answer: unknown): void {
  const { meta } = answer as { meta?: { truncated: boolean; next: unknown } };
  if (meta) expect(meta.next !== null, JSON.stringify(meta)).toBe(meta.truncated);
}
