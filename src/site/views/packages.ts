import type { Package } from '../../model/atlas-index.ts';
import { directoryAddress } from '../../model/address.ts';
import { compareText } from '../../model/order.ts';
import { isWithin } from '../../model/path.ts';
import { readDirectoryAt } from '../../query/read.ts';
import type { Store } from '../../store/store.ts';

/** A package on the overview, with the lines in its folder. */
export interface ListedPackage extends Package {
  lines: number;
}

/** Packages whose folders are read for their size. */
const MAX_READ = 60;

/** Returns the packages of a repository, largest first, without the one of the root and those inside of others, such as templates. */
export async function listPackages(store: Store, packages: readonly Package[]): Promise<ListedPackage[]> {
  const others = packages.filter(({ path }) => path !== '');
  const outer = others.filter(
    ({ path }) => !others.some((other) => other.path !== path && isWithin(other.path, path)),
  );
  const listed = await Promise.all(
    outer.slice(0, MAX_READ).map(async (each): Promise<ListedPackage> => {
      const shard = await readDirectoryAt(store, directoryAddress(each.path));
      return { ...each, lines: shard?.totals.lines ?? 0 };
    }),
  );
  return listed.sort((a, b) => b.lines - a.lines || compareText(a.path, b.path));
}
