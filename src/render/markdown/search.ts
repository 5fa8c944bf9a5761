import { printableLine } from '../printable.ts';
import { table } from '../table.ts';
import { item, paragraphs, section } from './parts.ts';

export interface ResultPart {
  file: string;
  lines: string;
  symbol: string;
  kind: string;
  score: number;
  used_by: string;
  called_by: string[] | string;
  calling: string[] | string;
  git: { last_modified: string | null; last_author: string | null };
  id: string;
  parts: { bm25: number; activation: number | null; semantic: number | null };
  tokens: { full: number };
}

export function renderSearch({ results, notes }: { results: ResultPart[]; notes: string[] }): string {
  return paragraphs([renderResults(results), section('Notes', notes.map(item))]);
}

export function renderResults(results: readonly ResultPart[]): string {
  if (results.length === 0) return 'Nothing found.';
  return results.map(renderResult).join('\n\n');
}

function renderResult(result: ResultPart): string {
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

export interface MatchPart {
  id: string;
  type: string;
  file_path: string;
  line_start: number;
  match: string;
  tokens: { full: number };
}

export function renderFind({ matches, total_count }: { matches: MatchPart[]; total_count: number }): string {
  if (matches.length === 0) return 'Nothing found.';
  const rows = matches.map(({ id, type, file_path, line_start, match, tokens }) => [
    `${file_path}:${line_start}`,
    type,
    match,
    tokens.full,
    id,
  ]);
  return `${matches.length} of ${total_count}\n\n${table(['location', 'type', 'match', 'tokens', 'id'], rows, { right: [3] })}`;
}
