import { fileOfAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import { pagePath } from '../../model/page-path.ts';
import { addressAt, atlasUrl } from './atlas.ts';
import { watchDrawing } from './drawings.ts';

/** The name of a symbol in its section, a link to its definition. */
const heading = ':is(h1, h2, h3) > a';

/** Fills the folds of a section when they are opened first, and numbers the lines of parts of sources. */
export function addFolds(): void {
  for (const part of document.querySelectorAll<HTMLElement>('.code.part'))
    part.style.counterReset = `l ${Number(part.dataset['from'] ?? 1) - 1}`;
  for (const section of document.querySelectorAll<HTMLElement>('.symbol')) {
    fillWhenOpened(section, 'source', (place) => void showSource(section, place));
    fillWhenOpened(section, 'impact', (place) => showImpact(section.id, place));
    fillWhenOpened(section, 'calls', (place) => showCalls(section, place));
  }
}

function fillWhenOpened(section: HTMLElement, name: string, fill: (place: HTMLElement) => void): void {
  const fold = section.querySelector<HTMLElement>(`:scope > details.${name}`);
  const place = fold?.querySelector<HTMLElement>(':scope > div');
  if (fold && place) fold.addEventListener('toggle', () => fill(place), { once: true });
}

function showImpact(section: string, place: HTMLElement): void {
  const address = addressAt(location.pathname) ?? '';
  import('../islands/impact.ts')
    .then((island) => island.showImpact(section, place, address))
    .catch(() => {
      place.textContent = 'What a change may break could not be loaded.';
    });
}

/** The page has a drawing of the symbol that it is about. Those of its members are made from the artifact of the file. */
function showCalls(section: HTMLElement, place: HTMLElement): void {
  const figure = document.createElement('figure');
  const name = section.querySelector(heading)?.textContent ?? '';
  figure.className = 'drawing rows-5';
  figure.ariaLabel = `References to and from ${name}`;
  figure.dataset['drawing'] = `calls ${section.id}`;
  figure.dataset['artifact'] = artifactPath.file(fileOfAddress(addressAt(location.pathname) ?? ''));
  const path = document.body.dataset['at'];
  if (path !== undefined)
    figure.dataset['map'] = `${atlasUrl(pagePath.explore)}?symbol=${encodeURIComponent(`${path}::${name}`)}`;
  place.append(figure);
  watchDrawing(figure);
}

let sourcePage: Promise<Document> | undefined;

/** Copies the lines from the page with the source, whose links lead to the same places from here. */
async function showSource(section: HTMLElement, place: HTMLElement): Promise<void> {
  const link = section.querySelector<HTMLAnchorElement>(heading);
  if (!link) return;
  const href = link.href.replace(/#.*/, '');
  try {
    sourcePage ??= fetch(href).then(async (response) => {
      if (!response.ok) throw new Error(`${href}: ${response.status}`);
      return new DOMParser().parseFromString(await response.text(), 'text/html');
    });
    place.replaceChildren(copyLines(await sourcePage, href, linesOf(section)));
  } catch {
    place.textContent = 'The source could not be loaded. ';
    place.append(
      Object.assign(document.createElement('a'), { href: link.href, textContent: 'Open its page' }),
    );
  }
}

function copyLines(page: Document, href: string, [first, last]: [number, number]): HTMLElement {
  const pre = document.createElement('pre');
  pre.className = `code part w${String(last).length}`;
  pre.tabIndex = 0;
  pre.style.counterReset = `l ${first - 1}`;
  const code = document.createElement('code');
  for (let number = first; number <= last; number++) {
    const line = page.getElementById(`L${number}`)?.cloneNode(true);
    if (!(line instanceof Element)) break;
    line.removeAttribute('id');
    for (const element of line.querySelectorAll('[id]')) element.removeAttribute('id');
    // Links within the file name no page.
    for (const link of line.querySelectorAll('a[href^="#"]'))
      link.setAttribute('href', href + (link.getAttribute('href') ?? ''));
    code.append(document.adoptNode(line));
  }
  pre.append(code);
  return pre;
}

function linesOf(section: HTMLElement): [number, number] {
  const [first = 1, last = first] = (section.dataset['lines'] ?? '').split('-').map(Number);
  return [first, last];
}
