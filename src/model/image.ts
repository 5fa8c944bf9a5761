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

export const ImageShard = z
  .object({
    path: z.string().describe('Path of the image in the repository'),
    address: z.string().describe('Its address: this artifact is `api/v1/image/{address}.json`'),
    directory: z.string().describe('Address of its directory'),
    bytes: z.int().nonnegative().describe('Number of bytes'),
    type: ImageType.optional().describe(
      'Its type by its first bytes, whatever the name says; absent if the image is not published',
    ),
    problem: z
      .enum(Object.keys(imageProblems) as [ImageProblem, ...ImageProblem[]])
      .optional()
      .describe('Why it is not published; absent if it is'),
    width: z.int().positive().optional().describe('In pixels; absent if its header does not say'),
    height: z.int().positive().optional().describe('In pixels; absent if its header does not say'),
    data: z.string().describe('Its content in base64; empty if it is not published'),
  })
  .describe('`api/v1/image/{address}.json`: an image in the repository')
  .meta({
    examples: [
      {
        ...{ path: 'docs/cart.png', address: 'docs/cart.png', directory: 'docs', bytes: 5_242_880 },
        ...{ problem: 'too-large', data: '' },
      },
    ],
  });
export type ImageShard = z.infer<typeof ImageShard>;

const names = /\.(?:png|apng|jpe?g|gif|webp|avif|ico)$/i;

/** Whether the name of a file is that of an image. */
export function isImageName(path: string): boolean {
  return names.test(path);
}
