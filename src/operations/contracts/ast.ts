import type { FieldNames } from '../operation.ts';

/** Field names in the inputs of the `Ast…` tools. */
export const astInput: FieldNames = { id: 'symbolId', path: 'relPath' };

/** Field names in the answers of the `Ast…` tools. */
export const astOutput: FieldNames = {
  ...astInput,
  repository: 'root',
  parentId: 'container',
  fromId: 'fromSymbolId',
  toId: 'toSymbolId',
  toIds: 'toSymbolIds',
  viaId: 'viaSymbolId',
};
