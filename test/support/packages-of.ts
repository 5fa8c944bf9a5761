import { loadGrammars } from '../../src/grammar/load-grammars.ts';
import { listPackages } from '../../src/indexer/analyse/list-packages.ts';
import type { PublishedPackage } from '../../src/model/packages.ts';

const grammars = loadGrammars();

export interface PackageRepository {
  files: Readonly<Record<string, string>>;
  /** Namespaces that files declare, by path. */
  namespaces?: Readonly<Record<string, string>>;
  tags?: readonly string[];
}

/** Returns the packages of a repository of these files. */
export async function packagesOf({
  files,
  namespaces = {},
  tags = [],
}: PackageRepository): Promise<PublishedPackage[]> {
  const paths = Object.keys(files);
  const { packages } = await listPackages({
    grammars,
    paths,
    files: paths.map((path) => ({ path, namespace: namespaces[path] ?? '' })),
    readText: (path) => Promise.resolve(files[path]),
    readTags: () => Promise.resolve(tags),
  });
  return packages;
}
