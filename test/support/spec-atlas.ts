import type { Artifact } from '../../src/model/artifact.ts';
import { artifactPath } from '../../src/model/artifact.ts';
import { buildDirectories, buildFiles, fileArtifacts, type AtlasSpec } from './atlas-builder.ts';
import { tinyArtifacts } from './tiny-atlas.ts';

/** The artifacts of files and edges that a property test made up: what answers about them read, and no more. */
export function specArtifacts(spec: Pick<AtlasSpec, 'files'> & Partial<AtlasSpec>): Artifact[] {
  const whole: AtlasSpec = { prefixes: [], skipped: [], edges: [], open: [], ...spec };
  const files = buildFiles(whole);
  const index = tinyArtifacts().find(({ path }) => path === artifactPath.index)!;
  return [
    index,
    ...buildDirectories(whole, files).map((value) => ({
      path: artifactPath.directory(value.address),
      value,
    })),
    ...fileArtifacts(files),
  ];
}
