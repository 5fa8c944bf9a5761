import type { Edge, Node } from '../../operations/support/graph-node.ts';
import { count } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';
import type { GraphAnswer } from './get-graph-answer.ts';

/** Renders a file without bodies: imports, importers, and its nested definitions with lines and signatures. */
export function renderSkeleton({ center, descendants, meta }: GraphAnswer): string {
  const children = new Map<string, Node[]>();
  for (const node of descendants) children.set(node.parentId, [...(children.get(node.parentId) ?? []), node]);
  const below = (id: string, indent: string): string[] =>
    (children.get(id) ?? [])
      .sort((a, b) => a.startLine - b.startLine)
      .flatMap((node) => [indent + line(node), ...below(node.id, `${indent}  `)]);
  const omitted = meta.total - meta.returned;
  return [
    `${printableLine(center.path)}, ${count(center.endLine, 'line')}, without bodies`,
    files('imports', center.dependsOn),
    files('imported by', center.dependedBy),
    '',
    ...below(center.id, ''),
    ...(omitted > 0 ? [`… and ${omitted} more`] : []),
    '',
    `To read the source of a symbol: treeatlas get-node '${printableLine(descendants[0]?.id ?? center.id)}'`,
  ]
    .filter((text) => text !== undefined)
    .join('\n');
}

function line({ name, kind, startLine, endLine, signature, summary }: Node): string {
  const lines = startLine === endLine ? String(startLine) : `${startLine}-${endLine}`;
  const doc = summary === undefined || summary === '' ? '' : ` — ${summary}`;
  return printableLine(
    `${lines} ${saysKind(signature ?? '', kind) ? '' : `${kind} `}${signature ?? name}${doc}`,
  );
}

/** Whether a signature says what it is by a keyword of its language, as most do: `pub struct`, `def`, `class`. */
function saysKind(signature: string, kind: string): boolean {
  const [words = ''] = signature.split(/[(<:={]/, 1);
  return new RegExp(`\\b(?:${kind}|fn|func|fun|def|struct|trait|const|var|record|module)\\b`).test(words);
}

/** Lists files and packages; edges to their symbols are omitted. */
function files(title: string, edges: readonly Edge[]): string | undefined {
  const ends = edges.map(({ id }) => id).filter((id) => /^(file|package):[^:]*$/.test(id));
  if (ends.length === 0) return undefined;
  return `${title}: ${ends.map((id) => printableLine(id.replace(/^file:/, ''))).join(', ')}`;
}
