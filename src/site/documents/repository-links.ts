import type { DirectoryShard } from '../../model/directory-shard.ts';
import type { FileShard } from '../../model/file-shard.ts';
import type { ImageShard } from '../../model/image.ts';
import { readDirectory, readFile, readImage } from '../../query/read.ts';
import { isDrawing, safeSvg, svgSize } from '../../render/safe-svg.ts';
import type { Store } from '../../store/store.ts';
import type { FoundImage } from '../markdown/place-images.ts';
import type { Links } from '../views/links.ts';

/** A place in the repository that a document refers to. */
export interface RepositoryPlace {
  path: string;
  /** For `#L10` and `#L10-L20`. */
  line?: number;
  lastLine?: number;
  /** The fragment of another address, which is a heading of a document. */
  heading?: string;
}

/** Returns the page of the file, image or folder that a relative link in the file at `from` points to. */
export async function resolveInRepository(
  store: Store,
  from: string,
  href: string,
  links: Links,
): Promise<string | undefined> {
  const found = await findInRepository(store, from, href);
  if (!found) return undefined;
  if (found.image) return links.imagePage(found.image.address);
  if (found.directory) return links.directory(found.directory.address);
  const { line, lastLine, heading } = found.place;
  const { address } = found.file;
  if (line !== undefined) return links.lines(address, line, lastLine ?? line);
  if (heading === undefined) return links.file(address);
  const [, ...symbols] = found.file.nodes;
  const symbol = symbols.find((node) => node.symbol === heading);
  if (symbol) return links.definition(symbol.address);
  return links.file(address) + (symbols.length > 0 ? '' : `#user-content-${heading}`);
}

/** The file, image or folder of a place. */
export type FoundPlace = { place: RepositoryPlace } & (
  | { file: FileShard; image?: undefined; directory?: undefined }
  | { image: ImageShard; file?: undefined; directory?: undefined }
  | { directory: DirectoryShard; file?: undefined; image?: undefined }
);

/** Returns what a relative link in the file at `from` points to. */
export async function findInRepository(
  store: Store,
  from: string,
  href: string,
): Promise<FoundPlace | undefined> {
  const place = repositoryPath(from, href);
  if (place === undefined) return undefined;
  for (const path of candidatePaths(from, href, place.path)) {
    const file = await readFile(store, path);
    if (file) return { place, file };
    const image = await readImage(store, path);
    if (image) return { place, image };
    const directory = await readDirectory(store, path);
    if (directory) return { place, directory };
  }
  return undefined;
}

/** Returns the image that a document in the file at `from` shows, if pages may show it. */
export async function findImageInRepository(
  store: Store,
  from: string,
  source: string,
  links: Links,
): Promise<FoundImage | undefined> {
  const target = repositoryPath(from, source);
  if (target === undefined) return undefined;
  for (const path of candidatePaths(from, source, target.path)) {
    const image = await readImage(store, path);
    if (image) {
      const { address, type, width, height } = image;
      const src = type === undefined ? undefined : links.image(address, type);
      return src === undefined ? undefined : { src, width, height };
    }
    const drawing = isDrawing(path) ? await readFile(store, path) : undefined;
    const svg = drawing && safeSvg(drawing.source);
    if (drawing && svg !== undefined) {
      const src = links.image(drawing.address, 'svg');
      return src === undefined ? undefined : { src, ...svgSize(svg) };
    }
  }
  return undefined;
}

/** An address that begins with a slash is meant from the root of the repository or of its documentation, which is a folder above. */
function candidatePaths(from: string, href: string, path: string): string[] {
  if (!href.startsWith('/')) return [path];
  const folders = from.split('/').slice(0, -1);
  return [path, ...folders.map((_, at) => [...folders.slice(0, folders.length - at), path].join('/'))];
}

/** Resolves a relative link to a place in the repository. Undefined if it points outside. */
export function repositoryPath(from: string, href: string): RepositoryPlace | undefined {
  const [, written = '', fragment = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(href) ?? [];
  const segments = written.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const segment of safeDecode(written).split('/')) {
    if (segment === '..') {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== '' && segment !== '.') {
      segments.push(segment);
    }
  }
  const path = segments.join('/');
  const [isLine, line, lastLine] = /^L(\d+)(?:-L?(\d+))?$/.exec(fragment) ?? [];
  if (isLine !== undefined && Number(line) > 0)
    return { path, line: Number(line), ...(lastLine !== undefined && { lastLine: Number(lastLine) }) };
  return fragment === '' ? { path } : { path, heading: fragment };
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
