import { addressAt } from './atlas.ts';

/** Makes a button of the link behind each list of references that is not complete: it shows all of them in the page. */
export function watchUses(): void {
  const address = addressAt(location.pathname);
  if (address === undefined) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.use-lines > .rest > a')) {
    const list = link.closest<HTMLElement>('.use-lines');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'more';
    button.textContent = `Show ${link.textContent}`;
    button.addEventListener('click', () => {
      // The link to the same as JSON comes back if the lines cannot be loaded.
      void import('../islands/uses.ts')
        .then(({ showAllUses }) => list && showAllUses(list, address))
        .catch(() => button.replaceWith(link));
    });
    link.replaceWith(button);
  }
}
