import type { FileShard } from '../../model/file-shard.ts';
import type { Page } from '../views/page.ts';
import { docNames } from './doc-names.ts';
import { signaturesOf } from './signature-html.ts';
import type { SectionContext } from './symbol-section.ts';

/** Returns what the sections of a page of a file share. */
export function sectionContext(
  shard: FileShard,
  { links, site, view }: Pick<Page, 'links' | 'site' | 'view'>,
): SectionContext {
  return {
    shard,
    links,
    signatures: signaturesOf(shard, links),
    names: docNames(shard, links),
    isFolded: view.kind === 'file',
    isNamed: shard.language !== null && site.namedLanguages.has(shard.language),
  };
}
