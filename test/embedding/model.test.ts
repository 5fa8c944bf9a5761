import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { searchLayer } from '../../src/features/search/index/search-layer.ts';
import { keepVectors } from '../../src/embedding/kept-vectors.ts';
import { openModel } from '../../src/embedding/transformers-model.ts';
import { ModelError, type Embedder } from '../../src/model/embedder.ts';
import { runOperation } from '../../src/operations/run-operation.ts';
import { search } from '../../src/features/search/search.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';
import type { FileShard } from '../../src/model/file-shard.ts';
import { scratchFolder } from '../indexer/source/scratch.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';

/** A model that knows three subjects. */
const subjects = [/money|amount|currency|format|euro/i, /cart|order|customer|basket/i, /text|page|readme/i];
function tinyModel(name = 'tiny-model'): Embedder & { read: string[] } {
  const read: string[] = [];
  return {
    name,
    read,
    embed: (texts) => {
      read.push(...texts);
      return Promise.resolve(
        texts.map((text) => [0.01, ...subjects.map((subject) => (subject.test(text) ? 1 : 0))]),
      );
    },
  };
}

async function atlasWith(embedder?: Embedder): Promise<MemoryStore> {
  const base = tinyArtifacts();
  const builder = searchLayer.open({ embedder });
  const partOf = searchLayer.openParts({ embedder });
  for (const { path, value } of base)
    if (path.startsWith('api/v1/file/')) builder.add(partOf(value as FileShard));
  const layer = [];
  for await (const artifact of builder.artifacts()) layer.push(artifact);
  return new MemoryStore([...base, ...layer]);
}

const ask = (store: MemoryStore, query: string, embedder?: Embedder) =>
  runOperation(search, store, { query, weights: { bm25: 0, activation: 0, semantic: 1 } }, { embedder });

describe('an atlas with a model', () => {
  test('finds documents that the model considers similar, without common words', async () => {
    const model = tinyModel();
    const store = await atlasWith(model);
    expect(await store.read('api/v1/search/index.json')).toMatchObject({
      model: { name: 'tiny-model', dimensions: 4 },
    });
    expect(model.read.join()).toContain('What a customer carries');
    const { results, notes } = await ask(store, 'euro', model);
    expect(results[0]?.path).toBe('src/util/money.ts');
    expect(results[0]?.scoreParts.semantic).toBe(1);
    expect(notes.join()).not.toContain('model');
  });

  test('falls back to the learnt vectors if the model is missing or another one', async () => {
    const store = await atlasWith(tinyModel());
    for (const embedder of [undefined, tinyModel('another')]) {
      const { results, notes } = await ask(store, 'cart order', embedder);
      expect(notes.join()).toContain('"tiny-model"');
      expect(results.length).toBeGreaterThan(0);
    }
    const failing: Embedder = { name: 'tiny-model', embed: () => Promise.reject(new ModelError('gone')) };
    expect((await ask(store, 'cart order', failing)).notes.join()).toContain('"tiny-model"');
  });

  test('requires vectors of the same length for documents and queries', async () => {
    const store = await atlasWith(tinyModel());
    const short: Embedder = { name: 'tiny-model', embed: () => Promise.resolve([[1, 2]]) };
    expect((await ask(store, 'cart', short)).notes.join()).toContain('"tiny-model"');
  });

  test('an atlas without a model says so', async () => {
    expect((await ask(await atlasWith(), 'cart', tinyModel())).notes.join()).toContain(
      'no vectors of the model',
    );
  });
});

describe('the library for models', () => {
  const library = (calls: unknown[] = []) => ({
    env: {} as Record<string, unknown>,
    pipeline: (task: string, model: string) => {
      calls.push([task, model]);
      return Promise.resolve((texts: string[]) =>
        Promise.resolve({ tolist: () => texts.map((text) => [text.length, 1]) }),
      );
    },
  });

  test('is optional', async () => {
    const missing = () => Promise.reject(new Error('ERR_MODULE_NOT_FOUND'));
    await expect(openModel('x', '.', missing)).rejects.toThrow('npm install @huggingface/transformers');
    await expect(openModel('x', '.', () => Promise.resolve({}))).rejects.toBeInstanceOf(ModelError);
  });

  test('embeds texts in batches, and loads a model once', async () => {
    const calls: unknown[] = [];
    const model = await openModel('some/model', '.', () => Promise.resolve(library(calls)));
    const texts = Array.from({ length: 40 }, (_, at) => 'x'.repeat(at));
    expect(await model.embed(texts)).toEqual(texts.map((text) => [text.length, 1]));
    expect(await model.embed(['a'])).toEqual([[1, 1]]);
    expect(calls).toEqual([['feature-extraction', 'some/model']]);
  });

  test('does not download a model from a folder, whose path stays private', async () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, 'mine'));
    const loaded = library();
    const model = await openModel('./mine', folder, () => Promise.resolve(loaded));
    expect(model.name).toBe('mine');
    expect(loaded.env).toMatchObject({ allowRemoteModels: false, localModelPath: folder });
  });

  test('does not confuse folders and model names', async () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, 'some/model'), { recursive: true });
    const loaded = library();
    const model = await openModel('some/model', folder, () => Promise.resolve(loaded));
    expect({ name: model.name, env: loaded.env }).toEqual({ name: 'some/model', env: {} });
    for (const path of ['./absent', '..\\absent', join(folder, 'absent')])
      await expect(openModel(path, folder, () => Promise.resolve(library()))).rejects.toThrow(
        'does not exist',
      );
  });

  test('the error for an unsuitable model says so', async () => {
    const other = {
      env: {},
      pipeline: () => Promise.resolve(() => Promise.resolve({ tolist: () => 'text' })),
    };
    const model = await openModel('x', '.', () => Promise.resolve(other));
    await expect(model.embed(['a'])).rejects.toThrow('feature-extraction');
  });
});

test('cached vectors are reused', async () => {
  const folder = join(scratchFolder(), 'embeddings');
  const [first, second] = [tinyModel(), tinyModel()];
  const made = await keepVectors(first, folder).embed(['cart', 'money', 'cart']);
  const read = await keepVectors(second, folder).embed(['money', 'new', 'cart']);
  expect(second.read).toEqual(['new']);
  expect(read[2]).toEqual(made[0]);
  expect(await keepVectors(tinyModel('other'), folder).embed([])).toEqual([]);
});
