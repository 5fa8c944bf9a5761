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
    .describe('A file, a directory (who imports from it, outside of it), or a package: `react`'),
  limit,
  offset,
  budget,
});

export const imports = defineOperation({
  name: 'imports',
  description: 'Which files import a file, what is in a directory, or a package from outside.',
  input,
  output: ImportersAnswer,
  toMarkdown: renderImporters,
  urls: [],
  async run(store, asked, { signal }) {
    await requireCode(store, asked.repository);
    const { of, path, sites, truncated } = await importersOf(store, asked.path, signal);
    const files = new Map<string, { file: string; lines: number[]; imports: string[] }>();
    for (const { path: file, line, to } of sites) {
      const known = files.get(file) ?? { file, lines: [], imports: [] };
      files.set(file, known);
      if (!known.lines.includes(line)) known.lines.push(line);
      if (!known.imports.includes(to)) known.imports.push(to);
    }
    const { items, meta } = page([...files.values()], asked.offset, capLimit(asked.limit), asked.budget);
    return {
      action: 'imports' as const,
      path,
      imported_by: items.map(({ file }) => file),
      total: files.size,
      of,
      sites: items,
      complete: !truncated,
      meta,
    };
  },
});

async function importersOf(
  store: Store,
  asked: string,
  signal: AbortSignal | undefined,
): Promise<Importers & { of: 'file' | 'directory' | 'package'; path: string }> {
  const path = workspacePath(asked);
  const shard = path === '' ? undefined : await readFile(store, path);
  if (shard) return { of: 'file', path, sites: importersOfFile(shard), truncated: false };
  if (await readDirectory(store, path)) {
    return { of: 'directory', path: path || '.', ...(await importersOfDirectory(store, path, signal)) };
  }
  const importers = await importersOfPackage(store, asked, signal);
  if (importers.sites.length > 0) return { of: 'package', path: asked, ...importers };
  throw notFound(
    `There is no file, directory or imported package "${shortened(path)}".`,
    await nearestIds(store, `file:${path}`),
  );
}
