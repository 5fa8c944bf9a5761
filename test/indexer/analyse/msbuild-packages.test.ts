import { describe, expect, it } from 'vitest';
import type { PublishedPackage } from '../../../src/model/packages.ts';
import { packagesOf } from '../../support/packages-of.ts';

const project = (content: string): string => `\uFEFF<Project Sdk="Microsoft.NET.Sdk">${content}</Project>`;
const properties = (content: string): string => `<PropertyGroup>${content}</PropertyGroup>`;
const items = (content: string): string => `<ItemGroup>${content}</ItemGroup>`;

async function projectIn(files: Readonly<Record<string, string>>): Promise<PublishedPackage | undefined> {
  return (await packagesOf({ files }))[0];
}

describe('a project file', () => {
  it('has the name of the package, of the assembly, or its own', async () => {
    const named = properties('<PackageId>Shop.$(Part)</PackageId><Version>1.2.0-beta.1</Version>');
    expect(
      await projectIn({ 'src/a.csproj': project(properties('<Part>Till</Part>') + named) }),
    ).toMatchObject({
      ...{ path: 'src', manager: 'nuget', name: 'Shop.Till', version: '1.2.0-beta.1' },
    });
    const assembly = properties('<AssemblyName>Shop.Cart</AssemblyName><VersionPrefix>3.0</VersionPrefix>');
    expect(await projectIn({ 'a.fsproj': project(assembly) })).toMatchObject({
      name: 'Shop.Cart',
      version: '3.0',
    });
    expect(await projectIn({ 'Shop.Tax.vbproj': project('') })).toMatchObject({
      name: 'Shop.Tax',
      version: null,
    });
    const computed = properties('<PackageId>$(Unknown)</PackageId><Version>$(X.Substring(1))</Version>');
    expect(await projectIn({ 'Shop.Tax.csproj': project(computed) })).toMatchObject({
      name: 'Shop.Tax',
      version: null,
    });
  });

  it('has the name of the assembly that the files before it give', async () => {
    const shared = properties('<AssemblyName>Shop.$(MSBuildProjectName)</AssemblyName>');
    const own = properties(
      "<AssemblyName Condition=\"'$(A)' == ''\">No</AssemblyName><PackageId>$(AssemblyName).Kit</PackageId>",
    );
    const files = { 'Directory.Build.props': project(shared) };
    expect(await projectIn({ ...files, 'Till.csproj': project('') })).toMatchObject({ name: 'Shop.Till' });
    expect(await projectIn({ ...files, 'Till.csproj': project(own) })).toMatchObject({
      name: 'Shop.Till.Kit',
    });
    expect(await projectIn({ 'Till.csproj': project(own) })).toMatchObject({ name: 'Till.Kit' });
  });

  it('requires packages with versions as attributes, as elements, or from a central list', async () => {
    const own = items(`
      <PackageReference Include="Tax" Version="[2.1,3)" />
      <PackageReference Include="Cart"><Version>$(CartVersion)</Version></PackageReference>
      <PackageReference Include="Rates; Kit" />
      <!-- <PackageReference Include="Comment" Version="1" /> -->
      <PackageReference Update="Absent" Version="1" />
      <PackageReference Include="Probe" VersionOverride="9" Condition="'$(A)' &gt; '1'" />`);
    const central =
      properties('<CartVersion>1.0</CartVersion>') +
      items('<PackageVersion Include="rates" Version="1.5" /><PackageVersion Include="Probe" Version="8" />');
    const found = await projectIn({
      'src/till/Till.csproj': project(own),
      'src/Directory.Packages.props': project(central),
      'Directory.Packages.props': project(items('<PackageVersion Include="Kit" Version="7" />')),
    });
    expect(found?.dependencies).toEqual([
      { name: 'Cart', wanted: '1.0' },
      { name: 'Kit', wanted: '' },
      { name: 'Probe', wanted: '9' },
      { name: 'Rates', wanted: '1.5' },
      { name: 'Tax', wanted: '[2.1,3)' },
    ]);
  });

  it('does not require packages that it removes without a condition', async () => {
    const shared = ['Tax', 'Cart', 'Rates', 'Kit', 'Probe'].map(
      (name) => `<PackageReference Include="${name}" />`,
    );
    const own = `<ItemGroup Condition="'$(A)' == ''"><PackageReference Remove="Cart" /></ItemGroup>
      <Choose><When Condition="true">${items('<PackageReference Remove="Probe" />')}</When></Choose>`;
    const removed = items(
      '<PackageReference Remove="tax; Absent" /><PackageReference Remove="Rates" Condition="true" />' +
        '<PackageReference Remove="Kit" /><PackageReference Include="Kit" Version="2" />',
    );
    const central = '<PackageVersion Include="Rates" Version="1" /><PackageVersion Remove="Rates" />';
    const found = await projectIn({
      'Directory.Build.props': project(items(shared.join('')) + items(central)),
      'Till.csproj': project(own + removed),
    });
    expect(found?.dependencies).toEqual([
      { name: 'Cart', wanted: '' },
      { name: 'Kit', wanted: '2' },
      { name: 'Probe', wanted: '' },
      { name: 'Rates', wanted: '' },
    ]);
  });

  it('takes properties from the files that it imports', async () => {
    const found = await projectIn({
      'Directory.Build.props': project('<Import Project="$(MSBuildThisFileDirectory)eng\\Version.props" />'),
      'eng/Version.props': project(properties('<VersionPrefix>4.3</VersionPrefix>')),
      'src/Till.csproj': project(
        '<Import Project="../eng/more.props" Condition="true" />' +
          properties("<Version Condition=\"'$(CI)' != ''\">9</Version>"),
      ),
      'eng/more.props': project('<Import Project="more.props" />' + properties('<Version>4.4</Version>')),
    });
    expect(found).toMatchObject({ name: 'Till', version: '4.4' });
  });

  it('requires the packages of the list in its folder', async () => {
    const list = '<packages><package id="Tax" version="2.1" targetFramework="net45" /><package /></packages>';
    const old = '<Project><PropertyGroup><AssemblyName>Till</AssemblyName></PropertyGroup></Project>';
    expect(await projectIn({ 'src/a.csproj': old, 'src/packages.config': list })).toMatchObject({
      name: 'Till',
      dependencies: [{ name: 'Tax', wanted: '2.1' }],
    });
  });
});

it('takes of several projects in a folder the one with a PackageId, named as the folder, or with the shortest name', async () => {
  const plain = project('');
  const three = { 'a/X.Tests.csproj': plain, 'a/XY.csproj': plain, 'a/XZ.csproj': plain };
  const nameOf = async (more: Readonly<Record<string, string>>): Promise<string[]> =>
    (await packagesOf({ files: { ...three, ...more } })).map(({ name }) => name);
  expect(await nameOf({})).toEqual(['XY']);
  expect(await nameOf({ 'a/B.fsproj': plain })).toEqual(['B']);
  const more = { 'a/B.csproj': plain, 'a/A.csproj': plain };
  expect(await nameOf(more)).toEqual(['A']);
  expect(
    await packagesOf({ files: { 'lib.core/A.csproj': plain, 'lib.core/Lib.Core.csproj': plain } }),
  ).toMatchObject([{ name: 'Lib.Core' }]);
  const published = project(properties('<PackageId>Shop.Kit</PackageId>'));
  expect(await nameOf({ ...more, 'a/X.Kit.csproj': published })).toEqual(['Shop.Kit']);
});

it('reads the specification of a package, alone or beside a project', async () => {
  const specification = (id: string): string =>
    `<package><metadata><id>${id}</id><version>$version$</version><dependencies>
      <group targetFramework="net6.0"><dependency id="Tax" version="2.1" /></group><dependency id="Cart" version="$version$" />
    </dependencies></metadata></package>`;
  const dependencies = [
    { name: 'Cart', wanted: '' },
    { name: 'Tax', wanted: '2.1' },
  ];
  expect(await packagesOf({ files: { 'Till.nuspec': specification('Shop.Till') } })).toMatchObject([
    { name: 'Shop.Till', version: null, dependencies },
  ]);
  const files = { 'Till.csproj': project(properties('<Version>2.0</Version>')) };
  expect(await packagesOf({ files: { ...files, 'x.nuspec': specification('Shop.Till') } })).toMatchObject([
    { name: 'Shop.Till', version: '2.0', dependencies },
  ]);
  expect(await packagesOf({ files: { ...files, 'x.nuspec': specification('$id$') } })).toMatchObject([
    { name: 'Till', version: '2.0', dependencies },
  ]);
});

it('names the namespaces that its files declare, which imports write', async () => {
  const files = { 'src/Shop.Till.csproj': project(''), 'src/A.cs': '', 'src/B.cs': '' };
  const namespaces = { 'src/A.cs': 'Shop.Till', 'src/B.cs': 'Shop.Till.Events' };
  expect((await packagesOf({ files, namespaces }))[0]?.modules).toEqual(['Shop.Till.Events']);
  const copied = { ...namespaces, 'src/A.cs': 'System.Threading' };
  expect((await packagesOf({ files, namespaces: copied }))[0]?.modules).toEqual(['Shop.Till.Events']);
  const system = { 'System.Threading.Channels.csproj': project(''), 'A.cs': '' };
  expect(
    (await packagesOf({ files: system, namespaces: { 'A.cs': 'System.Threading' } }))[0]?.modules,
  ).toEqual(['System.Threading']);
});

it('evaluates 20,000 statements of a project and of the files that it imports', async () => {
  const lines = (count: number, last: string): string => project(properties('<A>1</A>'.repeat(count) + last));
  const own = project(properties('<Version>1</Version>'));
  const versionAfter = async (count: number): Promise<string | null | undefined> => {
    const shared = { 'Directory.Build.props': lines(count, ''), 'Till.csproj': own };
    return (await projectIn(shared))?.version;
  };
  expect(await versionAfter(19_999)).toBe('1');
  expect(await versionAfter(20_000)).toBeNull();
  const imports = ['a', 'b', 'c'].map((name) => `<Import Project="${name}.props" />`).join('');
  const files = { 'a.props': lines(9_000, ''), 'b.props': lines(9_000, '<Version>2</Version>') };
  const more = { 'c.props': lines(9_000, '<Version>3</Version>'), 'Till.csproj': project(imports) };
  expect((await projectIn({ ...files, ...more }))?.version).toBe('2');
});

it('reads no project file that is malformed, and does not fail', async () => {
  const malformed = [
    '<Project>',
    '<!DOCTYPE x><Project/>',
    '</Project>',
    '<'.repeat(5000),
    '',
    '<Project A="',
    '<a>'.repeat(5000),
  ];
  for (const text of malformed) {
    const files = {
      'Till.csproj': text,
      'Directory.Build.props': text,
      'packages.config': text,
      'x.nuspec': text,
    };
    expect(await packagesOf({ files })).toMatchObject([{ name: 'Till', version: null, dependencies: [] }]);
  }
  const circle = properties('<A>$(B)$(B)</A><B>$(A)$(A)</B><A>$(B)$(B)</A><Version>$(A)</Version>');
  expect(await projectIn({ 'Till.csproj': project(circle) })).toMatchObject({ version: null });
  const itself = project('<Import Project="Till.csproj" /><Import Project="../../up.props" />');
  expect(await projectIn({ 'Till.csproj': itself })).toMatchObject({ name: 'Till' });
});
