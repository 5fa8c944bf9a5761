import type { Element, ElementContent, Root } from 'hast';
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

/** Shows the images that are found; others become links with their alt text, because pages fetch nothing from other hosts. */
export async function placeImages(tree: Root, findImage: FindImage | undefined): Promise<void> {
  const images: { image: Element; isInLink: boolean }[] = [];
  visit(tree, 'element', (element, index, parent) => {
    if (element.tagName === 'picture' && parent && index !== undefined) {
      const image = element.children.find((child) => child.type === 'element' && child.tagName === 'img');
      parent.children.splice(index, 1, ...(image ? [image] : []));
      // The image is visited in its new place, and not here too.
      return [SKIP, index];
    }
    if (element.tagName === 'img')
      images.push({ image: element, isInLink: parent?.type === 'element' && parent.tagName === 'a' });
    return undefined;
  });
  for (const { image, isInLink } of images) {
    const source = stringOf(image, 'src');
    const isOutside = source === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(source);
    const found = isOutside ? undefined : await findImage?.(source);
    if (found) show(image, found);
    else replace(image, source, isInLink);
  }
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

function replace(image: Element, source: string, isInLink: boolean): void {
  const label: ElementContent[] = [{ type: 'text', value: stringOf(image, 'alt').trim() || 'picture' }];
  const isLink = !isInLink && source !== '';
  image.tagName = isLink ? 'a' : 'span';
  image.properties = isLink ? { className: ['picture'], href: source } : { className: ['picture'] };
  image.children = label;
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
