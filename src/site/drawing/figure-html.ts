import { sectionId } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { DirectoryShard } from '../../model/directory-shard.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { pagePath } from '../../model/page-path.ts';
import type { Cycles } from '../../model/quality.ts';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import { mermaid } from '../../render/mermaid.ts';
import { callGraph } from '../../render/neighbours/call-graph.ts';
import { directoryGraph } from '../../render/neighbours/directory-graph.ts';
import { changesGraph, type ChangesGraphInput } from '../../render/neighbours/changes-graph.ts';
import { cycleGraph } from '../../render/neighbours/cycle-graph.ts';
import { fileGraph } from '../../render/neighbours/file-graph.ts';
import type { DrawnTarget, NeighbourDrawing } from '../../render/neighbours/neighbour.ts';
import type { Links } from '../views/links.ts';
import { counted } from '../views/numbers.ts';

/** Renders the drawing of a symbol with its callers and callees; empty if it has none. */
export function callGraphFigure(shard: FileShard, index: number, links: Links): string {
  const drawing = callGraph(shard, index);
  const node = shard.nodes[index];
  if (!drawing || !node) return '';
  return figureHtml(drawing, links, {
    of: `calls ${sectionId(node.address)}`,
    artifact: artifactPath.file(shard.address),
    label: `References to and from ${drawing.nodes.find(({ here }) => here)?.label ?? node.name}`,
    map: `?symbol=${encodeURIComponent(`${shard.path}::${node.symbol}`)}`,
  });
}

/** Renders the drawing of a file with those that refer to it and those that it refers to; empty if there are none. */
export function fileGraphFigure(shard: FileShard, links: Links): string {
  const drawing = fileGraph(shard);
  if (!drawing) return '';
  const directory = shard.path.slice(0, Math.max(0, shard.path.lastIndexOf('/')));
  return figureHtml(drawing, links, {
    of: 'file',
    artifact: artifactPath.file(shard.address),
    label: `References to and from ${shard.path}`,
    map: `?dir=${encodeURIComponent(directory)}&at=${encodeURIComponent(shard.path)}`,
  });
}

/** Renders the drawing of the references between the entries of a directory; empty if there are none. `without` has those that `shard` lacks. */
export function directoryGraphFigure(
  shard: DirectoryShard,
  links: Links,
  without: ReadonlySet<string> = new Set(),
): string {
  const drawing = directoryGraph(shard);
  if (!drawing) return '';
  return figureHtml(drawing, links, {
    of: 'directory',
    artifact: artifactPath.directory(shard.address),
    label: `References between the files and directories in ${shard.path || 'the repository'}`,
    map: `?dir=${encodeURIComponent(shard.path)}`,
    without: [...without],
  });
}

/** Renders the drawing of a set of files that import each other. */
export function cycleFigure(cycle: Cycles['cycles'][number], common: string, links: Links): string {
  return figureHtml(cycleGraph(cycle, common), links, {
    of: 'cycle',
    artifact: artifactPath.cycles,
    label: `Imports of ${counted(cycle.files.length, 'file')} by each other; those to cut are marked`,
    edge: 'import',
    map: common === '' ? '' : `?dir=${encodeURIComponent(common.slice(0, -1))}`,
  });
}

/** Renders the drawing of a comparison; empty if nothing of the code changed. */
export function changesFigure(input: ChangesGraphInput, links: Links): string {
  const drawing = changesGraph(input);
  if (!drawing) return '';
  return figureHtml(drawing, links, {
    of: 'changes',
    artifact: artifactPath.changes(input.range),
    label: 'Changed files and symbols; the lists of this page say the same',
    edge: 'file',
    map: '',
  });
}

interface Figure {
  /** Names the subject for the script that opens groups. */
  of: string;
  /** Path of the artifact that it is made of. */
  artifact: string;
  label: string;
  /** The meaning of a line. Default: a reference. */
  edge?: string;
  /** Query of the page with the map. */
  map: string;
  /** Paths of entries of the artifact that are not drawn. */
  without?: readonly string[];
}

/** Rows of the tallest place that is kept free for a drawing. Taller drawings are scrolled. */
const MAX_ROWS = 10;

/**
 * The place of a drawing, with its text. Its height is reserved by a class, because the policy of pages allows no styles in attributes.
 * A script draws it; without scripts, the text is there.
 */
function figureHtml(
  drawing: NeighbourDrawing,
  links: Links,
  { of, artifact, label, map, edge = 'reference', without = [] }: Figure,
): string {
  const { text, ids } = mermaid(drawing);
  const targets: string[] = [];
  for (const { key, target } of drawing.nodes)
    if (target) targets.push(`${ids.get(key) ?? ''}=${hrefOf(target, links)}`);
  const attributes = [
    `data-drawing=${attributeValue(of)}`,
    `data-artifact=${attributeValue(artifact)}`,
    `data-links=${attributeValue(targets.join(' '))}`,
    `data-groups=${attributeValue(groupsOf(drawing, ids))}`,
    `data-map=${attributeValue(`${links.hrefOf(pagePath.explore)}${map}`)}`,
    `aria-label=${attributeValue(label)}`,
    ...(without.length > 0 ? [`data-without=${attributeValue(JSON.stringify(without))}`] : []),
  ];
  const left = drawing.left > 0 ? `<p class=drawing-left>${counted(drawing.left, `more ${edge}`)}</p>` : '';
  return (
    `<figure class="drawing rows-${Math.max(1, Math.min(MAX_ROWS, drawing.rows))}" ${attributes.join(' ')}>` +
    '<div class=drawing-view></div>' +
    '<p class=drawing-note>Drawings need <span class=needs>JavaScript</span>. Their Mermaid text and the lists of the page say the same.</p>' +
    `${left}<details class=drawing-source><summary>Mermaid source</summary><pre tabindex=0>${escapeHtml(text)}</pre></details></figure>`
  );
}

function hrefOf({ page, address }: DrawnTarget, links: Links): string {
  if (page === 'symbol') return links.symbol(address);
  if (page === 'other') return links.hrefOf(address);
  return page === 'file' ? links.file(address) : links.directory(address);
}

/** The keys of the groups by id, as JSON. */
function groupsOf({ nodes }: NeighbourDrawing, ids: ReadonlyMap<string, string>): string {
  const groups = nodes.filter(({ isGroup }) => isGroup).map(({ key }) => [ids.get(key) ?? '', key]);
  return groups.length === 0 ? '' : JSON.stringify(Object.fromEntries(groups));
}
