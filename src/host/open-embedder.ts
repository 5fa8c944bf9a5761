import type { Embedder } from '../model/embedder.ts';
import type { ProjectOptions } from './project-options.ts';

/** One embedder a model: a model takes much memory. */
const embedders = new Map<string, Promise<Embedder>>();

/**
 * Returns the language model that the user named; undefined if there is none. A configuration cannot name one: it may
 * come with the repository, and a name can mean a download. Throws `ModelError` if the model cannot be used.
 */
export async function openEmbedder({
  model,
  cwd = process.cwd(),
}: Pick<ProjectOptions, 'model' | 'cwd'>): Promise<Embedder | undefined> {
  if (model === undefined) return undefined;
  const known = embedders.get(model);
  if (known) return known;
  const { openModel } = await import('../embedding/transformers-model.ts');
  const opening = openModel(model, cwd);
  embedders.set(model, opening);
  opening.catch(() => embedders.delete(model));
  return opening;
}
