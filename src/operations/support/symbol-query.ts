import { z } from 'zod';
import { nodeId, repository } from './inputs.ts';
import { kindInput } from './records.ts';

/** How a symbol is named: by id, or by name and perhaps kind. */
export const symbolQuery = {
  repository,
  symbolId: nodeId.optional(),
  name: z.string().min(1).optional().describe('Name or dotted end of one: `total`, `Cart.total`'),
  kind: kindInput.optional(),
};

export function isNamed({
  symbolId,
  name,
}: {
  symbolId?: string | undefined;
  name?: string | undefined;
}): boolean {
  return symbolId !== undefined || name !== undefined;
}

export const unnamed = 'symbolId or name is required';
