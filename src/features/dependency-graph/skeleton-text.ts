import type { Edge, Node } from '../../operations/support/graph-node.ts';
import { count } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';
import type { GraphAnswer } from './get-graph-answer.ts';

/** Renders a file without bodies: imports, importers, and its nested definitions with lines and signatures. */
export function renderSkeleton({ center, descendants, meta }: GraphAnswer): string {
  const children = new Map<string, Node[]>();
  for (const node of descendants)
    children.set(node.parent_id, [...(children.get(node.parent_id) ?? []), node]);
  const below = (id: string, indent: string): string[] =>
    (children.get(id) ?? [])
      .sort((a, b) => a.line_start - b.line_start)
      .flatMap((node) => [indent + line(node), ...below(node.id, `${indent}  `)]);
  const cut = meta.total - meta.returned;
  return [
    `${printableLine(center.file_path)}, ${count(center.line_end, 'line')}, without bodies`,
    files('imports', center.depends_on),
    files('imported by', center.depended_by),
    '',
    ...below(center.id, ''),
    ...(cut > 0 ? [`… and ${cut} more`] : []),
    '',
    `To read the source of a symbol: treeatlas get-node '${printableLine(descendants[0]?.id ?? center.id)}'`,
  ]
    .filter((text) => text !== undefined)
    .join('\n');
}

function line({ name, type, line_start: start, line_end: end, signature, summary }: Node): string {
  const lines = start === end ? String(start) : `${start}-${end}`;
  const doc = summary === undefined || summary === '' ? '' : ` — ${summary}`;
  // Most signatures already contain the kind, as a keyword of the language.
  const kind = signature !== undefined && new RegExp(`\\b${type}\\b`).test(signature) ? '' : `${type} `;
  return printableLine(`${lines} ${kind}${signature ?? name}${doc}`);
}

/** Lists files and packages; edges to their symbols are omitted. */
function files(title: string, edges: readonly Edge[]): string | undefined {
  const ends = edges.map(({ target_id: id }) => id).filter((id) => /^(file|package):[^:]*$/.test(id));
  if (ends.length === 0) return undefined;
  return `${title}: ${ends.map((id) => printableLine(id.replace(/^file:/, ''))).join(', ')}`;
}
