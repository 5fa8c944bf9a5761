import { fileOfAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import { pagePath } from '../../model/page-path.ts';
import { addressAt, atlasUrl } from './atlas.ts';
import { watchDrawing } from './drawings.ts';

/** Source of at most this many lines opens when it scrolls into view. */
const MAX_OPEN = 40;

/** The name of a symbol in its section, a link to its definition. */
const heading = ':is(h1, h2, h3) > a';

/** Adds the source, the impact of a change and a diagram to each section of a reference page, made when they are asked for. */
export function addFolds(): void {
  const sections = document.querySelectorAll<HTMLElement>('.symbol');
  if (sections.length === 0) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLDetailsElement)) continue;
      observer.unobserve(target);
      target.open = true;
    }
  });
  for (const section of sections) {
    const before = section.querySelector(':scope > .label, :scope > .line, :scope > .none, :scope > details');
    // On the source page, the source is above; and a signature may be all of it.
    if (!document.querySelector('.file-page') && !section.classList.contains('whole')) {
      const source = fold('Source', (place) => void showSource(section, place));
      section.insertBefore(source, before);
      const [first, last] = linesOf(section);
      if (last - first < MAX_OPEN) observer.observe(source);
    }
    section.insertBefore(impactFold(section), before);
    if (section.querySelector('[data-edges]') && !section.querySelector('.drawing'))
      section.append(diagramFold(section));
  }
}

/** A fold that gets its content when it is opened first. */
function fold(title: string, fill: (place: HTMLElement) => void): HTMLDetailsElement {
  const details = document.createElement('details');
  const summary = document.createElement('summary');
  const place = document.createElement('div');
  summary.textContent = title;
  details.append(summary, place);
  details.addEventListener('toggle', () => fill(place), { once: true });
  return details;
}

function impactFold(section: HTMLElement): HTMLDetailsElement {
  return fold('Before you change this', (place) => {
    const address = addressAt(location.pathname) ?? '';
    import('../islands/impact.ts')
      .then(({ showImpact }) => showImpact(section.id, place, address))
      .catch(() => {
        place.textContent = 'What a change may break could not be loaded.';
      });
  });
}

/** The page has a drawing of the symbol that it is about. Those of others are made from the artifact of the file. */
function diagramFold(section: HTMLElement): HTMLDetailsElement {
  return fold('Call graph', (place) => {
    const figure = document.createElement('figure');
    const name = section.querySelector(heading)?.textContent ?? '';
    figure.className = 'drawing rows-5';
    figure.ariaLabel = `References to and from ${name}`;
    figure.dataset['drawing'] = `calls ${section.id}`;
    figure.dataset['artifact'] = artifactPath.file(fileOfAddress(addressAt(location.pathname) ?? ''));
    const path = document.body.dataset['at'];
    if (path !== undefined)
      figure.dataset['map'] =
        `${atlasUrl(pagePath.explore)}?symbol=${encodeURIComponent(`${path}::${name}`)}`;
    place.append(figure);
    watchDrawing(figure);
  });
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
  pre.className = `code w${String(last).length}`;
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
