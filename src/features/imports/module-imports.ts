import { inFile } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import type { FileEntry } from '../../model/directory-shard.ts';
import { endAt, type FileShard } from '../../model/file-shard.ts';
import { readDirectory, readFile } from '../../query/read.ts';
import { walkFiles } from '../../query/walk.ts';
import type { Store } from '../../store/store.ts';
import { pageMeta, within } from '../../operations/answer.ts';
import { astInput, astOutput } from '../../operations/contracts/ast.ts';
import { budget, capLimit, limit, offset, repository } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { notAnalysedAt, reasonNotAnalysed } from '../../operations/support/not-analysed.ts';
import { noSuchPath, requireCode, requirePath } from '../../operations/support/target.ts';
import { ImportsAnswer, type ModuleImportsRecord, renderImports } from './module-imports-answer.ts';

const input = z.strictObject({
  repository,
  path: z.string().optional().describe('File or directory; default: all files'),
  limit,
  offset,
  budget,
});

export const moduleImports = defineOperation({
  name: 'module_imports',
  contracts: [{ names: ['AstModuleImports', 'ast-module-imports'], input: astInput, output: astOutput }],
  description:
    'Lists the imports of a file, or of all files below a directory, with the file or package that each resolves to. For the files that import a file use `imports`.',
  input,
  output: ImportsAnswer,
  toMarkdown: renderImports,
  static: inFile('/imports'),
  async run(store, { repository: wanted, path = '', limit: size, offset: start, budget: room }) {
    await requireCode(store, wanted);
    const place = await requirePath(store, path || '.');
    const paths = await filesOf(store, place);
    const shards = await Promise.all(
      paths.slice(start, start + capLimit(size)).map((each) => readFile(store, each)),
    );
    const modules = within(shards.filter((shard) => shard !== undefined).map(importsOf), room);
    return {
      modules,
      meta: { ...pageMeta(paths.length, start, modules.length), ...(await notAnalysedAt(store, place)) },
    };
  },
});

/** Returns the path of a file, or the paths of the files with code below a directory, in the order of the tree. */
async function filesOf(store: Store, path: string): Promise<string[]> {
  const file = path === '' ? undefined : await readFile(store, path);
  if (file) return [file.path];
  if (!(await readDirectory(store, path))) throw await noSuchPath(store, path);
  const paths: string[] = [];
  for await (const entry of walkFiles(store, path)) if (hasCode(entry)) paths.push(entry.path);
  return paths;
}

function hasCode({ language }: FileEntry): boolean {
  return language !== null;
}

function importsOf(shard: FileShard): ModuleImportsRecord {
  const isAnalysed = reasonNotAnalysed(shard) === undefined;
  return {
    path: shard.path,
    ...(isAnalysed ? {} : { isAnalysed }),
    tokens: shard.nodes[0]?.tokens ?? { skeleton: 0, summary: 0, full: 0 },
    imports: shard.imports.map(({ source, names, to, span: [line] }) => ({
      source,
      names,
      toId: to === null ? null : endAt(shard, to).id,
      line,
    })),
  };
}
