import type { FieldNames } from '../operation.ts';

/** Field names in the answer of `auzoom_validate`. */
export const validateOutput: FieldNames = { path: 'file' };
