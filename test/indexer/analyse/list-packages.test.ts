import { describe, expect, it } from 'vitest';
import { packagesOf } from '../../support/packages-of.ts';

const dependency = (name: string, more = ''): string =>
  `<dependency><groupId>shop</groupId><artifactId>${name}</artifactId>${more}</dependency>`;

describe('a project file with parents', () => {
  const parent = `<project><groupId>shop</groupId><artifactId>all</artifactId><version>\${revision}</version>
    <properties><revision>3.0</revision><tax.version>2.1</tax.version></properties>
    <dependencyManagement><dependencies>${dependency('rates', '<version>1.5</version>')}</dependencies></dependencyManagement>
  </project>`;
  const till = `<project><parent><groupId>shop</groupId><artifactId>all</artifactId><version>\${revision}</version></parent>
    <artifactId>till</artifactId>
    <dependencies>
      ${dependency('probe', '<version>9</version><scope>test</scope>')}
      ${dependency('tax', '<version>${tax.version}</version>')}
      ${dependency('rates')}
      ${dependency('cart', '<version>${project.version}</version>')}
      ${dependency('unknown', '<version>${elsewhere}</version>')}
    </dependencies></project>`;

  it('takes the group, the version, properties and managed versions from them', async () => {
    const [, found] = await packagesOf({ files: { 'pom.xml': parent, 'till/pom.xml': till } });
    expect(found).toMatchObject({ path: 'till', name: 'shop:till', version: '3.0' });
    expect(found?.dependencies).toEqual([
      { name: 'shop:cart', wanted: '3.0' },
      { name: 'shop:probe', wanted: '9' },
      { name: 'shop:rates', wanted: '1.5' },
      { name: 'shop:tax', wanted: '2.1' },
      { name: 'shop:unknown', wanted: '' },
    ]);
  });

  it('ends for parents and properties in a circle', async () => {
    const circle = `<project><groupId>shop</groupId><artifactId>all</artifactId><version>\${a}</version>
      <parent><groupId>shop</groupId><artifactId>all</artifactId></parent>
      <properties><a>\${b}</a><b>\${a}\${a}</b></properties></project>`;
    expect((await packagesOf({ files: { 'pom.xml': circle } }))[0]).toMatchObject({ version: null });
  });

  it('has no version if that names itself', async () => {
    const own =
      '<project><groupId>shop</groupId><artifactId>a</artifactId><version>${project.version}</version></project>';
    expect((await packagesOf({ files: { 'pom.xml': own } }))[0]).toMatchObject({
      name: 'shop:a',
      version: null,
    });
  });

  it('ends for projects that import the managed versions of each other', async () => {
    const imported = (name: string): string =>
      dependency(name, '<version>1</version><scope>import</scope>').repeat(20);
    const project = (name: string, other: string): string =>
      `<project><groupId>shop</groupId><artifactId>${name}</artifactId><version>1</version>
        <dependencyManagement><dependencies>${imported(other)}${imported(name)}${dependency('rates', '<version>1.5</version>')}</dependencies></dependencyManagement>
        <dependencies>${dependency('rates')}</dependencies></project>`;
    const found = await packagesOf({
      files: { 'a/pom.xml': project('a', 'b'), 'b/pom.xml': project('b', 'a') },
    });
    expect(found[0]?.dependencies).toEqual([{ name: 'shop:rates', wanted: '1.5' }]);
  });

  it('names the namespaces of its files, which imports write', async () => {
    const files = { 'pom.xml': parent, 'till/pom.xml': till, 'till/src/A.java': '', 'B.java': '' };
    const namespaces = { 'till/src/A.java': 'com.shop.till', 'B.java': 'com.shop' };
    const found = await packagesOf({ files, namespaces });
    expect(found.map(({ modules }) => modules)).toEqual([['com.shop'], ['com.shop.till']]);
  });
});

describe('a distribution', () => {
  it('names the modules that imports write', async () => {
    const files = {
      'pyproject.toml': '[project]\nname = "PyShop"\nversion = "1.0"\n',
      'src/shop/__init__.py': '',
      'src/shop/cart/__init__.py': '',
      'src/_shop.py': '',
      'tests/__init__.py': '',
      'setup.py': '',
    };
    expect((await packagesOf({ files }))[0]?.modules).toEqual(['_shop', 'shop']);
  });

  it('may be described by the file in its archive alone, or be completed by it', async () => {
    const info =
      'Metadata-Version: 2.1\nName: py_shop\nVersion: 1.4\nRequires-Dist: tax[all]>=2.0; extra == "x"\n';
    const alone = await packagesOf({ files: { 'PKG-INFO': info, 'PyShop.egg-info/PKG-INFO': info } });
    expect(alone).toMatchObject([
      { path: '', version: '1.4', dependencies: [{ name: 'tax', wanted: '>=2.0' }] },
    ]);
    const project = '[project]\nname = "py-shop"\ndynamic = ["version"]\n';
    const completed = await packagesOf({ files: { 'PKG-INFO': info, 'pyproject.toml': project } });
    expect(completed).toMatchObject([{ name: 'py-shop', version: '1.4' }]);
  });

  it('may be described by the arguments of a call', async () => {
    const setup =
      "setup(\n    name='PyShop',\n    version='1.0',\n    install_requires=[\n        'tax[all]>=2.0',\n        'rates',\n    ],\n    keywords=['money'],\n)\n";
    expect(await packagesOf({ files: { 'setup.py': setup } })).toMatchObject([
      {
        ...{ name: 'PyShop', version: '1.0' },
        dependencies: [
          { name: 'rates', wanted: '' },
          { name: 'tax', wanted: '>=2.0' },
        ],
      },
    ]);
  });
});

it('lists what a gem requires', async () => {
  const text = `Gem::Specification.new do |s|
  s.name = "till"
  s.version = "1.2.0"
  s.add_dependency "tax", "~> 2.0"
  s.add_development_dependency("probe", [">= 1"])
end
`;
  expect((await packagesOf({ files: { 'till.gemspec': text } }))[0]?.dependencies).toEqual([
    { name: 'probe', wanted: '>= 1' },
    { name: 'tax', wanted: '~> 2.0' },
  ]);
});

it('takes the versions that project files leave out from the tags of the commit', async () => {
  const files = { 'go.mod': 'module example.org/shop\n', 'till/go.mod': 'module example.org/shop/till\n' };
  const found = await packagesOf({ files, tags: ['latest', 'till/v0.3.1', 'v2.0.0'] });
  expect(found.map(({ version }) => version)).toEqual(['2.0.0', '0.3.1']);
});

it('takes the newest of several tags, numbers by their value and pre-releases before their release', async () => {
  const versionOf = async (...tags: string[]): Promise<string | null | undefined> =>
    (await packagesOf({ files: { 'go.mod': 'module example.org/shop\n' }, tags }))[0]?.version;
  expect(await versionOf('v1.10.0', 'v1.9.0')).toBe('1.10.0');
  expect(await versionOf('v2.0.0', 'v2.0.0-rc.1', 'v2.0.0-rc.2')).toBe('2.0.0');
  expect(await versionOf('v2.0.0-rc.10', 'v2.0.0-rc.9')).toBe('2.0.0-rc.10');
});
