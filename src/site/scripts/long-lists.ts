/** Shows the rest of a long list in place. Without scripts, its link leads to the Markdown version, which has everything. */
export function watchLongLists(): void {
  document.querySelector('.reference')?.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.more a') : null;
    const list = link?.closest<HTMLElement>('.uses');
    if (!link || !list) return;
    event.preventDefault();
    void expand(list, link);
  });
}

async function expand(list: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  const root = new URL(document.body.dataset['root'] ?? './', location.href).pathname;
  const page = decodeURIComponent(location.pathname.slice(root.length));
  try {
    const { showAllUses } = await import('../islands/all-uses.ts');
    await showAllUses(list, page);
  } catch {
    location.assign(link.href);
  }
}
