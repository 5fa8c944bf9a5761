import { artifactPath } from '../../model/artifact.ts';
import type { HubIndex, HubLinks } from '../../model/hub.ts';

/** Links the packages that a file imports to their atlases, by the hub that the atlas names, once the reader opens their list. */
export function watchImports(): void {
  const { hub, root = './' } = document.body.dataset;
  const list = document.querySelector<HTMLElement>('[data-package]')?.closest('details');
  if (hub === undefined || !list) return;
  // Without an answer of the hub, the page stays as it is.
  const link = (): void =>
    void linkImports(list, hub, new URL(root, location.href).href).catch(() => undefined);
  if (list.open) link();
  else list.addEventListener('toggle', link, { once: true });
}

async function linkImports(list: HTMLElement, hub: string, atlas: string): Promise<void> {
  const [{ importTarget, slugOfAtlas }, index] = await Promise.all([
    import('../hub/import-links.ts'),
    read<HubIndex>(hub, artifactPath.hub),
  ]);
  const slug = slugOfAtlas(index, hub, atlas);
  if (slug === undefined) return;
  const links = await read<HubLinks>(hub, artifactPath.hubLinks(slug));
  for (const name of list.querySelectorAll<HTMLElement>('[data-package]')) {
    const target = importTarget(links, hub, name.dataset['package'] ?? '');
    if (!target) continue;
    const link = document.createElement('a');
    link.href = target.href;
    link.title = target.title;
    link.textContent = name.textContent;
    name.replaceChildren(link);
  }
}

async function read<Artifact>(hub: string, path: string): Promise<Artifact> {
  const response = await fetch(new URL(path, hub));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as Artifact;
}
