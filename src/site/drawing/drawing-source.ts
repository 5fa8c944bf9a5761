import { referenceId, sectionId } from '../../model/address.ts';
import { isFileShard } from '../../model/artifact.ts';
import type { DirectoryShard } from '../../model/directory-shard.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { pagePath } from '../../model/page-path.ts';
import { mermaid } from '../../render/mermaid.ts';
import { callGraph } from '../../render/neighbours/call-graph.ts';
import { dependenciesWithout, directoryGraph } from '../../render/neighbours/directory-graph.ts';
import { fileGraph } from '../../render/neighbours/file-graph.ts';
import type { DrawnTarget, NeighbourDrawing } from '../../render/neighbours/neighbour.ts';
import { atlasUrl, fetchArtifact } from '../scripts/atlas.ts';

/** A text to draw, with where its nodes lead. */
export interface DrawingSource {
  text: string;
  /** Addresses of pages, by id of the node. */
  links: ReadonlyMap<string, string>;
  /** Keys of groups, by id of the node. */
  groups: ReadonlyMap<string, string>;
}

/** Reads the source that a page has for a figure; undefined if a script must make it. Throws for an empty block of a document. */
export function sourceOfFigure(figure: HTMLElement): DrawingSource | undefined {
  const text = figure.querySelector('.drawing-source pre, pre > code')?.textContent;
  if (!text?.trim()) {
    if (figure.dataset['drawing'] === undefined) throw new Error('Its text is empty.');
    return undefined;
  }
  const links = (figure.dataset['links'] ?? '').split(' ').filter(Boolean);
  const written = figure.dataset['groups'] ?? '';
  const groups = (written === '' ? {} : JSON.parse(written)) as Record<string, string>;
  return {
    text,
    links: new Map(
      links.map((each) => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1)]),
    ),
    groups: new Map(Object.entries(groups)),
  };
}

/** Makes the source of a figure from the artifact that it is made of, with some groups opened. Rejects if it cannot be read. */
export async function makeSource(
  figure: HTMLElement,
  opened: ReadonlySet<string>,
): Promise<DrawingSource | undefined> {
  const artifact = figure.dataset['artifact'] ?? '';
  const [, kind, id = ''] = /^(\w+) ?(.*)$/s.exec(figure.dataset['drawing'] ?? '') ?? [];
  const drawing = await drawingOf(artifact, kind, id, opened, figure.dataset['without']);
  if (!drawing) return undefined;
  const { text, ids } = mermaid(drawing);
  const links = new Map<string, string>();
  const groups = new Map<string, string>();
  for (const { key, target, isGroup } of drawing.nodes) {
    const id = ids.get(key);
    if (id !== undefined && target) links.set(id, urlOf(target));
    if (id !== undefined && isGroup) groups.set(id, key);
  }
  return { text, links, groups };
}

async function drawingOf(
  artifact: string,
  kind: string | undefined,
  id: string,
  opened: ReadonlySet<string>,
  without = '[]',
): Promise<NeighbourDrawing | undefined> {
  const json = await fetchArtifact<unknown>(artifact);
  if (!isFileShard(artifact)) {
    const shard = json as DirectoryShard;
    const paths = new Set(JSON.parse(without) as string[]);
    return directoryGraph({ ...shard, dependencies: dependenciesWithout(shard.dependencies, paths) }, opened);
  }
  const { artifactFromJson } = await import('../../model/artifact-json.ts');
  const shard = artifactFromJson(artifact, json) as FileShard;
  if (kind !== 'calls') return fileGraph(shard, opened);
  const index = shard.nodes.findIndex(
    ({ address }) => sectionId(address) === id || referenceId(address) === id,
  );
  return callGraph(shard, index, opened);
}

function urlOf({ page, address }: DrawnTarget): string {
  if (page === 'symbol') return atlasUrl(pagePath.symbol(address));
  if (page === 'other') return atlasUrl(address);
  return atlasUrl(page === 'file' ? pagePath.file(address) : pagePath.directory(address));
}
