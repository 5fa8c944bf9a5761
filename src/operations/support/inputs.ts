import { z } from 'zod';

const DEFAULT_LIMIT = 50;
export const MAX_LIMIT = 200;

/** Which repository is meant. An atlas holds one, so that it may be left out. */
export const repository = z
  .string()
  .optional()
  .describe('Name of the repository; an atlas holds one, so it may be left out');

/** A `limit` of a question whose answers are long or few. */
export function limitOf(usual: number) {
  return z
    .int()
    .positive()
    .default(usual)
    .describe(`How many to answer with; more than ${MAX_LIMIT} is taken as ${MAX_LIMIT}`);
}

export const limit = limitOf(DEFAULT_LIMIT);

export const offset = z.int().nonnegative().default(0).describe('How many to leave out at the start');

/** Claude Code and others refuse answers of more than 25,000 tokens. */
const DEFAULT_BUDGET = 24_000;

export const budget = z
  .int()
  .positive()
  .default(DEFAULT_BUDGET)
  .describe(
    `About how many tokens the answer may cost: it is cut at whole items, at least one, and says how to go on`,
  );

export const nodeId = z
  .string()
  .min(1)
  .describe('Node id: `{kind}:{path}:{qualified.name}`, `file:{path}` or `{path}::{qualified.name}`');

export function capLimit(wanted: number): number {
  return Math.min(wanted, MAX_LIMIT);
}
