import * as z from 'zod';
import { Digest } from './digests.ts';
import { exampleLanguage } from './example-language.ts';
import { InterfaceIndex, UsePlace } from './interface.ts';
import { NodeKind } from './kinds.ts';
import { PublishedPackage } from './packages.ts';

/** Version of the artifacts of a hub. */
export const HUB_SCHEMA_VERSION = 1;

const count = z.int().nonnegative();
const slug = z
  .string()
  .regex(/^[\w-][\w.-]*$/)
  .describe('Short name of the atlas, unique in the hub');
const version = z.string().nullable().describe('Version of the package; null if its project file has none');
const wanted = z
  .string()
  .nullable()
  .describe('The versions that fit, as the project file of the user writes them; null if it has none');

export const HubAtlas = z.object({
  slug,
  title: z.string().describe('Name for readers'),
  address: z.string().describe('Address of the atlas: absolute, or relative to the root of the hub'),
  commit: z.string().nullable().describe('Full hash of the commit; null without git'),
  version,
  languages: z.array(z.string()).describe('Titles of its languages, largest first'),
  counts: z
    .object({
      packages: count.describe('Packages that it contains'),
      exports: count.describe('Symbols that others can import'),
      uses: count.describe('Symbols of other packages that it refers to'),
    })
    .describe('Sizes of its tables'),
  digest: Digest.describe('Digest of all that the hub read of it'),
  problem: z
    .string()
    .optional()
    .describe('Why its tables are those of an earlier run; absent if they are current'),
});
export type HubAtlas = z.infer<typeof HubAtlas>;

export const HubIndex = z
  .object({
    schemaVersion: z.int().positive().describe('Version of the artifacts of a hub'),
    atlases: z.array(HubAtlas).describe('Atlases, sorted by slug'),
    names: z
      .array(
        z.object({
          prefix: z.string().describe('All names in the list begin with it in lower case'),
          file: z.string().describe('Path of the list, relative to `api/v1/`'),
        }),
      )
      .describe(
        'Lists of exported names. A name is in the list with the longest prefix that its lower case begins with; a prefix may have several lists',
      ),
    buckets: z
      .object({
        packages: z.int().positive().describe('Number of lists of packages, a power of two'),
        users: z.int().positive().describe('Number of lists of users, a power of two'),
      })
      .describe('Rows are in buckets by FNV-1a, as digests are'),
    problems: z
      .array(
        z.object({
          address: z.string().describe('Address of the atlas'),
          message: z.string().describe('Why it could not be read'),
        }),
      )
      .describe('Atlases that could not be read'),
  })
  .describe('`api/v1/hub/index.json`: the atlases of a hub')
  .meta({
    examples: [
      {
        schemaVersion: HUB_SCHEMA_VERSION,
        atlases: [
          {
            ...{
              slug: 'shop',
              title: 'shop',
              address: 'https://example.org/shop/',
              commit: null,
              version: '1.2.0',
            },
            ...{ languages: [exampleLanguage], counts: { packages: 1, exports: 12, uses: 3 } },
            digest: '47DEQpj8HBSa-_TImW-5JC',
          },
        ],
        names: [{ prefix: 'c', file: 'hub/names/c.json' }],
        buckets: { packages: 1, users: 1 },
        problems: [],
      },
    ],
  });
export type HubIndex = z.infer<typeof HubIndex>;

export const HubExport = z.object({
  symbol: z.string().describe('Dotted name in its file'),
  kind: NodeKind.describe('Its kind'),
  path: z.string().describe('Path of its file in the repository'),
  line: z.int().positive().describe('Line, from 1'),
  address: z.string().describe('Address of its page or section in the atlas'),
  signature: z.string().optional().describe('Its signature, shortened; absent if it has none'),
  users: count.describe('Number of atlases that refer to it'),
});
export type HubExport = z.infer<typeof HubExport>;

const HubPackage = z.object({
  name: z.string().describe('Name of the package'),
  atlases: z
    .array(
      z.object({
        slug,
        version,
        manager: z.string().describe('Name of the package manager'),
        path: z.string().describe('Its folder in the repository; empty for the root'),
        page: z
          .string()
          .describe('Address of the page of the folder, absolute or relative to the root of the hub'),
        exportTotal: count.describe('Number of its exports'),
        exports: z.array(HubExport).describe('The exports that most atlases use, at most 50'),
      }),
    )
    .describe('The atlases that contain it; none of a package without an atlas'),
  dependents: z
    .array(
      z.object({
        slug,
        wanted,
        places: count.describe('Number of places that refer to it; 0 if it is only required'),
        target: slug.nullable().describe('The atlas of the version that fits best; null if there is none'),
      }),
    )
    .describe('The atlases that use or require it, at most 500, those with most places first'),
  dependentTotal: count.describe('Number of all of them'),
});
export type HubPackage = z.infer<typeof HubPackage>;

export const HubPackages = z
  .object({
    packages: z.array(HubPackage).describe('Sorted by name'),
    modules: z
      .array(
        z.object({
          name: z.string().describe('Name of the module, as imports write it'),
          packages: z.array(z.string()).describe('The packages that have it, sorted'),
        }),
      )
      .optional()
      .describe('Modules of packages that imports name otherwise, sorted; absent if there are none'),
  })
  .describe(
    '`api/v1/hub/packages/{bucket}.json`: packages and modules by name. The bucket is the hash of the name in lower case with `-` for `_`',
  )
  .meta({
    examples: [
      {
        packages: [
          {
            ...{ name: 'tax', atlases: [], dependentTotal: 1 },
            dependents: [{ slug: 'shop', wanted: '^2.0.0', places: 4, target: null }],
          },
        ],
      },
    ],
  });
export type HubPackages = z.infer<typeof HubPackages>;

export const HubName = HubExport.extend({
  slug,
  package: z.string().nullable().describe('The package that exports it; null in a repository without one'),
});
export type HubName = z.infer<typeof HubName>;

export const HubNames = z
  .object({
    prefix: z.string().describe('All names begin with it in lower case'),
    names: z.array(HubName).describe('Sorted by name, then by atlas and path'),
  })
  .describe(
    '`api/v1/hub/names/{prefix}.json`: exported symbols of all atlases by the last part of their name',
  )
  .meta({
    examples: [
      {
        prefix: 'c',
        names: [
          {
            ...{ symbol: 'Cart', kind: 'class', path: 'src/cart.ts', line: 3, address: 'src/cart.ts~/Cart' },
            ...{ users: 0, slug: 'shop', package: 'shop' },
          },
        ],
      },
    ],
  });
export type HubNames = z.infer<typeof HubNames>;

export const HubUse = z.object({
  package: z.string().describe('Name of the package'),
  symbol: z.string().describe('Dotted name in the package; empty for the package as a whole'),
  total: count.describe('Number of places in all atlases'),
  atlasTotal: count.describe('Number of atlases'),
  atlases: z
    .array(
      z.object({
        slug,
        wanted,
        total: count.describe('Number of places in this atlas'),
        places: z.array(UsePlace).describe('The first places, at most 5'),
      }),
    )
    .describe('The atlases that refer to it, at most 200, those with most places first'),
});
export type HubUse = z.infer<typeof HubUse>;

export const HubUsers = z
  .object({ uses: z.array(HubUse).describe('Sorted by package, then by symbol') })
  .describe(
    '`api/v1/hub/users/{bucket}.json`: who uses an export. The bucket is the hash of the package, as in the lists of packages, NUL and the last part of the name of the symbol',
  )
  .meta({
    examples: [
      {
        uses: [
          {
            ...{ package: 'tax', symbol: 'rate', total: 1, atlasTotal: 1 },
            atlases: [
              {
                ...{ slug: 'shop', wanted: '^2.0.0', total: 1 },
                places: [{ path: 'src/cart.ts', line: 9, address: 'src/cart.ts~/Cart' }],
              },
            ],
          },
        ],
      },
    ],
  });
export type HubUsers = z.infer<typeof HubUsers>;

export const versionMatches = ['exact', 'compatible', 'nearest', 'unknown'] as const;

const HubLink = z.object({
  package: z.string().describe('Name of the package'),
  written: z
    .array(z.string())
    .optional()
    .describe(
      'Names that imports of the atlas write for it, such as modules; absent if all of them begin with its name',
    ),
  wanted,
  places: count.describe('Number of places that refer to it'),
  target: z
    .object({
      slug,
      version,
      page: z.string().describe('Address of its page, absolute or relative to the root of the hub'),
      match: z
        .enum(versionMatches)
        .describe(
          'Whether the version is the one that is named, is compatible by its first number, is the nearest, or is not known',
        ),
      note: z.string().optional().describe('How the version differs; absent if it fits'),
    })
    .nullable()
    .describe('The atlas of the package; null if the hub has none'),
});
export type HubLink = z.infer<typeof HubLink>;

export const HubLinks = z
  .object({ slug, links: z.array(HubLink).describe('Used and required packages, sorted by name') })
  .describe(
    '`api/v1/hub/links/{slug}.json`: the packages that an atlas uses, with the atlases that contain them',
  )
  .meta({
    examples: [{ slug: 'shop', links: [{ package: 'tax', wanted: '^2.0.0', places: 4, target: null }] }],
  });
export type HubLinks = z.infer<typeof HubLinks>;

export const HubTables = z
  .object({
    atlas: z
      .object({
        name: z.string().describe('Its name for readers'),
        commit: z.string().nullable().describe('Full hash of the commit; null without git'),
        languages: z.array(z.string()).describe('Titles of its languages, largest first'),
      })
      .describe('The atlas, by its index'),
    packages: z.array(PublishedPackage).describe('Its packages'),
    interface: InterfaceIndex.describe('The digests of its tables'),
  })
  .describe(
    '`api/v1/hub/tables/{slug}/index.json`: all that the hub read of an atlas, besides the copies of its tables in `exports/` and `uses/`. The next run reads only what changed',
  )
  .meta({
    examples: [
      {
        atlas: { name: 'shop', commit: null, languages: [exampleLanguage] },
        packages: [],
        interface: { exports: { total: 0, shards: [] }, uses: { total: 0, shards: [] } },
      },
    ],
  });
export type HubTables = z.infer<typeof HubTables>;
