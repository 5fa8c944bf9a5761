import { type Artifact, artifactPath } from '../../../src/model/artifact.ts';
import type { FileShard } from '../../../src/model/file-shard.ts';
import { tinyArtifacts } from '../../support/tiny-atlas.ts';

/** Returns the tiny atlas with a changed file. */
export function editedArtifacts(path: string, source: string): Artifact[] {
  return tinyArtifacts().map((artifact) => {
    if (artifact.path !== artifactPath.file(path)) return artifact;
    return { ...artifact, value: { ...(artifact.value as FileShard), source, hash: 'e'.repeat(64) } };
  });
}
