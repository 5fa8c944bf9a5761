import { printableLine } from '../printable.ts';
import { count, item, paragraphs, section } from './parts.ts';

interface UsagePart {
  path: string;
  line: number;
  symbol: string;
  symbolId: string;
  risk: string;
  note?: string;
  text_places?: { file: string; line: number; count: number }[];
  imported_by: number;
}

export interface CheckPart extends UsagePart {
  used_by: number;
  used_by_files: number;
  candidates: number;
}

export interface ImpactPart extends UsagePart {
  used_by_files: number;
  total_usages: number;
  top_callers: { file: string; line: number; count: number }[];
  affected: {
    depth: number;
    complete: boolean;
    symbols: { symbolId: string; line: number; distance: number; uses: string }[];
    total_files: number;
  };
  candidates: { total: number; places: { file: string; line: number; symbolId: string; how: string }[] };
  through: { viaSymbolId: string; total: number }[];
  meta: { total: number };
}

export function renderCheck(answer: CheckPart): string {
  const { used_by, used_by_files, candidates } = answer;
  return paragraphs([
    head(answer, used_by, used_by_files),
    candidates > 0 ? `${count(candidates, 'possible reference')} in addition.` : '',
    texts(answer),
  ]);
}

export function renderImpact(answer: ImpactPart): string {
  const { used_by_files, total_usages, top_callers, affected, candidates, through, meta } = answer;
  return paragraphs([
    head(answer, total_usages, used_by_files),
    section(
      'Most references in',
      top_callers.map(({ file, line, count: times }) => item(`${file}:${line} (${times})`)),
    ),
    texts(answer),
    section(
      `Affected within ${count(affected.depth, 'step')}: ${count(meta.total, 'symbol')} in ${count(affected.total_files, 'file')}${affected.complete ? '' : ', and more'}`,
      affected.symbols.map(({ symbolId, line, distance, uses }) =>
        item(`${distance}: ${symbolId}:${line}, by ${uses}`),
      ),
    ),
    section(
      `Possible references: ${candidates.total}`,
      candidates.places.map(({ file, line, symbolId, how }) =>
        item(`${file}:${line} in ${symbolId}, ${how}`),
      ),
    ),
    section(
      'Called via interface or override',
      through.map(({ viaSymbolId, total }) => item(`${viaSymbolId}: ${count(total, 'caller')}`)),
    ),
  ]);
}

export function renderImports(answer: {
  path: string;
  total: number;
  complete: boolean;
  sites: { file: string; lines: number[]; imports: string[] }[];
}): string {
  const { path, total, complete, sites } = answer;
  const more = complete ? '' : ' Not all files were searched: there may be more.';
  return paragraphs([
    `${printableLine(path)} is imported by ${count(total, 'file')}.${more}`,
    sites.map(({ file, lines }) => item(`${file}:${lines.join(', ')}`)).join('\n'),
  ]);
}

export function renderRelated(answer: {
  path: string;
  line: number;
  symbolId: string;
  calls: { name: string; line: number; symbolId: string }[];
  total_calls: number;
  candidates: { total: number; calls: { name: string; line: number; symbolIds: string[] }[] };
  open: { total: number; calls: { name: string; line: number }[] };
}): string {
  const { symbolId, calls, total_calls, candidates, open } = answer;
  return paragraphs([
    `${printableLine(symbolId)} makes ${count(total_calls, 'call')}.`,
    calls.map(({ name, line, symbolId: to }) => item(`${line}: ${name} -> ${to}`)).join('\n'),
    section(
      `Possible calls: ${candidates.total}`,
      candidates.calls.map(({ name, line, symbolIds }) =>
        item(`${line}: ${name} -> ${symbolIds.join(' or ')}`),
      ),
    ),
    section(
      'Unresolved calls, to names that the repository defines',
      open.calls.map(({ name, line }) => item(`${line}: ${name}`)),
    ),
  ]);
}

function head({ path, line, symbolId, risk, imported_by }: UsagePart, usages: number, files: number): string {
  const imported =
    imported_by > 0 ? ` It is imported ${imported_by === 1 ? 'once' : `${imported_by} times`}.` : '';
  return (
    `${printableLine(symbolId)} (${printableLine(path)}:${line}): ${count(usages, 'reference')} in ${count(files, 'file')}. ` +
    `Risk: ${risk}.${imported}`
  );
}

function texts({ note, text_places = [] }: UsagePart): string {
  if (!note) return '';
  return section(
    note,
    text_places.map(({ file, line, count: times }) => item(`${file}:${line} (${times})`)),
  );
}
