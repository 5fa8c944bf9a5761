import * as z from 'zod';

const count = z.int().nonnegative();

const Dependency = z.object({
  name: z.string().describe('Name of the required package'),
  wanted: z.string().describe('The versions that fit, as written; empty if none are named'),
});
export type Dependency = z.infer<typeof Dependency>;

export const PublishedPackage = z.object({
  path: z.string().describe('Folder of the project file; empty for the root'),
  name: z.string().describe('Name by which others require it'),
  manager: z.string().describe('Name of the package manager'),
  version: z
    .string()
    .nullable()
    .describe(
      'Version in the project file, or else in a tag of the commit; null if neither has one, or if it is computed',
    ),
  dependencies: z.array(Dependency).describe('Required packages, sorted by name, at most 500'),
  modules: z
    .array(z.string())
    .optional()
    .describe(
      'Names by which imports name parts of it, such as namespaces, sorted, at most 500; absent if imports name it by its name',
    ),
});
export type PublishedPackage = z.infer<typeof PublishedPackage>;

export const Packages = z
  .object({
    total: count.describe('Number of packages'),
    packages: z.array(PublishedPackage).describe('Packages, outermost first, at most 1,000'),
  })
  .describe(
    '`api/v1/packages.json`: the packages of the repository, with their versions and the packages that they require, by their project files',
  )
  .meta({
    examples: [
      {
        total: 1,
        packages: [
          {
            ...{ path: '', name: 'shop', manager: 'npm', version: '1.2.0' },
            dependencies: [{ name: 'tax', wanted: '^2.0.0' }],
          },
        ],
      },
    ],
  });
export type Packages = z.infer<typeof Packages>;
