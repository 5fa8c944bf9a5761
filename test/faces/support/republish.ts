import { digest } from '../../../src/base/digest.ts';
import { digestArtifacts } from '../../../src/publish/digests.ts';

/** Changes a file of a published atlas, and its digest. */
export function republish(files: Map<string, string>, path: string, text: string): void {
  files.set(path, text);
  const isDigest = (name: string) => name.startsWith('api/v1/digests/');
  const digests = [...files]
    .filter(([name]) => !isDigest(name))
    .map(([name, each]) => [name, digest(each)] as const);
  for (const artifact of digestArtifacts(digests)) files.set(artifact.path, JSON.stringify(artifact.value));
}
