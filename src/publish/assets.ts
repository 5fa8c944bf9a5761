import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { artifactPath } from '../model/artifact.ts';
import type { AtlasIndex } from '../model/atlas-index.ts';
import type { PageScope } from '../model/page-scope.ts';
import { digest } from '../base/digest.ts';
import { listFiles } from '../base/list-files.ts';
import { serialise } from './job.ts';
import { agentsText } from './agents-text.ts';
import { llmsText } from './llms.ts';
import { digestArtifacts, ofPages } from './digests.ts';
import { schemaArtifacts } from './schemas.ts';
import type { StagedWriter } from './staged-writer.ts';
import type { Made } from './state.ts';

/** Tells GitHub Pages to publish files as they are. */
const NO_JEKYLL = '.nojekyll';
export const LLMS = 'llms.txt';
export const AGENTS = 'AGENTS.md';

export interface AssetResult extends Made {
  changed: string[];
}

/** Writes the files that are the same in every atlas: scripts, styles, fonts and icons of the site, and the schemas. */
export function writeAssets(clientFolder: string, key: string, writer: StagedWriter): AssetResult {
  const result = emptyResult(key);
  for (const path of listFiles(clientFolder))
    put(result, writer, 'assets', path, readFileSync(join(clientFolder, path)));
  put(result, writer, 'assets', NO_JEKYLL, Buffer.alloc(0));
  for (const { path, value } of schemaArtifacts([])) {
    put(result, writer, 'json', path, Buffer.from(serialise(value)));
  }
  return result;
}

/** Writes the files that tell agents how to read the atlas. */
export function writeAgentFiles(
  index: AtlasIndex,
  scope: PageScope,
  key: string,
  writer: StagedWriter,
): AssetResult {
  const result = emptyResult(key);
  put(result, writer, 'assets', LLMS, Buffer.from(llmsText(index, scope)));
  put(result, writer, 'assets', AGENTS, Buffer.from(agentsText(scope)));
  result.inputs.push(artifactPath.index);
  return result;
}

/** Writes the digests of all outputs that are not artifacts. */
export function writeDigests(
  made: Iterable<Pick<Made, 'outputs'>>,
  key: string,
  writer: StagedWriter,
): AssetResult {
  const result = emptyResult(key);
  const digests = [...made].flatMap(({ outputs }) => Object.entries(outputs));
  for (const { path, value } of digestArtifacts(digests, ofPages))
    put(result, writer, 'json', path, Buffer.from(serialise(value)));
  return result;
}

function emptyResult(key: string): AssetResult {
  return { inputs: [], key, outputs: {}, changed: [], bytes: {} };
}

function put(
  result: AssetResult,
  writer: StagedWriter,
  kind: 'assets' | 'json',
  path: string,
  bytes: Uint8Array,
): void {
  result.outputs[path] = digest(bytes);
  result.bytes[kind] = (result.bytes[kind] ?? 0) + bytes.length;
  if (writer.write(path, bytes)) result.changed.push(path);
}
