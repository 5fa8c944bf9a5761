import { rememberPromise } from '../base/remember-promise.ts';
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
  const { openModel } = await import('../embedding/transformers-model.ts');
  return rememberPromise(embedders, model, () => openModel(model, cwd));
}
