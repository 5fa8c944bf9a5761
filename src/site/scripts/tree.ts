import { iconButton } from './icon.ts';
import { addEdge } from './side-width.ts';

/** In narrower windows, a button opens the tree. Must match `shell.css`. */
const wide = matchMedia('(min-width: 60.01rem)');

/** Adds the file tree beside the page. Without scripts, the footer's link to all files replaces it. */
export function addTree(): void {
  const nav = document.createElement('nav');
  nav.className = 'side';
  nav.ariaLabel = 'Files';
  nav.id = 'files';
  document.querySelector('.top')?.after(nav);

  const filter = document.createElement('input');
  filter.type = 'search';
  filter.className = 'tree-filter';
  filter.placeholder = 'Filter files';
  filter.ariaLabel = 'Filter files';
  // Narrow windows have no room for these links in the header.
  const links = document.createElement('p');
  links.className = 'side-links';
  links.append(...[...document.querySelectorAll('.top .ask')].map((link) => link.cloneNode(true)));
  nav.append(links, filter);
  addEdge(nav, {
    element: nav,
    label: 'Width of the file tree',
    property: '--side',
    preference: 'side',
    side: 'left',
  });
  filter.addEventListener(
    'focus',
    () => void import('../islands/tree-filter.ts').then(({ watchTreeFilter }) => watchTreeFilter(filter)),
    { once: true },
  );

  let loading: Promise<void> | undefined;
  const load = () => (loading ??= import('../islands/tree.ts').then(({ showTree }) => showTree(nav)));

  const button = iconButton('menu', 'M4 6h16M4 12h10M4 18h13');
  button.ariaLabel = 'Files';
  button.setAttribute('aria-controls', nav.id);
  button.ariaExpanded = 'false';
  const toggle = (open: boolean) => {
    nav.classList.toggle('open', open);
    button.ariaExpanded = String(open);
    if (open) void load().then(() => nav.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
    else button.focus();
  };
  button.addEventListener('click', () => toggle(!nav.classList.contains('open')));
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && nav.classList.contains('open')) toggle(false);
  });
  document.querySelector('main')?.addEventListener('click', () => {
    if (nav.classList.contains('open')) toggle(false);
  });
  document.querySelector('.top')?.prepend(button);

  if (wide.matches) void load();
  wide.addEventListener('change', () => {
    if (wide.matches) void load();
  });
}
