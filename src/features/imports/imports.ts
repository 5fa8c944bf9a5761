import { inFile } from '../../operations/support/static-answers.ts';
import * as z from 'zod';
import { nearestIds } from '../../query/find-node.ts';
import {
  importersOfDirectory,
  importersOfFile,
  importersOfPackage,
  type Importers,
} from './query/importers.ts';
import { parseId } from '../../model/id.ts';
import type { Store } from '../../store/store.ts';
import { page } from '../../operations/answer.ts';
import { budget, capLimit, limit, offset, repository } from '../../operations/support/inputs.ts';
import { usesNotFollowed } from '../../operations/support/uses-not-followed.ts';
import { defineOperation } from '../../operations/operation.ts';
import { notAnalysedAt } from '../../operations/support/not-analysed.ts';
import { findPlace, findPlaces, type Place } from '../../operations/support/place.ts';
import { shortened } from '../../operations/support/shortened.ts';
import { notFound, requireCode } from '../../operations/support/target.ts';
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
  static: inFile('/module/in', 'The items with `type` IMPORTS or EXPORTS.'),
  async run(store, params, { signal }) {
    await requireCode(store, params.repository);
    const { targetKind, path, language, sites, truncated } = await importersOf(store, params.path, signal);
    const unknown = targetKind === 'package' ? {} : await notAnalysedAt(store, path === '.' ? '' : path);
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
      complete: !truncated && unknown.notAnalysed === undefined,
      meta: { ...meta, ...unknown, ...(files.size === 0 ? await usesNotFollowed(store, language) : {}) },
    };
  },
});

/** A file, directory or package that may be imported. `language` is that of a file. */
type Target = Pick<ImportersAnswer, 'targetKind' | 'path'> & { language: string | null };

async function importersOf(
  store: Store,
  target: string,
  signal: AbortSignal | undefined,
): Promise<Importers & Target> {
  const place = await findPlace(store, target);
  if (place) return importersOfPlace(store, place, signal);
  const name = parseId(target)?.kind === 'package' ? (parseId(target)?.path ?? '') : target;
  const importers = await importersOfPackage(store, name, signal);
  if (importers.sites.length > 0) return { targetKind: 'package', path: name, language: null, ...importers };
  // The name of a package may be that of a symbol too, so symbols come last.
  const [named] = await findPlaces(store, target);
  if (named) return importersOfPlace(store, named, signal);
  throw notFound(
    `There is no file, directory or imported package "${shortened(target)}".`,
    await nearestIds(store, `file:${target}`),
  );
}

async function importersOfPlace(
  store: Store,
  place: Place,
  signal: AbortSignal | undefined,
): Promise<Importers & Target> {
  const { path } = place;
  if (place.kind === 'node')
    return {
      targetKind: 'file',
      path,
      language: place.found.shard.language,
      sites: importersOfFile(place.found.shard),
      truncated: false,
    };
  const importers = await importersOfDirectory(store, path, signal);
  return { targetKind: 'directory', path: path || '.', language: null, ...importers };
}
