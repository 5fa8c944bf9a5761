import { artifactPath } from '../../model/artifact.ts';
import type { DirectoryShard } from '../../model/directory-shard.ts';
import { directoryOfPage, pagePath } from '../../model/page-path.ts';
import { printableLine } from '../../render/printable.ts';
import { atlasUrl, fetchArtifact, pathBelowRoot } from '../scripts/atlas.ts';

/** Adds a button before each breadcrumb, which lists the directory that the breadcrumb is in. */
export function addCrumbMenus(trail: HTMLElement): void {
  let address: string | undefined = '';
  for (const crumb of trail.querySelectorAll('li')) {
    if (address !== undefined) crumb.prepend(menuButton(address, crumb.textContent.trim()));
    address = addressOf(crumb);
  }
  trail.classList.add('with-menus');
}

function addressOf(crumb: Element): string | undefined {
  const link = crumb.querySelector('a');
  const page = link && pathBelowRoot(link.pathname);
  return page ? directoryOfPage(page)?.address : undefined;
}

function menuButton(address: string, crumb: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '/';
  button.ariaLabel = `Beside ${crumb}`;
  button.ariaExpanded = 'false';
  let menu: HTMLElement | undefined;
  const close = () => {
    menu?.remove();
    menu = undefined;
    button.ariaExpanded = 'false';
    removeEventListener('click', close);
  };
  button.addEventListener('click', (event) => {
    event.stopPropagation();
    if (menu) {
      close();
      return;
    }
    // A menu of another button closes.
    dispatchEvent(new Event('click'));
    button.ariaExpanded = 'true';
    const shown = document.createElement('nav');
    menu = shown;
    shown.className = 'crumb-menu';
    shown.ariaLabel = button.ariaLabel;
    shown.style.left = `${button.getBoundingClientRect().left}px`;
    shown.textContent = 'Loading …';
    shown.addEventListener('keydown', (pressed) =>
      press(pressed, shown, () => {
        close();
        button.focus();
      }),
    );
    trailOf(button).append(shown);
    addEventListener('click', close);
    fetchArtifact<DirectoryShard>(artifactPath.directory(address)).then(
      (shard) => {
        shown.replaceChildren(listOf(shard, crumb));
        (shown.querySelector<HTMLElement>('[aria-current]') ?? shown.querySelector('a'))?.focus();
      },
      () => (shown.textContent = 'The directory could not be loaded.'),
    );
  });
  return button;
}

function trailOf(button: Element): Element {
  return button.closest('.top') ?? document.body;
}

function listOf({ directories, files, parts, address }: DirectoryShard, crumb: string): HTMLUListElement {
  const list = document.createElement('ul');
  const entries = [
    ...directories.map(({ name, address: at }) => ({
      name: `${name}/`,
      page: pagePath.directory(at),
      isHere: name === crumb,
    })),
    ...files.map(({ name, address: at }) => ({ name, page: pagePath.file(at), isHere: name === crumb })),
  ];
  const rest = (parts?.entries ?? 0) - entries.length;
  if (rest > 0) entries.push({ name: `${rest} more`, page: pagePath.directory(address, 2), isHere: false });
  for (const { name, page, isHere } of entries) {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = atlasUrl(page);
    link.textContent = printableLine(name);
    if (isHere) link.setAttribute('aria-current', 'true');
    item.append(link);
    list.append(item);
  }
  return list;
}

function press(event: KeyboardEvent, menu: HTMLElement, close: () => void): void {
  const links = [...menu.querySelectorAll('a')];
  const at = links.findIndex((link) => link === document.activeElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (event.key === 'Escape') close();
  else if (step !== undefined) links[at + step]?.focus();
  else return;
  event.preventDefault();
}
