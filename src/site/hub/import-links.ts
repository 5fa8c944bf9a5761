import type { HubIndex, HubLink, HubLinks } from '../../model/hub.ts';
import { isModuleOf, packageKey } from '../../features/hub/query/package-key.ts';
import { hubPagePath } from './hub-page-path.ts';

/** The atlas of a package that a file imports. */
export interface ImportTarget {
  /** Absolute. */
  href: string;
  /** What the link leads to, for people. */
  title: string;
}

type Listed = Pick<HubIndex, 'atlases'>;

/** Returns the name in the hub of the atlas at an address; undefined if the hub does not have it. Both addresses are of folders, and absolute. */
export function slugOfAtlas(index: Listed, hub: string, atlas: string): string | undefined {
  return index.atlases.find(({ address }) => folderOf(new URL(address, hub)) === folderOf(new URL(atlas)))
    ?.slug;
}

/** Returns where the import of a package, or of a module in it, leads: to the atlas of the package, or to those who use it. */
export function importTarget(
  { links }: Pick<HubLinks, 'links'>,
  hub: string,
  imported: string,
): ImportTarget | undefined {
  const link = linkTo(links, imported);
  if (!link) return undefined;
  const { target } = link;
  if (!target)
    return {
      href: new URL(hubPagePath.package(link.package), hub).href,
      title: `${link.package} in all atlases`,
    };
  const version = target.version === null ? '' : ` ${target.version}`;
  const note = target.note === undefined ? '' : ` (${target.note})`;
  return { href: new URL(target.page, hub).href, title: `The atlas of ${link.package}${version}${note}` };
}

/** Returns the package that an import names, by its own name or that of a module. */
export function linkTo(links: readonly HubLink[], imported: string): HubLink | undefined {
  const module = packageKey(imported);
  const named = links.find(({ written }) => written?.some((each) => packageKey(each) === module));
  if (named) return named;
  return links
    .filter((each) => isModuleOf(module, each.package))
    .sort((a, b) => b.package.length - a.package.length)[0];
}

function folderOf({ href }: URL): string {
  return href
    .replace(/[?#].*$/s, '')
    .replace(/(?:index\.html)?$/, '')
    .replace(/\/*$/, '/');
}
