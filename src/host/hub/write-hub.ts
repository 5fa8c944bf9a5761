import { digest } from '../../base/digest.ts';
import { programDigest } from '../../base/code-digest.ts';
import { artifactPath, type Artifact } from '../../model/artifact.ts';
import { compareText } from '../../model/order.ts';
import { commitOutput } from '../../publish/commit.ts';
import { digestArtifacts, ofPages } from '../../publish/digests.ts';
import type { Output } from '../../publish/output/output-folder.ts';
import { hubSite } from './hub-site.ts';
import type { HubFile, HubWriter } from './hub-writer.ts';

const tablesFolder = artifactPath.hubTables('', '').replace(/\/[^/]*$/, '');

export interface WrittenHub {
  outputFolder: string;
  /** Identifies the content. */
  generation: string;
  files: number;
  bytes: number;
  /** Paths of the files that are new or have other bytes, sorted. */
  written: string[];
  removed: number;
  /** Sentences for the user. */
  notices: string[];
}

interface FinishOptions {
  /** Whether pages for people are written, too. */
  hasPages: boolean;
  force: boolean;
  signal: AbortSignal;
}

/** Adds digests and pages to the artifacts of a hub, and replaces the output with it. */
export async function finishHub(
  output: Output,
  writer: HubWriter,
  { hasPages, force, signal }: FinishOptions,
): Promise<WrittenHub> {
  const artifacts = digestsOf(writer.files);
  write(writer, digestArtifacts(artifacts));
  const pages = hasPages ? digestsOf(await writePages(writer, artifacts)) : [];
  if (hasPages) write(writer, digestArtifacts(pages, ofPages));
  const generation = digest(JSON.stringify([artifacts, pages]));
  const { files, changed } = writer;
  const isSame = output.before.generation === generation && changed.length === 0;
  const commit = { generation, files: files.map(({ path }) => path), changed, writer: writer.writer };
  const { removed, notices } = isSame
    ? { removed: 0, notices: [] }
    : await commitOutput(output, { ...commit, force, inPlace: false, signal });
  return {
    outputFolder: output.folder,
    generation,
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    written: changed.sort(),
    removed,
    notices,
  };
}

function digestsOf(files: readonly HubFile[]): [path: string, digest: string][] {
  return files
    .map(({ path, digest: hash }): [string, string] => [path, hash])
    .sort(([a], [b]) => compareText(a, b));
}

function write(writer: HubWriter, artifacts: readonly Artifact[]): void {
  for (const { path, value } of artifacts) writer.write(path, Buffer.from(JSON.stringify(value)));
}

/** Renders the pages that show something else than those of the earlier hub. */
async function writePages(writer: HubWriter, artifacts: readonly [string, string][]): Promise<HubFile[]> {
  const program = programDigest();
  // Pages show no copies of tables besides their indexes.
  const isShown = ([path]: readonly [string, string]): boolean =>
    !path.startsWith(tablesFolder) || path.endsWith('/index.json');
  const all = digest(program, JSON.stringify(artifacts.filter(isShown)));
  const before = writer.keep('pages', all);
  if (before) {
    for (const { path } of before) writer.keep(unitOf(path));
    return before;
  }
  const keys = new Map<string, string>();
  const kept: HubFile[] = [];
  const isKept = (page: string, data: string): boolean => {
    const key = digest(program, data);
    keys.set(page, key);
    const files = writer.keep(unitOf(page), key);
    if (files) kept.push(...files);
    return files !== undefined;
  };
  const made = new Map<string, HubFile[]>();
  for await (const { page, path, content } of hubSite(writer, isKept)) {
    const files = made.get(page) ?? [];
    files.push(writer.write(path, content));
    made.set(page, files);
  }
  for (const [page, key] of keys) {
    const files = made.get(page);
    if (files) writer.units.set(unitOf(page), { key, files });
  }
  const files = [...kept, ...[...made.values()].flat()];
  writer.units.set('pages', { key: all, files });
  return files;
}

function unitOf(page: string): string {
  return `page/${page}`;
}
