import { addressAt } from './atlas.ts';

/** Adds the source lines to each list of references when it is about to be seen. Without scripts, lists have links to lines. */
export function watchUses(): void {
  const lists = document.querySelectorAll<HTMLElement>('[data-uses]');
  const address = addressAt(location.pathname);
  if (lists.length === 0 || address === undefined) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        // The list of links stays if its lines cannot be loaded.
        void import('../islands/uses.ts')
          .then(({ showPlaces }) => showPlaces(target, address))
          .catch(() => undefined);
      }
    },
    { rootMargin: '100px' },
  );
  for (const list of lists) observer.observe(list);
}
