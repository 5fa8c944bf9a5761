import { expect, it } from 'vitest';
import { hubArtifacts } from '../../../src/features/hub/build/hub-artifacts.ts';
import type { HubSource } from '../../../src/features/hub/build/hub-source.ts';
import type { HubAtlas } from '../../../src/model/hub.ts';
import { hubMarkdown } from '../../../src/site/hub/hub-markdown.ts';
import type { HubPage, HubViewOf } from '../../../src/site/hub/hub-view.ts';
import { hubPages, originsOf } from '../../../src/site/hub/hub-views.ts';
import { MemoryStore } from '../../../src/store/memory-store.ts';

type Requires = readonly [name: string, wanted: string];

function source(slug: string, packages: readonly (readonly [path: string, name: string, ...Requires[]])[]) {
  const none = { total: 0, shards: [] };
  const tables = {
    atlas: { name: slug, commit: null, languages: [] },
    packages: packages.map(([path, name, ...requires]) => ({
      ...{ path, name, manager: 'npm', version: '1.2.0' },
      dependencies: requires.map(([required, wanted]) => ({ name: required, wanted })),
    })),
    ...{ interface: { exports: none, uses: none }, exports: [], uses: [] },
  };
  return { slug, title: slug, address: `../${slug}/`, tables } satisfies HubSource;
}

async function pagesOf(sources: readonly HubSource[]): Promise<Map<string, HubPage>> {
  const pages = new Map<string, HubPage>();
  for await (const page of hubPages(new MemoryStore(hubArtifacts(sources)))) pages.set(page.path, page);
  return pages;
}

const packageAt = (pages: Map<string, HubPage>, path: string) =>
  pages.get(path)?.view as HubViewOf<'hub-package'>;

it('thousands of atlases and packages are divided into pages', async () => {
  const atlases = Array.from({ length: 1001 }, (_, at) => {
    const name = `a${String(at).padStart(4, '0')}`;
    return source(name, [['', name]]);
  });
  const pages = await pagesOf(atlases);
  const last = pages.get('atlases/part-11.html')?.view as HubViewOf<'hub-atlases'>;
  expect(last.rows.map(({ slug }) => slug)).toEqual(['a1000']);
  expect(last.part.starts.slice(0, 2)).toEqual(['a0000', 'a0100']);
  const packages = pages.get('packages/part-3.html')?.view as HubViewOf<'hub-packages'>;
  expect(packages.rows.map(({ name }) => name)).toEqual(['a1000']);
});

it('a package of a repository of several has the dependencies that it requires itself', async () => {
  const pages = await pagesOf([
    source('mono', [
      ['one', 'one', ['tax', '^1.0.0']],
      ['two', 'two', ['Big_Money', '^9.0.0'], ['one', '']],
    ]),
    source('tax', [['', 'tax']]),
  ]);
  expect(packageAt(pages, 'package/one.html').dependencies).toEqual([
    {
      ...{ slug: 'mono', name: 'tax', wanted: '^1.0.0' },
      fit: { slug: 'tax', version: '1.2.0', words: 'a compatible version' },
    },
  ]);
  expect(packageAt(pages, 'package/two.html').dependencies.map(({ name }) => name)).toEqual([
    'Big_Money',
    'one',
  ]);
  // Without an atlas, who wants it is still known.
  expect(packageAt(pages, 'package/big-money.html').dependents).toEqual([
    { slug: 'mono', wanted: '^9.0.0', places: 0, fit: undefined },
  ]);
  expect(packageAt(pages, 'package/tax.html').dependents[0]?.fit?.words).toBe('a compatible version');
});

it('the name of a module leads to the package that has it', async () => {
  const yaml = source('yaml', [['', 'PyYAML']]);
  const packages = yaml.tables.packages.map((each) => ({ ...each, modules: ['yaml'] }));
  const user = source('user', [['', 'user', ['PyYAML', '']]]);
  const uses = [{ uses: [{ package: 'yaml', symbol: 'load', total: 1, places: [] }] }];
  const pages = await pagesOf([
    { ...yaml, tables: { ...yaml.tables, packages } },
    { ...user, tables: { ...user.tables, uses } },
  ]);
  const page = pages.get('package/yaml.html')!;
  expect(page.view).toEqual({ kind: 'hub-alias', name: 'yaml', packages: ['PyYAML'] });
  expect(hubMarkdown(page)).toContain('[PyYAML](../package/pyyaml.md)');
});

it('links lead into atlases at relative and absolute addresses, and names cannot leave the hub', async () => {
  const far = { ...source('far', [['', '@a/../b']]), address: 'https://example.org/far/' };
  const pages = await pagesOf([far, source('near', [['', 'x']])]);
  const page = pages.get('package/x.html');
  const place = { address: 'src/a b.ts~/Cart', line: 3 };
  expect(page?.hrefs.line('near', place)).toBe('../../near/file/src/a%20b.ts.html#L3');
  expect(page?.hrefs.line('far', place)).toBe('https://example.org/far/file/src/a%20b.ts.html#L3');
  expect([...pages.keys()].find((path) => path.startsWith('package/@a'))).toBe('package/@a~2f..~2fb.html');
});

it('a page may read the origins of atlases, but no address adds a directive to its policy', () => {
  const addresses = [
    '../near/',
    'https://b.example.org/x/',
    'http://[::1]:8080/',
    'https://a;sandbox/',
    'file:///c/',
  ];
  const atlases = addresses.map((address) => ({ address }) as HubAtlas);
  expect(originsOf({ atlases })).toEqual(['http://[::1]:8080', 'https://b.example.org']);
});
