import { artifactPath } from '../../model/artifact.ts';
import { z } from 'zod';
import { nearestIds } from '../../query/find-node.ts';
import {
  importersOfDirectory,
  importersOfFile,
  importersOfPackage,
  type Importers,
} from './query/importers.ts';
import { readDirectory, readFile } from '../../query/read.ts';
import type { Store } from '../../store/store.ts';
import { page } from '../../operations/answer.ts';
import { budget, capLimit, limit, offset, repository } from '../../operations/support/inputs.ts';
import { defineOperation } from '../../operations/operation.ts';
import { shortened } from '../../operations/support/shortened.ts';
import { notFound, requireCode } from '../../operations/support/target.ts';
import { workspacePath } from '../../operations/support/workspace-path.ts';
import { ImportersAnswer, renderImporters } from './imports-answer.ts';

const input = z.strictObject({
  repository,
  path: z
    .string()
    .min(1)
    .describe('A file, a directory (importers outside of it), or the name of a package, such as `react`'),
  limit,
  offset,
  budget,
});

export const imports = defineOperation({
  name: 'imports',
  description:
    'Lists the files that import a file, anything in a directory, or an external package, with the lines of the statements. For what a file itself imports use `module_imports`; for references to one symbol `find_references`.',
  input,
  output: ImportersAnswer,
  toMarkdown: renderImporters,
  urls: [artifactPath.file('{file address}')],
  async run(store, params, { signal }) {
    await requireCode(store, params.repository);
    const { targetKind, path, sites, truncated } = await importersOf(store, params.path, signal);
    const files = new Map<string, { path: string; lines: number[]; importedIds: string[] }>();
    for (const { path: importer, line, to } of sites) {
      const known = files.get(importer) ?? { path: importer, lines: [], importedIds: [] };
      files.set(importer, known);
      if (!known.lines.includes(line)) known.lines.push(line);
      if (!known.importedIds.includes(to)) known.importedIds.push(to);
    }
    const { items, meta } = page([...files.values()], params.offset, capLimit(params.limit), params.budget);
    return {
      path,
      importedBy: items.map((importer) => importer.path),
      total: files.size,
      targetKind,
      sites: items,
      complete: !truncated,
      meta,
    };
  },
});

async function importersOf(
  store: Store,
  target: string,
  signal: AbortSignal | undefined,
): Promise<Importers & Pick<ImportersAnswer, 'targetKind' | 'path'>> {
  const path = workspacePath(target);
  const shard = path === '' ? undefined : await readFile(store, path);
  if (shard) return { targetKind: 'file', path, sites: importersOfFile(shard), truncated: false };
  if (await readDirectory(store, path)) {
    return {
      targetKind: 'directory',
      path: path || '.',
      ...(await importersOfDirectory(store, path, signal)),
    };
  }
  const importers = await importersOfPackage(store, target, signal);
  if (importers.sites.length > 0) return { targetKind: 'package', path: target, ...importers };
  throw notFound(
    `There is no file, directory or imported package "${shortened(path)}".`,
    await nearestIds(store, `file:${path}`),
  );
}
