import { printableLine } from '../printable.ts';
import { count, item, paragraphs, section } from './parts.ts';

interface PathPart {
  length: number;
  steps: {
    from: string;
    to: string;
    type: string;
    how: string;
    certain: boolean;
    file: string;
    sites: { line: number }[];
  }[];
}

export interface PathsPart {
  from: string;
  to: string;
  direction: string | null;
  paths: PathPart[];
  uncertain: PathPart[];
  searched: { nodes: number; files: number; complete: boolean };
}

export function renderPaths({ from, to, direction, paths, uncertain, searched }: PathsPart): string {
  const bounds = searched.complete
    ? ''
    : ` The search stopped at its limit after ${count(searched.nodes, 'node')} in ${count(searched.files, 'file')}: there may be one.`;
  const [first, last] = direction === 'backward' ? [to, from] : [from, to];
  const ends = `${printableLine(first)} to ${printableLine(last)}`;
  if (paths.length > 0) return paragraphs([`From ${ends}.`, ...paths.map(pathLines)]);
  return paragraphs([
    `No path over resolved references from ${ends}.${bounds}`,
    ...(uncertain.length > 0 ? ['Over possible references:', ...uncertain.map(pathLines)] : []),
  ]);
}

function pathLines({ length, steps }: PathPart): string {
  if (length === 0) return 'One contains the other.';
  return section(
    count(length, 'step'),
    steps.map(({ from, to, type, how, certain, file, sites }) =>
      item(
        `${from} ${certain ? '->' : '-?->'} ${to}: ${type}, ${how}, ${file}:${sites.map(({ line }) => line).join(', ')}`,
      ),
    ),
  );
}
