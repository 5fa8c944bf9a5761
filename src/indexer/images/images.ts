import { createSecretSearch, type SecretSettings } from '../../features/secrets/secret-search.ts';
import type { ImageProblem, ImageShard } from '../../model/image.ts';
import { compareText } from '../../model/order.ts';
import type { Source } from '../source/source.ts';
import { readImageHeader } from './image-header.ts';

/** Larger images are photographs and textures, of which a few would outweigh an atlas. */
export const MAX_IMAGE_BYTES = 1_000_000;
/** The limit for all images of a repository. */
export const MAX_ALL_IMAGES_BYTES = 24_000_000;

/** A file that is an image by its name. */
export interface ImageFile {
  path: string;
  size: number;
}

/** The images of a repository, and their content. */
export interface Images {
  /** Sorted by path. */
  files: readonly ImageFile[];
  read(file: ImageFile): Promise<ImageContent>;
  /** The number of images that may be published, and their bytes. */
  published: { files: number; bytes: number };
}

export type ImageContent = Pick<ImageShard, 'type' | 'problem' | 'width' | 'height' | 'data'>;

/** Selects the images to publish by their sizes. They are read one at a time, when they are written. */
export function selectImages(
  all: readonly ImageFile[],
  source: Pick<Source, 'read'>,
  secrets: SecretSettings | undefined,
): Images {
  const problems = new Map<string, ImageProblem>();
  let bytes = 0;
  for (const { path, size } of [...all].sort((a, b) => a.size - b.size || compareText(a.path, b.path))) {
    if (size > MAX_IMAGE_BYTES) problems.set(path, 'too-large');
    else if (bytes + size > MAX_ALL_IMAGES_BYTES) problems.set(path, 'over-limit');
    else bytes += size;
  }
  const search = createSecretSearch(secrets);
  return {
    files: [...all].sort((a, b) => compareText(a.path, b.path)),
    published: { files: all.length - problems.size, bytes },
    async read({ path }) {
      const problem = problems.get(path);
      if (problem !== undefined) return withProblem(problem);
      const content = await source.read(path).catch(() => undefined);
      if (!content) return withProblem('unreadable');
      // The file may have grown since it was listed.
      if (content.length > MAX_IMAGE_BYTES) return withProblem('too-large');
      const text = Buffer.from(content).toString('latin1');
      const header = readImageHeader(content);
      if (!header) return withProblem(text.startsWith(LFS_POINTER) ? 'pointer' : 'not-an-image');
      // Images carry texts, such as the settings of the program that made them.
      if (search.search(path, text)) return withProblem('secret');
      return { ...header, data: Buffer.from(content).toString('base64') };
    },
  };
}

const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

function withProblem(problem: ImageProblem): ImageContent {
  return { problem, data: '' };
}
