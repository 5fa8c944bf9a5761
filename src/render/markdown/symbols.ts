import type { ImportsPart, NodePart, ReferencePart, SymbolPart } from '../answers.ts';
import { printableLine } from '../printable.ts';
import { table } from '../table.ts';
import { count, fence, item, paragraphs, section } from './parts.ts';

export function renderSymbols({ symbols }: { symbols: SymbolPart[] }): string {
  if (symbols.length === 0) return 'No symbols.';
  return table(
    ['name', 'kind', 'location', 'id'],
    symbols.map(({ name, kind, relPath, range, symbolId }) => [
      name,
      kind,
      `${relPath}:${range.start.line}`,
      symbolId,
    ]),
  );
}

export function renderDefinition(answer: {
  symbol: SymbolPart | null;
  others: SymbolPart[];
  nearest?: string[];
}): string {
  const { symbol, others, nearest = [] } = answer;
  if (!symbol) return paragraphs(['Not found.', section('Nearest', nearest.map(item))]);
  const { kind, name, relPath, range, symbolId } = symbol;
  return paragraphs([
    `${kind} ${printableLine(name)} in ${printableLine(relPath)}:${range.start.line}`,
    `Id: ${printableLine(symbolId)}`,
    section(
      'Others with this name',
      others.map((other) => item(`${other.kind} ${other.symbolId}`)),
    ),
  ]);
}

export function renderReferences(answer: {
  symbolId: string;
  references: ReferencePart[];
  candidates: { total: number; references: ReferencePart[] };
  through: { viaSymbolId: string; total: number; references: ReferencePart[] }[];
  meta: { total: number };
}): string {
  const { symbolId, references, candidates, through, meta } = answer;
  return paragraphs([
    `${count(meta.total, 'reference')} to ${printableLine(symbolId)}`,
    referenceLines(references),
    section(
      `Possible references: ${candidates.total}`,
      candidates.references.length > 0 ? [referenceLines(candidates.references)] : [],
    ),
    ...through.map(({ viaSymbolId, total, references: calls }) =>
      section(`Called via ${printableLine(viaSymbolId)}: ${count(total, 'caller')}`, [referenceLines(calls)]),
    ),
  ]);
}

function referenceLines(references: ReferencePart[]): string {
  if (references.length === 0) return '';
  return table(
    ['location', 'type', 'how', 'in'],
    references.map(({ relPath, range: { start }, type, how, rule, symbolId = '' }) => [
      `${relPath}:${start.line}:${start.column}`,
      type,
      rule === undefined ? how : `${how}: ${rule}`,
      symbolId,
    ]),
  );
}

export function renderNode(node: NodePart): string {
  const { metadata, children, edges } = node;
  const counts = (of: Record<string, number>) =>
    Object.entries(of)
      .map(([type, number]) => `${number} ${type}`)
      .join(', ') || 'none';
  return paragraphs([
    `# ${printableLine(node.node_id)}`,
    `${printableLine(node.path)}, lines ${node.line_start} to ${node.line_end}. ` +
      `Incoming edges: ${counts(edges.incoming)}; outgoing edges: ${counts(edges.outgoing)}; possible references: ${edges.candidates}.`,
    metadata.docstring ?? '',
    fence(node.content, metadata.language ?? ''),
    section(
      'Members',
      children.map(({ name, type, line, tokens }) =>
        item(`${type} ${name}:${line} (${count(tokens.full, 'token')})`),
      ),
    ),
  ]);
}

export function renderImports({ modules }: { modules: ImportsPart[] }): string {
  if (modules.length === 0) return 'No files with imports.';
  return modules
    .map(({ relPath, imports }) => {
      const lines = imports.map(({ source, names, to, line }) => {
        const taken = names.length > 0 ? ` { ${names.join(', ')} }` : '';
        return item(`${line}: ${source}${taken} -> ${to ?? 'not found'}`);
      });
      return [printableLine(relPath), ...(lines.length > 0 ? lines : ['- no imports'])].join('\n');
    })
    .join('\n\n');
}
