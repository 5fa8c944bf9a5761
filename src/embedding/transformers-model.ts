import { statSync } from 'node:fs';
import { basename, dirname, isAbsolute, resolve } from 'node:path';
import * as z from 'zod';
import { ModelError, type Embedder } from '../model/embedder.ts';

/** An optional peer dependency: users who want a model install it next to treeatlas. */
const library = '@huggingface/transformers';

/** Texts passed to the model at once. */
const BATCH = 16;

/** The used part of the library. */
const Library = z.object({
  env: z.custom<object>((value) => typeof value === 'object' && value !== null),
  pipeline: z.custom<(task: string, model: string) => Promise<Extract>>(
    (value) => typeof value === 'function',
  ),
});
type Extract = (texts: readonly string[], options: object) => Promise<{ tolist(): unknown }>;

const Vectors = z.array(z.array(z.number()).min(1));

/**
 * Opens an embedding model: a folder, which is only read locally, or a name, which the library downloads if
 * necessary. A path is absolute or begins with "./" or "../" (relative to `folder`), so that a folder of the
 * current repository cannot be mistaken for a model name. Throws `ModelError` when the library is not
 * installed or the folder does not exist. Tests pass `load`.
 */
export async function openModel(
  model: string,
  folder: string,
  load: () => Promise<unknown> = () => import(library),
): Promise<Embedder> {
  const { env, pipeline } = await loadLibrary(load);
  const path = resolve(folder, model);
  const isFolder = isAbsolute(model) || /^\.{1,2}([/\\]|$)/.test(model);
  if (isFolder && !statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new ModelError(
      `The model folder ${model} does not exist. Name the folder of a model, or a model of the library.`,
    );
  // Artifacts contain the name only: the location of the folder is private.
  const name = isFolder ? basename(path) : model;
  if (isFolder)
    Object.assign(env, { allowRemoteModels: false, allowLocalModels: true, localModelPath: dirname(path) });
  let extract: Promise<Extract> | undefined;
  return {
    name,
    async embed(texts) {
      extract ??= pipeline('feature-extraction', name);
      const vectors: number[][] = [];
      try {
        for (let from = 0; from < texts.length; from += BATCH) {
          const batch = texts.slice(from, from + BATCH);
          const tensor = await (await extract)(batch, { pooling: 'mean', normalize: true });
          vectors.push(...Vectors.length(batch.length).parse(tensor.tolist()));
        }
      } catch (cause) {
        throw new ModelError(
          `The model "${model}" returned no vectors. Name a model for "feature-extraction", or omit --model.`,
          { cause },
        );
      }
      return vectors;
    },
  };
}

async function loadLibrary(load: () => Promise<unknown>): Promise<z.infer<typeof Library>> {
  try {
    const { env, pipeline } = (await load()) as Record<string, unknown>;
    return Library.parse({ env, pipeline });
  } catch (cause) {
    throw new ModelError(
      `A model needs the library ${library}, which is not installed. Install it with "npm install ${library}", or omit --model: search learns from the repository itself.`,
      { cause },
    );
  }
}
