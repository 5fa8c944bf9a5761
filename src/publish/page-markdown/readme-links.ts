import { artifactPath } from '../../model/artifact.ts';
import { pagePath } from '../../model/page-path.ts';
import type { PageScope } from '../../model/page-scope.ts';
import { readFile } from '../../query/read.ts';
import {
  findImageInRepository,
  findInRepository,
  type FoundPlace,
} from '../../site/documents/repository-links.ts';
import { Links } from '../../site/views/links.ts';
import type { Store } from '../../store/store.ts';
import { hasSymbols } from './file-markdown.ts';
import type { MarkdownLinks } from './markdown-links.ts';
import type { SiteApp } from '../site-app.ts';

/** A scheme, or a host. */
const absolute = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Returns the excerpt of a README for the overview: its relative links and images lead to places in the atlas, and what the atlas lacks
 * leads to the README.
 */
export async function placeReadmeLinks(
  store: Store,
  { path, excerpt }: { path: string; excerpt: string },
  links: MarkdownLinks,
  { replaceLinks }: SiteApp,
  scope: PageScope,
): Promise<string> {
  const shard = /\.(?:md|markdown|mdown|mkd)$/i.test(path) ? await readFile(store, path) : undefined;
  if (!shard) return excerpt;
  const readme = artifactPath.file(shard.address);
  const siteLinks = new Links(pagePath.overview, scope);
  return replaceLinks(excerpt, async ({ href, isImage }) => {
    if (absolute.test(href)) return undefined;
    const image = isImage ? await findImageInRepository(store, path, href, siteLinks) : undefined;
    if (image) return { href: image.src, isImage };
    // A heading may be in the part that is cut.
    const found = /^(?:#|$)/.test(href) ? undefined : await findInRepository(store, path, href);
    return { href: links.addressOf(found ? artifactOf(found) : readme), isImage: false };
  });
}

function artifactOf({ file, image, directory }: FoundPlace): string {
  if (image) return artifactPath.image(image.address);
  if (directory) return pagePath.directory(directory.address);
  return hasSymbols(file) ? pagePath.file(file.address) : artifactPath.file(file.address);
}
