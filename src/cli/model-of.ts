import type { Embedder } from '../model/embedder.ts';
import type { Terminal } from './terminal.ts';

/** Flags and description, as commander takes them. */
export const modelOption = [
  '--model <name>',
  'language model for search: a folder, such as ./model, or a name of @huggingface/transformers, which you install yourself',
] as const;

/** One of each: a model takes much memory. */
const opened = new Map<string, Promise<Embedder>>();

/**
 * The language model that the command line names, if it does. No configuration can: it may be somebody else's, and a name can mean a
 * download. Throws `ModelError` when the model cannot be used.
 */
export async function modelOf(
  { cwd }: Terminal,
  { model }: { model?: string | undefined },
): Promise<Embedder | undefined> {
  if (model === undefined) return undefined;
  const known = opened.get(model);
  if (known) return known;
  const { openModel } = await import('../embedding/transformers-model.ts');
  const opening = openModel(model, cwd);
  opened.set(model, opening);
  return opening;
}
