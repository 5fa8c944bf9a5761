import { item } from '../../render/markdown/parts.ts';
import { printableLine } from '../../render/printable.ts';
import type { SearchResult } from './search-result.ts';

export function renderResults(results: readonly SearchResult[]): string {
  if (results.length === 0)
    return 'Nothing found. `grep` searches all texts, `find` names that resemble one.';
  return results.map(renderResult).join('\n\n');
}

function renderResult(result: SearchResult): string {
  const {
    path,
    startLine,
    endLine,
    qualifiedName,
    kind,
    score,
    usedBy,
    calledBy,
    calling,
    git,
    id,
    scoreParts,
    tokens,
  } = result;
  const mixed = Object.entries(scoreParts).map(([name, part]) => `${name} ${part ?? 'unknown'}`);
  const facts = [
    `score ${score}: ${mixed.join(', ')}; ${tokens.full} tokens`,
    ...(usedBy === '-' ? [] : [`referenced by ${usedBy}`]),
    ...names('called by', calledBy),
    ...names('calls', calling),
    ...(git.lastModified === null ? [] : [`last changed ${git.lastModified} by ${git.lastAuthor ?? '?'}`]),
    `id ${id}`,
  ];
  return [
    `${kind} ${printableLine(qualifiedName)}  ${printableLine(path)}:${startLine}-${endLine}`,
    ...facts.map(item),
  ].join('\n');
}

function names(label: string, list: string[] | string): string[] {
  return typeof list === 'string' || list.length === 0 ? [] : [`${label} ${list.join(', ')}`];
}
