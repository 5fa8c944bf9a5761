import * as z from 'zod';

const DEFAULT_LIMIT = 50;
export const MAX_LIMIT = 200;

/** Selects a repository, see `ask`. A question of a store alone accepts its name. */
export const repository = z
  .string()
  .optional()
  .describe('Name of the repository, its path, or a path in it; optional');

/** Returns the schema of a `limit` with this default. */
export function limitOf(defaultValue: number) {
  return z.int().positive().default(defaultValue).describe(`Items to return, at most ${MAX_LIMIT}`);
}

export const limit = limitOf(DEFAULT_LIMIT);

export const offset = z.int().nonnegative().default(0).describe('Items to skip');

/** Claude Code and others refuse answers of more than 25,000 tokens. */
const DEFAULT_BUDGET = 24_000;

export const budget = z
  .int()
  .positive()
  .default(DEFAULT_BUDGET)
  .describe('Approximate maximum of tokens; `meta.next` continues');

export const nodeId = z
  .string()
  .min(1)
  .describe(
    'Id of a node from any answer: `{kind}:{path}:{qualified.name}` or `file:{path}`; `{path}::{qualified.name}` works too',
  );

export function capLimit(limit: number): number {
  return Math.min(limit, MAX_LIMIT);
}
