import { digest } from '../base/digest.ts';
import type { Artifact } from '../model/artifact.ts';
import { artifactToJson } from '../model/artifact-json.ts';
import type { StagedWriter } from './staged-writer.ts';

export interface StagedArtifact {
  path: string;
  hash: string;
  bytes: number;
  /** False if it is published with the same bytes. */
  isStaged: boolean;
}

/** Writes an artifact, unless it is published with the same hash. */
export function stageArtifact(
  { path, value }: Artifact,
  published: string | undefined,
  writer: StagedWriter,
): StagedArtifact {
  const bytes = Buffer.from(artifactToJson(path, value));
  const hash = digest(bytes);
  const isStaged = published !== hash && writer.write(path, bytes);
  return { path, hash, bytes: bytes.length, isStaged };
}
