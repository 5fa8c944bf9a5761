import type { FileShard } from '../../model/file-shard.ts';
import type { Page } from '../views/page.ts';
import { docNames } from './doc-names.ts';
import { fileCode } from './file-code.ts';
import type { SectionContext } from './symbol-section.ts';
import { UseLines } from './use-lines.ts';

/** Returns what the sections of a page of a file share. */
export function sectionContext(
  shard: FileShard,
  { links, site, view }: Pick<Page, 'links' | 'site' | 'view'>,
): SectionContext {
  return {
    shard,
    links,
    code: fileCode(shard, links),
    uses: new UseLines(shard, links),
    names: docNames(shard, links),
    docFormat: shard.language === null ? undefined : site.languages.get(shard.language)?.docFormat,
    isFolded: view.kind === 'file',
    hasBlame: site.hasBlame,
    packageName: view.kind === 'symbol' ? view.packageName : undefined,
    lifelines: view.kind === 'symbol' ? view.lifelines : undefined,
    isNamed: shard.language !== null && site.namedLanguages.has(shard.language),
  };
}
