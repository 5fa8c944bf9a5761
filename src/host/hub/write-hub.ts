import { digest } from '../../base/digest.ts';
import { userStateFolder } from '../../base/user-folders.ts';
import { artifactPath, type Artifact } from '../../model/artifact.ts';
import type { HubIndex } from '../../model/hub.ts';
import { commitOutput } from '../../publish/commit.ts';
import { digestArtifacts } from '../../publish/digests.ts';
import { openOutput, type Output } from '../../publish/output/output-folder.ts';
import { toPublishError } from '../../publish/publish-error.ts';
import { StagedWriter } from '../../publish/staged-writer.ts';
import { InputError } from '../input-error.ts';

export interface HubContent {
  /** The last one is the index. */
  artifacts: Iterable<Artifact>;
  problems: HubIndex['problems'];
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
  { outputFolder, force, signal }: { outputFolder: string; force: boolean; signal: AbortSignal },
  make: (folder: string) => Promise<HubContent>,
): Promise<WrittenHub> {
  const output = await openOutput(outputFolder, { stateFolder: userStateFolder(), force });
  try {
    return await stage(output, await make(output.folder), force, signal);
  } catch (cause) {
    throw cause instanceof InputError ? cause : toPublishError(cause, 'write the hub', output.folder);
  } finally {
    await output.close();
  }
}

async function stage(
  output: Output,
  { artifacts, problems }: HubContent,
  force: boolean,
  signal: AbortSignal,
): Promise<WrittenHub> {
  const { newFolder, identity } = output.staging;
  const writer = new StagedWriter({ newFolder, identity, output: output.folder });
  const digests: [path: string, digest: string][] = [];
  const changed: string[] = [];
  const files: string[] = [];
  let bytes = 0;
  let index: HubIndex | undefined;
  const write = ({ path, value }: Artifact): string => {
    signal.throwIfAborted();
    const text = JSON.stringify(value);
    const content = Buffer.from(text);
    files.push(path);
    bytes += content.length;
    if (writer.write(path, content)) changed.push(path);
    return digest(text);
  };
  for (const artifact of artifacts) {
    digests.push([artifact.path, write(artifact)]);
    if (artifact.path === artifactPath.hub) index = artifact.value as HubIndex;
  }
  for (const artifact of digestArtifacts(digests)) write(artifact);
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
