import { expect, test } from 'vitest';
import { artifactPath } from '../../src/model/artifact.ts';
import { PromptStore } from '../../src/server/prompt-store.ts';

test('only what is not there in time is missing, until it is there', async () => {
  let build: (map: string) => void = () => undefined;
  const map = new Promise((resolve) => (build = resolve));
  const store = new PromptStore({
    read: (path) => (path === artifactPath.map ? map : Promise.resolve(path)),
  });
  expect(await store.read(artifactPath.map)).toBeUndefined();
  expect(await store.read(artifactPath.rules)).toBe(artifactPath.rules);
  expect(await store.read(artifactPath.index)).toBe(artifactPath.index);
  build('map');
  await store.complete;
  expect(await store.read(artifactPath.map)).toBe('map');
});
