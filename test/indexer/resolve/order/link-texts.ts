import { isDefinition, externalIndex, type LinkEnd } from '../../../../src/indexer/facts/ids.ts';
import { isCandidateRow, linkCell } from '../../../../src/indexer/resolve/link/edges.ts';
import {
  linkHows,
  LinkColumn as L,
  linkRules,
  linkTypes,
  type FileLinks,
} from '../../../../src/indexer/resolve/link/links.ts';
import type { Program, ProgramFile } from '../../../../src/indexer/resolve/bind/program.ts';
import type { External } from '../../../../src/indexer/resolve/types/values.ts';

/** The links of a file as sorted lines that name definitions, so that they do not depend on any numbering. */
export function linkTexts(
  program: Program,
  file: ProgramFile,
  links: FileLinks,
  externals: readonly External[],
): string[] {
  const nameOf = (to: LinkEnd): string => {
    if (isDefinition(to)) return `${program.fileOf(to).path}:${program.definition(to).symbol}`;
    const external = externals[externalIndex(to)];
    return `${external?.package ?? ''}#${external?.symbol ?? ''}`;
  };
  const { rows, candidates } = links;
  const texts: string[] = [];
  for (let row = 0; row < rows.length / L.Width; row++) {
    const to = linkCell(rows, row, L.To);
    const targets = isCandidateRow(rows, row) ? (candidates[to] ?? []) : [to];
    const place = `${file.path}:${linkCell(rows, row, L.Line)}:${linkCell(rows, row, L.Column)}`;
    const type = linkTypes[linkCell(rows, row, L.Type)] ?? '';
    const how = linkHows[linkCell(rows, row, L.How)] ?? '';
    const rule = linkRules[linkCell(rows, row, L.Rule)] ?? '';
    const from = nameOf(linkCell(rows, row, L.From));
    texts.push(`${place} ${type} ${from} -> ${targets.map(nameOf).sort().join(' | ')} (${how} ${rule})`);
  }
  const unresolved = [...links.unresolved].map(
    ([name, count]) => `${file.path} unresolved ${name} x${count}`,
  );
  const imports = links.imports.map(
    (to, index) => `${file.path} import ${index} ${to === null ? '' : nameOf(to)}`,
  );
  return [...texts, ...unresolved, ...imports].sort();
}
