import type { AtlasIndex } from '../model/atlas-index.ts';
import { loadOperations } from './operations.ts';

/** Returns the operations as the index of an atlas lists them, with the first sentence of each description. */
export async function listOperations(): Promise<AtlasIndex['operations']> {
  return (await loadOperations()).map(({ name, description, static: answer }) => ({
    name,
    description: `${/^.*?(?=[.:](?: |$))/.exec(description)?.[0] ?? description}.`,
    static: answer,
  }));
}
