import { artifactToJson } from '../../src/model/artifact-json.ts';
import { isFileShard, viewPathOf, type Artifact } from '../../src/model/artifact.ts';
import { viewIn, type FileShard } from '../../src/model/file-shard.ts';

/** The files of a published atlas that are made of an artifact, with their texts: one, or two for the shard of a file. */
export function publishedTexts({ path, value }: Artifact): (readonly [path: string, text: string])[] {
  const texts: [string, string][] = [[path, artifactToJson(path, value)]];
  if (isFileShard(path))
    texts.push([viewPathOf(path), artifactToJson(viewPathOf(path), viewIn(value as FileShard))]);
  return texts;
}
