import type { Package } from '../model/atlas-index.ts';
import { createSecretSearch } from '../features/secrets/secret-search.ts';
import { findPackages } from './analyse/find-packages.ts';
import { languageOf } from './analyse-file.ts';
import type { SkippedFile, SourceFile } from './discover/discover.ts';
import { inspectBytes } from './discover/inspect-bytes.ts';
import { Lines } from './extract/text.ts';
import { findFiles } from './find-files.ts';
import { selectImages } from './images/images.ts';
import { createIndexRun, type IndexOptions } from './index-run.ts';
import type { SecretLocation } from './withheld.ts';

/** The files that an index would read, known without parsing one. */
export interface Survey {
  /** All tracked paths, without those that have a secret in their name. */
  paths: readonly string[];
  files: readonly SourceFile[];
  skipped: readonly SkippedFile[];
  /** The images that would be published. */
  images: { files: number; bytes: number };
  secrets: readonly SecretLocation[];
  packages: readonly Package[];
  /** For people, by name of the language. */
  titles: ReadonlyMap<string, string>;
}

/** Lists the files of a source and searches each for secrets, as a build does. */
export async function surveyFiles(options: Omit<IndexOptions, 'cacheFolder' | 'version'>): Promise<Survey> {
  const run = createIndexRun({ ...options, cacheFolder: undefined, version: '' });
  const { entries, files: found, skipped: left, images, secrets: ofNames } = await findFiles(run);
  const search = createSecretSearch(run.settings.secrets);
  const files: SourceFile[] = [];
  const skipped = [...left];
  const secrets = [...ofNames];
  for (const [done, file] of found.entries()) {
    run.signal?.throwIfAborted();
    run.report('discover')(done, found.length);
    const { path } = file;
    const bytes = await run.source.read(path).catch(() => undefined);
    const inspection = bytes && inspectBytes(bytes, path);
    if (inspection?.kind !== 'text') {
      skipped.push({ path, reason: inspection?.reason ?? 'unreadable' });
      continue;
    }
    const withheld = search.search(path, inspection.text);
    if (withheld?.kind === 'file') {
      secrets.push({ path, line: withheld.line, rule: withheld.rule, wholeFile: true });
      skipped.push({ path, reason: 'secret' });
      continue;
    }
    files.push({ ...file, language: languageOf(file.language, bytes ?? new Uint8Array(), run.finder) });
    if (!withheld) continue;
    const lines = new Lines(inspection.text);
    for (const { rule, start } of withheld.found)
      secrets.push({ path, line: lines.at(start)[0], rule, wholeFile: false });
  }
  const paths = entries.map(({ path }) => path);
  const readText = async (path: string): Promise<string | undefined> =>
    run.source.read(path).then(
      (bytes) => new TextDecoder().decode(bytes),
      () => undefined,
    );
  return {
    paths,
    packages: await findPackages(run.grammars, paths, readText),
    files,
    skipped,
    images: selectImages(images, run.source, run.settings.secrets).published,
    secrets,
    titles: new Map(run.grammars.map(({ name, manifest }) => [name, manifest.title])),
  };
}
