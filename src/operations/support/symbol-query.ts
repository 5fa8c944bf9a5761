import * as z from 'zod';
import { nodeId, repository } from './inputs.ts';
import { kindInput } from './records.ts';

/** The inputs that name a symbol: its id, or its name and perhaps its kind. */
export const symbolQuery = {
  repository,
  id: nodeId.optional(),
  name: z
    .string()
    .min(1)
    .optional()
    .describe('Name, with owners if needed: `total`, `Cart.total`. Alternative to `id`'),
  kind: kindInput.optional().describe('With `name`: only symbols of this kind'),
};

export interface SymbolQuery {
  id?: string | undefined;
  name?: string | undefined;
}

export function isNamed({ id, name }: SymbolQuery): boolean {
  return id !== undefined || name !== undefined;
}

export const unnamed = 'id or name is required';
