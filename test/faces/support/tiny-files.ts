import { artifactToJson } from '../../../src/model/artifact-json.ts';
import { layers } from '../../../src/features/layers.ts';
import { publishedTexts } from '../../support/published-texts.ts';
import { withLayers } from '../../support/with-layers.ts';
import { digestArtifacts } from '../../../src/publish/digests.ts';
import { digest } from '../../../src/base/digest.ts';
import type { Artifact } from '../../../src/model/artifact.ts';
import { tinyArtifacts } from '../../support/tiny-atlas.ts';
import { tinyBlame } from '../../support/tiny-blame.ts';
import { tinyChanges } from '../../support/tiny-changes.ts';
import { tinyHistory } from '../../support/tiny-history.ts';

/** Every JSON file of the tiny atlas as it would be published: path and text. */
export async function tinyFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const { path, value } of withLayers(
    asStream([...tinyArtifacts(), ...tinyHistory(), ...tinyChanges()]),
    layers,
    tinyBlame,
  )) {
    for (const [file, text] of publishedTexts({ path, value })) files.set(file, text);
  }
  const digests = [...files].map(([path, text]) => [path, digest(text)] as const);
  for (const { path, value } of digestArtifacts(digests)) files.set(path, artifactToJson(path, value));
  return files;
}

async function* asStream(artifacts: readonly Artifact[]): AsyncGenerator<Artifact> {
  await Promise.resolve();
  yield* artifacts;
}
