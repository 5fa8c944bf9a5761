import * as z from 'zod';

/** The formats of images that pages show. SVG is text, and has the shard of a file. */
export const ImageType = z.enum(['png', 'jpg', 'gif', 'webp', 'avif', 'ico']);
export type ImageType = z.infer<typeof ImageType>;

/** Why an image is not published. */
export const imageProblems = {
  'too-large': 'larger than 1 MB',
  'over-limit': 'beyond the limit for all images of a repository; smaller ones come first',
  'not-an-image': 'its content is not that of an image that browsers show',
  pointer: 'a pointer of Git LFS, whose content is not in the repository',
  secret: 'likely to contain secrets',
  unreadable: 'could not be read',
} as const;
export type ImageProblem = keyof typeof imageProblems;

/** An image in the repository. */
export const ImageShard = z.object({
  path: z.string(),
  address: z.string(),
  /** Address of its directory. */
  directory: z.string(),
  bytes: z.int().nonnegative(),
  /** The type by the first bytes, whatever the name says; absent if the image is not published. */
  type: ImageType.optional(),
  problem: z.enum(Object.keys(imageProblems) as [ImageProblem, ...ImageProblem[]]).optional(),
  /** In pixels; absent if its header does not say. */
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
  /** Base64; empty if it is not published. */
  data: z.string(),
});
export type ImageShard = z.infer<typeof ImageShard>;

const names = /\.(?:png|apng|jpe?g|gif|webp|avif|ico)$/i;

/** Whether the name of a file is that of an image. */
export function isImageName(path: string): boolean {
  return names.test(path);
}
