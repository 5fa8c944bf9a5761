import { addressAt } from './atlas.ts';

/** Fills the switch of versions when it is opened first. */
export function watchVersions(): void {
  for (const fold of document.querySelectorAll<HTMLElement>('details.versions')) {
    const place = fold.querySelector<HTMLElement>(':scope > div');
    const id = fold.dataset['id'];
    const address = addressAt(location.pathname);
    if (!place || id === undefined || address === undefined) continue;
    const fill = async (): Promise<void> => {
      const { showVersions } = await import('../islands/versions.ts');
      await showVersions(place, id, address);
    };
    // The link in it stays if the list cannot be loaded.
    fold.addEventListener('toggle', () => void fill().catch(() => undefined), { once: true });
  }
}
