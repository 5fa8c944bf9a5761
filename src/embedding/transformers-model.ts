import { statSync } from 'node:fs';
import { basename, dirname, isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import { ModelError, type Embedder } from '../model/embedder.ts';

/** The user installs it beside treeatlas, if anybody wants a model. */
const library = '@huggingface/transformers';

/** Texts that a model reads at once. */
const BATCH = 16;

/** What is used of the library. */
const Library = z.object({
  env: z.custom<object>((value) => typeof value === 'object' && value !== null),
  pipeline: z.custom<(task: string, model: string) => Promise<Extract>>(
    (value) => typeof value === 'function',
  ),
});
type Extract = (texts: readonly string[], options: object) => Promise<{ tolist(): unknown }>;

const Vectors = z.array(z.array(z.number()).min(1));

/**
 * A model that turns texts into vectors: a folder, of which nothing is fetched, or a name, which the library
 * fetches when it has it not. A path begins with "./" or "../" (relative to `folder`) or is absolute: a folder of the
 * current repository must not pass for the model of that name. Throws `ModelError` when the library is not
 * installed or the folder does not exist. `load` is for tests.
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
      `There is no folder ${model}. Name the folder of a model, or a model of the library.`,
    );
  // The name alone goes into artifacts: where a folder lies is nobody's business.
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
          `The model "${model}" gives no vectors. Name one for "feature-extraction", or leave --model out.`,
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
      `A model needs the library ${library}, which is not installed beside treeatlas. Install it with "npm install ${library}", or leave --model out: search learns from the repository itself.`,
      { cause },
    );
  }
}
