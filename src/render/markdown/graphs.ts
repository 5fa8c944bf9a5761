import type {
  CallGraphPart,
  CallPart,
  DependenciesPart,
  DependencyChainPart,
  GraphNodePart,
} from '../answers.ts';
import { printableLine } from '../printable.ts';
import { fence, item, paragraphs, section } from './parts.ts';
import { renderSymbols } from './symbols.ts';

export function renderCallGraph(answer: CallGraphPart): string {
  const { nodes, edges, external, candidates, through, openCalls } = answer;
  const possible = candidates.edges.map(({ fromSymbolId, toSymbolIds, sites, how }) =>
    item(`${fromSymbolId} -> ${toSymbolIds.join(' or ')}${at(sites)}, ${how}`),
  );
  return paragraphs([
    renderSymbols({ symbols: nodes }),
    section('Calls', edges.map(callLine)),
    section('Calls that leave the repository', external.map(callLine)),
    section(
      `Calls via interface or override: ${through.total}`,
      through.edges.map(({ fromSymbolId, toSymbolId, viaSymbolId, sites }) =>
        item(`${fromSymbolId} -> ${toSymbolId}${at(sites)}, via ${viaSymbolId}`),
      ),
    ),
    section(`Possible calls: ${candidates.total}`, possible),
    section(
      'Unresolved calls, to names that the repository defines',
      openCalls.map(({ name, symbolId, range }) => item(`${symbolId} -> ${name} (line ${range.start.line})`)),
    ),
  ]);
}

function callLine({ fromSymbolId, toSymbolId, sites }: CallPart): string {
  return item(`${fromSymbolId} -> ${toSymbolId}${at(sites)}`);
}

function at(sites: CallPart['sites']): string {
  return ` (line ${sites.map(([line]) => line).join(', ')})`;
}

export function renderGraph(graph: {
  center: GraphNodePart;
  ancestors: GraphNodePart[];
  descendants: GraphNodePart[];
  candidates: { source_id: string; target_ids: string[]; edge_type: string }[];
}): string {
  const { center, ancestors, descendants, candidates } = graph;
  return paragraphs([
    `# ${printableLine(center.id)}`,
    details(center),
    section('Above', ancestors.map(nodeLine)),
    section(
      'Depends on',
      center.depends_on.map(({ target_id, edge_type }) => item(`${edge_type} ${target_id}`)),
    ),
    section(
      'Depended on by',
      center.depended_by.map(({ target_id, edge_type }) => item(`${edge_type} ${target_id}`)),
    ),
    section(
      'Possible references',
      candidates.map(({ edge_type, target_ids }) => item(`${edge_type} ${target_ids.join(' or ')}`)),
    ),
    section(
      'Below',
      descendants.map((node) => [nodeLine(node), details(node)].filter(Boolean).join('\n\n')),
    ),
  ]);
}

export function renderDependencies(answer: DependenciesPart): string {
  const { center, outgoing, incoming, external, candidates } = answer;
  const possible = [...candidates.outgoing, ...candidates.incoming];
  return paragraphs([
    `# ${printableLine(center.id)}`,
    details(center),
    section('Depends on', outgoing.map(chainLines)),
    section('Depended on by', incoming.map(chainLines)),
    section(
      'Outside the repository',
      external.map(({ source_id, target_id, edge_type }) => item(`${source_id} ${edge_type} ${target_id}`)),
    ),
    section(
      `Possible references: ${candidates.total}`,
      possible.map(({ source_id, edge_type, target_ids }) =>
        item(`${source_id} ${edge_type} ${target_ids.join(' or ')}`),
      ),
    ),
  ]);
}

function chainLines({ node, depth, edges }: DependencyChainPart): string {
  const types = edges.map(({ edge_type }) => edge_type).join(', ');
  const line = item(`${node.id} (${types}; ${depth} ${depth === 1 ? 'step' : 'steps'} away)`);
  return [line, details(node)].filter(Boolean).join('\n\n');
}

function nodeLine({ id, line_start, line_end, depends_on, depended_by }: GraphNodePart): string {
  return item(
    `${id} (lines ${line_start} to ${line_end}; depends on ${depends_on.length}, depended on by ${depended_by.length})`,
  );
}

/** Returns the signature, description or source, as far as the requested level of detail includes them. */
function details({ signature, description, source }: GraphNodePart): string {
  return paragraphs([
    source === undefined && signature ? fence(signature, '') : '',
    description ?? '',
    source === undefined ? '' : fence(source, ''),
  ]);
}
