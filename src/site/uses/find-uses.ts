import { isImport } from '../../model/kinds.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { LineTexts } from '../../model/line-texts.ts';
import { pagePath } from '../../model/page-path.ts';
import { testFilesOf } from '../../query/test-files.ts';
import { outdented, type CodeFile, type CodeLine } from '../search/code-line.ts';
import { evidenceOf } from '../views/evidence.ts';
import { fileConnectionsOf } from '../views/file-connections.ts';
import { relationsOf, type PossibleReference, type Relation } from '../views/relations.ts';

/** A list of references on a page: calls of a symbol, other references to it, possible ones, or the imports of a file. */
export type UseList = 'calls' | 'references' | 'possible' | 'importers';

/** All lines of a list, by file. Import statements are apart, unless the list is of them. */
export interface AllUses {
  code: CodeFile[];
  tests: CodeFile[];
  imports: CodeFile[];
}

/** Returns the lines of a list in the order of the page. The shard of the symbol has the text of each. */
export function allUses(shard: FileShard, index: number, list: UseList): AllUses {
  return usesByPlace(shard, usesIn(shard, index, list), list !== 'importers');
}

/** Returns the lines with any certain reference to a symbol, also from what is derived from it. */
export function certainUses(shard: FileShard, index: number): AllUses {
  const { callers, referencedBy, derived } = relationsOf(shard, index);
  return usesByPlace(shard, [...callers, ...referencedBy, ...derived], true);
}

function usesByPlace(shard: FileShard, uses: readonly Use[], areImportsApart: boolean): AllUses {
  const tests = testFilesOf(shard);
  const isApart = (use: Use): boolean => areImportsApart && isImport(use.type);
  const rest = uses.filter((use) => !isApart(use));
  return {
    code: linesByFile(
      shard,
      rest.filter((use) => !tests.has(pathOf(use))),
    ),
    tests: linesByFile(
      shard,
      rest.filter((use) => tests.has(pathOf(use))),
    ),
    imports: linesByFile(shard, uses.filter(isApart)),
  };
}

type Use = Relation | PossibleReference;

function usesIn(shard: FileShard, index: number, list: UseList): readonly Use[] {
  if (list === 'importers') return fileConnectionsOf(shard).importers;
  const { possibleIncoming, callers, referencedBy } = relationsOf(shard, index);
  return { possible: possibleIncoming, calls: callers, references: referencedBy }[list];
}

function linesByFile(shard: FileShard, uses: readonly Use[]): CodeFile[] {
  const texts = new LineTexts(shard);
  const files = new Map<string, { address: string; lines: Map<number, CodeLine> }>();
  for (const use of uses) {
    const path = pathOf(use);
    const file = files.get(path) ?? { address: use.sitesAddress, lines: new Map<number, CodeLine>() };
    files.set(path, file);
    for (const [line, column, endLine, endColumn] of use.sites) {
      const text = texts.textAt(path, line) ?? '';
      const known = file.lines.get(line) ?? {
        line,
        text,
        marks: [],
        symbol: symbolOf(use),
        note: evidenceOf(use),
      };
      known.marks.push([column - 1, endLine > line ? text.length : Math.min(text.length, endColumn - 1)]);
      file.lines.set(line, known);
    }
  }
  return [...files].map(([path, { address, lines }]) => ({
    path,
    address,
    lines: outdented([...lines.values()].sort((a, b) => a.line - b.line)),
  }));
}

function endOf(use: Use): Relation['endpoint'] | undefined {
  return 'endpoint' in use ? use.endpoint : use.endpoints[0];
}

function pathOf(use: Use): string {
  return endOf(use)?.path ?? '';
}

/** The symbol that contains a reference; undefined at the top level of a file. */
function symbolOf(use: Use): CodeLine['symbol'] {
  const { kind, title, address } = endOf(use) ?? {};
  if (address === undefined || title === undefined || kind === 'module') return undefined;
  return { name: title, page: pagePath.symbol(address) };
}
