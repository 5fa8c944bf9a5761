import { item } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';
import type { SearchResult } from './search-result.ts';

export function renderResults(results: readonly SearchResult[]): string {
  if (results.length === 0) return 'Nothing found.';
  return results.map(renderResult).join('\n\n');
}

function renderResult(result: SearchResult): string {
  const { file, lines, symbol, kind, score, used_by, called_by, calling, git, id, parts, tokens } = result;
  const mixed = Object.entries(parts).map(([name, part]) => `${name} ${part ?? 'unknown'}`);
  const facts = [
    `score ${score}: ${mixed.join(', ')}; ${tokens.full} tokens`,
    ...(used_by === '-' ? [] : [`referenced by ${used_by}`]),
    ...names('called by', called_by),
    ...names('calls', calling),
    ...(git.last_modified === null ? [] : [`last changed ${git.last_modified} by ${git.last_author ?? '?'}`]),
    `id ${id}`,
  ];
  return [`${kind} ${printableLine(symbol)}  ${printableLine(file)}:${lines}`, ...facts.map(item)].join('\n');
}

function names(label: string, list: string[] | string): string[] {
  return typeof list === 'string' || list.length === 0 ? [] : [`${label} ${list.join(', ')}`];
}
