import type { AtlasIndex } from '../model/atlas-index.ts';
import { operations } from './operations.ts';

/** Returns the operations as the index of an atlas lists them, with the first sentence of each description. */
export function listOperations(): AtlasIndex['operations'] {
  return operations.map(({ name, description, static: answer }) => ({
    name,
    description: `${/^.*?(?=[.:](?: |$))/.exec(description)?.[0] ?? description}.`,
    static: answer,
  }));
}
