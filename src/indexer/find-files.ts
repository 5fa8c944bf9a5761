import { createSecretSearch } from '../features/secrets/secret-search.ts';
import type { Finding } from '../model/coverage.ts';
import { discover, type SkippedFile, type SourceFile } from './discover/discover.ts';
import { withholdSecretNames } from './discover/withhold-names.ts';
import type { ImageFile } from './images/images.ts';
import type { IndexRun } from './index-run.ts';
import type { SourceEntry } from './source/source.ts';
import type { SecretLocation } from './withheld.ts';

export interface FoundFiles {
  /** The entries of the source, without those that have a secret in their path. */
  entries: readonly SourceEntry[];
  files: readonly SourceFile[];
  skipped: readonly SkippedFile[];
  images: readonly ImageFile[];
  findings: readonly Finding[];
  /** Secrets in paths. */
  secrets: readonly SecretLocation[];
}

/** Chooses the files to analyse by path, size and kind. */
export async function findFiles({ source, settings, finder }: IndexRun): Promise<FoundFiles> {
  const { entries, findings, secrets } = withholdSecretNames(
    await source.list(),
    createSecretSearch(settings.secrets),
  );
  const languageOf = finder.among(entries.map(({ path }) => path));
  const found = discover(entries, { ...settings, languageOf });
  return {
    entries,
    files: found.files,
    skipped: found.skipped,
    images: found.images,
    findings: [...findings, ...found.findings],
    secrets,
  };
}
