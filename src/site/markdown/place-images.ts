import type { Element, ElementContent, Parents, Root, RootContent, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** An image that a page can show. */
export interface FoundImage {
  src: string;
  /** In pixels; absent if the file does not say. */
  width?: number | undefined;
  height?: number | undefined;
}

/** Returns an image of the repository by the address that a document gives it; undefined if it cannot be shown. */
export type FindImage = (source: string) => Promise<FoundImage | undefined> | FoundImage | undefined;

interface PlacedImage {
  image: Element;
  parent: Parents;
}

/**
 * Shows the images that are found; others become links with their alt text, because pages fetch nothing from other hosts. Those without
 * one are removed, with the links and paragraphs that have nothing else. Rows of links, which were badges, have a class of their own.
 */
export async function placeImages(tree: Root, findImage: FindImage | undefined): Promise<void> {
  const images: PlacedImage[] = [];
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'picture' && parent && index !== undefined) {
      const image = element.children.find((child) => child.type === 'element' && child.tagName === 'img');
      parent.children.splice(index, 1, ...(image ? [image] : []));
      // The image is visited in its new place, and not here too.
      return [SKIP, index];
    }
    if (element.tagName === 'img' && parent) images.push({ image: element, parent });
    return undefined;
  });
  const links = new Set<ElementContent | Parents>();
  const emptied = new Set<Parents>();
  for (const { image, parent } of images) {
    const source = stringOf(image, 'src');
    const isOutside = source === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(source);
    const found = isOutside ? undefined : await findImage?.(source);
    const label = stringOf(image, 'alt').trim();
    if (found) show(image, found);
    else if (label === '') {
      parent.children.splice(parent.children.indexOf(image), 1);
      emptied.add(parent);
    } else links.add(replace(image, label, source, parent));
  }
  if (emptied.size > 0) removeEmpty(tree, emptied);
  if (links.size > 0) markBadges(tree, links);
}

/** Marks the paragraphs of nothing but several links that replace images, and such links in headings, which are smaller. */
function markBadges(tree: Root, links: ReadonlySet<ElementContent | Parents>): void {
  visit(tree, 'element', (element) => {
    const shown = element.children.filter(
      (child) =>
        (child.type !== 'text' || child.value.trim() !== '') &&
        !(child.type === 'element' && child.tagName === 'br'),
    );
    if (shown.length > 1 && shown.every((child) => links.has(child)))
      element.properties['className'] = ['badges'];
    else if (/^h[1-6]$/.test(element.tagName))
      for (const child of element.children)
        if (child.type === 'element' && links.has(child)) child.properties['className'] = ['badge'];
  });
}

/** Keeps the size that the document gives, or takes that of the file, so that the text does not jump when the image arrives. */
function show(image: Element, { src, width, height }: FoundImage): void {
  const given = sizeOf(image, 'width');
  const [shownWidth, shownHeight] =
    given === undefined ? [width, height] : [given, width && height && Math.round((height * given) / width)];
  const title = stringOf(image, 'title');
  image.properties = {
    src,
    alt: stringOf(image, 'alt'),
    ...(title !== '' && { title }),
    ...(shownWidth && { width: shownWidth }),
    ...(shownHeight && { height: shownHeight }),
    loading: 'lazy',
  };
}

/** Returns the link that has the text now; in a link, the image becomes its text. */
function replace(image: Element, text: string, source: string, parent: Parents): ElementContent | Parents {
  const label: Text = { type: 'text', value: text };
  const isInLink = parent.type === 'element' && parent.tagName === 'a';
  const link: ElementContent =
    isInLink || source === ''
      ? label
      : { ...image, tagName: 'a', properties: { href: source }, children: [label] };
  const children: (ElementContent | RootContent)[] = parent.children;
  children[children.indexOf(image)] = link;
  return isInLink ? parent : link;
}

/** Removes the elements that have lost their last content. Cells stay, so that the columns of a table do too. */
function removeEmpty(parent: Parents, emptied: ReadonlySet<Parents>): boolean {
  const before = parent.children.length;
  const kept = parent.children.filter((child) => {
    if (child.type !== 'element' || !removeEmpty(child, emptied)) return true;
    return /^t[dhr]$/.test(child.tagName) || !child.children.every(isBlank);
  });
  parent.children.splice(0, before, ...kept);
  return emptied.has(parent) || kept.length < before;
}

function isBlank(node: RootContent): boolean {
  return node.type === 'text' ? node.value.trim() === '' : node.type === 'element' && node.tagName === 'br';
}

function sizeOf(image: Element, property: string): number | undefined {
  const value = image.properties[property];
  const size = Number(/^(\d{1,4})(?:px)?$/.exec(String(value ?? ''))?.[1]);
  return size > 0 ? size : undefined;
}

function stringOf(element: Element, property: string): string {
  const value = element.properties[property];
  return typeof value === 'string' ? value : '';
}
