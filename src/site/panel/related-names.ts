import { sectionId } from '../../model/address.ts';
import type { FileShard } from '../../model/file-shard.ts';
import { pagePath } from '../../model/page-path.ts';
import { testFilesOf } from '../../query/test-files.ts';
import { relationsOf, type Relation } from '../views/relations.ts';

/** A caller or callee. */
export interface RelatedName {
  title: string;
  path: string;
  /** Path of its definition below the root of the atlas; undefined for a package. */
  page: string | undefined;
}

/** Returns the callers and callees of a symbol, each once, those of tests last. */
export function relatedNames(
  shard: FileShard,
  index: number,
): { callers: RelatedName[]; callees: RelatedName[] } {
  const { callers, callees } = relationsOf(shard, index);
  const tests = testFilesOf(shard);
  const names = (relations: readonly Relation[]): RelatedName[] => {
    const byId = new Map(relations.map(({ endpoint }) => [endpoint.id, endpoint]));
    return [...byId.values()]
      .sort((a, b) => Number(tests.has(a.path)) - Number(tests.has(b.path)))
      .map(({ kind, title, path, address, fileAddress }) => ({
        title,
        path,
        page:
          address === undefined || fileAddress === undefined
            ? undefined
            : pagePath.file(fileAddress) + (kind === 'module' ? '' : `#${sectionId(address)}`),
      }));
  };
  return { callers: names(callers), callees: names(callees) };
}
