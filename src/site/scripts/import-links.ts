import { artifactPath } from '../../model/artifact.ts';
import type { HubIndex, HubLinks } from '../../model/hub.ts';
import { readHub } from './read-hub.ts';

/**
 * Makes the packages in the list of the imports of a file lead to their atlases, by the hub that the atlas names. If the hub does not answer, they
 * lead to its page about the package, as before.
 */
export async function linkImports(list: HTMLElement): Promise<void> {
  const { hub, root = './' } = document.body.dataset;
  if (hub === undefined) return;
  await linkByHub(list, hub, new URL(root, location.href).href).catch(() => undefined);
}

async function linkByHub(list: HTMLElement, hub: string, atlas: string): Promise<void> {
  const [{ importTarget, slugOfAtlas }, index] = await Promise.all([
    import('../hub/import-links.ts'),
    readHub<HubIndex>(hub, artifactPath.hub),
  ]);
  const slug = slugOfAtlas(index, hub, atlas);
  if (slug === undefined) return;
  const links = await readHub<HubLinks>(hub, artifactPath.hubLinks(slug));
  for (const name of list.querySelectorAll<HTMLElement>('[data-package]')) {
    const target = importTarget(links, hub, name.dataset['package'] ?? '');
    const link = name.querySelector('a');
    if (!target || !link) continue;
    link.href = target.href;
    link.title = target.title;
  }
}
