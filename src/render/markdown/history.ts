import type { DiffPart, IndexedPart, SnapshotPart, SnapshotsPart } from '../answers.ts';
import { count, fence, item, paragraphs, section } from './parts.ts';
import { printableLine } from '../printable.ts';

export function renderSnapshots({ snapshots }: SnapshotsPart): string {
  const lines = snapshots.map(({ short_id, timestamp, subject, author, tags }) => {
    const names = tags.length > 0 ? ` (${tags.join(', ')})` : '';
    return item(`${short_id}${names} ${timestamp.slice(0, 10)} ${subject} (${author})`);
  });
  return lines.length > 0 ? lines.join('\n') : 'No snapshots.';
}

export function renderSnapshot({ snapshot, node }: SnapshotPart): string {
  const edges = (list: typeof node.depends_on) =>
    list.map(({ target_id, edge_type }) => item(`${edge_type} ${target_id}`));
  return paragraphs([
    printableLine(`# ${node.id} at ${snapshot.short_id}`),
    `${snapshot.timestamp}, lines ${node.line_start} to ${node.line_end}`,
    node.source === undefined && node.signature ? fence(node.signature, '') : '',
    node.description ?? '',
    node.source === undefined ? '' : fence(node.source, ''),
    section('Depends on', edges(node.depends_on)),
    section('Depended on by', edges(node.depended_by)),
  ]);
}

export function renderDiff({ from, to, summary, nodes, edges }: DiffPart): string {
  const { files } = summary;
  const edge = ({ source_id, target_id, edge_type }: DiffPart['edges']['added'][number]) =>
    item(`${source_id} ${edge_type} ${target_id}`);
  return paragraphs([
    printableLine(`# ${from.short_id} to ${to.short_id}`),
    [`Nodes: ${said(summary.nodes)}`, `Edges: ${said(summary.edges)}`, `Files: ${said(files)}`].join('\n'),
    section(
      'Changed',
      nodes.changed.map(({ id, parts }) => item(`${id} (${parts.join(', ')})`)),
    ),
    section(
      'Moved and renamed',
      nodes.moved.map(({ id, from_id, how, score, parts, carried }) => {
        const more = [
          how,
          `${Math.round(score * 100)} % alike`,
          parts.length > 0 ? `changed: ${parts.join(', ')}` : '',
          carried > 0 ? `with ${count(carried, 'node')}` : '',
        ];
        return item(`${from_id} -> ${id} (${more.filter(Boolean).join('; ')})`);
      }),
    ),
    section(
      'Removed',
      nodes.removed.map(({ id }) => item(id)),
    ),
    section(
      'Added',
      nodes.added.map(({ id }) => item(id)),
    ),
    section('Edges added', edges.added.map(edge)),
    section('Edges removed', edges.removed.map(edge)),
  ]);
}

function said(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, number]) => `${number} ${name}`)
    .join(', ');
}

export function renderIndexed({ repository, counts, delta, files }: IndexedPart): string {
  return paragraphs([
    printableLine(
      `${repository.name}: ${count(counts.files, 'file')}, ${count(counts.symbols, 'symbol')}. ${said(delta)}.`,
    ),
    section(
      'Files',
      files.map(({ path, change }) => item(`${change} ${path}`)),
    ),
  ]);
}
