import { digest } from '../../base/digest.ts';
import { userStateFolder } from '../../base/user-folders.ts';
import { artifactPath, type Artifact } from '../../model/artifact.ts';
import type { HubIndex } from '../../model/hub.ts';
import { commitOutput } from '../../publish/commit.ts';
import { digestArtifacts, ofPages } from '../../publish/digests.ts';
import { openOutput, type Output } from '../../publish/output/output-folder.ts';
import { toPublishError } from '../../publish/publish-error.ts';
import { StagedWriter } from '../../publish/staged-writer.ts';
import { MemoryStore } from '../../store/memory-store.ts';
import { InputError } from '../input-error.ts';
import { hubSite } from './hub-site.ts';

const tablesFolder = artifactPath.hubTables('', '').replace(/\/[^/]*$/, '');

export interface HubContent {
  /** The last one is the index. */
  artifacts: Iterable<Artifact>;
  problems: HubIndex['problems'];
}

export interface HubOutput {
  outputFolder: string;
  /** Whether pages for people are written, too. */
  hasPages: boolean;
  force: boolean;
  signal: AbortSignal;
}

export interface WrittenHub {
  index: HubIndex;
  problems: HubIndex['problems'];
  outputFolder: string;
  files: number;
  bytes: number;
  /** Paths of the files that are new or have other bytes, sorted. */
  written: string[];
  removed: number;
  /** Sentences for the user. */
  notices: string[];
}

/** Makes a hub and replaces the output with it. `make` gets the absolute path of the output, which still holds the earlier hub. */
export async function writeHub(
  { outputFolder, ...options }: HubOutput,
  make: (folder: string) => Promise<HubContent>,
): Promise<WrittenHub> {
  const output = await openOutput(outputFolder, { stateFolder: userStateFolder(), force: options.force });
  try {
    return await stage(output, await make(output.folder), options);
  } catch (cause) {
    throw cause instanceof InputError ? cause : toPublishError(cause, 'write the hub', output.folder);
  } finally {
    await output.close();
  }
}

async function stage(
  output: Output,
  { artifacts, problems }: HubContent,
  { hasPages, force, signal }: Omit<HubOutput, 'outputFolder'>,
): Promise<WrittenHub> {
  const { newFolder, identity } = output.staging;
  const writer = new StagedWriter({ newFolder, identity, output: output.folder });
  const digests: [path: string, digest: string][] = [];
  const changed: string[] = [];
  const files: string[] = [];
  let bytes = 0;
  let index: HubIndex | undefined;
  const write = (path: string, content: Uint8Array): string => {
    signal.throwIfAborted();
    files.push(path);
    bytes += content.length;
    if (writer.write(path, content)) changed.push(path);
    return digest(content);
  };
  const writeArtifact = ({ path, value }: Artifact): string =>
    write(path, Buffer.from(JSON.stringify(value)));
  const made: Artifact[] = [];
  for (const artifact of artifacts) {
    digests.push([artifact.path, writeArtifact(artifact)]);
    // Pages show no copies of tables, which are most of a hub.
    if (hasPages && !artifact.path.startsWith(tablesFolder)) made.push(artifact);
    if (artifact.path === artifactPath.hub) index = artifact.value as HubIndex;
  }
  for (const artifact of digestArtifacts(digests)) writeArtifact(artifact);
  if (hasPages) {
    const pages: [path: string, digest: string][] = [];
    for await (const { path, content } of hubSite(new MemoryStore(made)))
      pages.push([path, write(path, content)]);
    for (const artifact of digestArtifacts(pages, ofPages)) writeArtifact(artifact);
    digests.push(...pages);
  }
  if (!index) throw new Error('The artifacts of a hub have no index.');
  const generation = digest(JSON.stringify(digests));
  const isSame = output.before.generation === generation && changed.length === 0;
  const { removed, notices } = isSame
    ? { removed: 0, notices: [] }
    : await commitOutput(output, { generation, files, changed, writer, force, inPlace: false, signal });
  const written = changed.sort();
  return {
    index,
    problems,
    outputFolder: output.folder,
    files: files.length,
    bytes,
    written,
    removed,
    notices,
  };
}
