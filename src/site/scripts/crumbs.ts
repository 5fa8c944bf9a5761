/** Turns the slashes of the breadcrumbs into menus of what is in the directory before them, once a reader comes near. */
export function watchCrumbs(): void {
  const trail = document.querySelector<HTMLElement>('.trail');
  if (!trail || document.body.dataset['at'] === undefined) return;
  const start = () => {
    for (const type of types) trail.removeEventListener(type, start);
    void import('../islands/crumb-menus.ts').then(({ addCrumbMenus }) => addCrumbMenus(trail));
  };
  const types = ['pointerover', 'focusin'] as const;
  for (const type of types) trail.addEventListener(type, start);
}
