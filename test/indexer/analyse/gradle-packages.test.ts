import { describe, expect, it } from 'vitest';
import type { Dependency, PublishedPackage } from '../../../src/model/packages.ts';
import { packagesOf } from '../../support/packages-of.ts';

async function projectsOf(files: Readonly<Record<string, string>>): Promise<PublishedPackage[]> {
  return packagesOf({ files });
}

async function dependenciesIn(
  script: string,
  more: Readonly<Record<string, string>> = {},
  file = 'till/build.gradle',
): Promise<Dependency[]> {
  const found = await projectsOf({ 'settings.gradle': '', [file]: script, ...more });
  return found.find(({ path }) => path === 'till')?.dependencies ?? [];
}

const tax = { name: 'shop:tax', wanted: '2.1' };
const rates = { name: 'shop:rates', wanted: '' };

describe('the required packages of a build script', () => {
  it('are strings, maps and arguments with names', async () => {
    const groovy = `dependencies {
      implementation 'shop:tax:2.1', 'shop:cart:1.0:sources@jar'
      api group: 'shop', name: 'rates'
      kapt([group: 'shop', name: 'kit', version: '3'])
      runtimeOnly(platform("shop:bom:4")) { transitive = false }
    }`;
    const expected = [
      { name: 'shop:bom', wanted: '4' },
      { name: 'shop:cart', wanted: '1.0' },
      { name: 'shop:kit', wanted: '3' },
      rates,
      tax,
    ];
    expect(await dependenciesIn(groovy)).toEqual(expected);
    const kotlin = `dependencies {
      implementation("shop:tax:2.1")
      "compileOnly"("shop:cart:1.0")
      api(group = "shop", name = "rates")
      add("kapt", "shop:kit:3")
      if (hasBom) { runtimeOnly(enforcedPlatform("shop:bom:4")) }
    }`;
    expect(await dependenciesIn(kotlin, {}, 'till/build.gradle.kts')).toEqual(expected);
  });

  it('are none in comments, other strings, and blocks about the build or its projects', async () => {
    const script = `
      /* dependencies { api 'a:a:1' } */
      // dependencies { api 'b:b:1' }
      def text = '''dependencies { api 'c:c:1' }'''
      def pattern = ~/"dependencies { api 'd:d:1' }/
      def url = "https://example.org/\${if (x) { "}" } else '{'}"
      buildscript { dependencies { classpath 'e:e:1' } }
      project(':other') { dependencies { api 'f:f:1' } }
      dependencies {
        api project(':cart')
        api files('g:g:1')
        constraints { api 'h:h:1' }
        implementation('shop:tax:2.1') { exclude group: 'i', module: 'i'; because 'j:j:1' }
      }`;
    expect(await dependenciesIn(script)).toEqual([tax]);
  });

  it('may be in blocks of source sets, and in nested comments', async () => {
    const script = `kotlin { sourceSets {
      /* /* */ commonMain.dependencies { api("a:a:1") } */
      commonMain.dependencies { api(kotlin("reflect")) }
      val jvmTest by getting { dependencies { implementation("shop:tax:2.1") } }
    } }`;
    expect(await dependenciesIn(script, {}, 'till/build.gradle.kts')).toEqual([
      { name: 'org.jetbrains.kotlin:kotlin-reflect', wanted: '' },
      tax,
    ]);
  });

  it('take versions from values, maps of values and properties', async () => {
    const root = `buildscript { ext.taxVersion = '2.1' }
      ext { versions = [cart: '1.0', deep: [kit: '3']]\n libs2 = [kit: "shop:kit:\${versions.deep.kit}"] }`;
    const script = `
      def unknown = compute()
      dependencies {
        api "shop:tax:$taxVersion"
        api "shop:cart:\${rootProject.versions.cart}"
        api libs2.kit
        api "shop:rates:$unknown"
        api "shop:bom:\${property('bomVersion')}"
        api "$unknown:nothing:1"
      }`;
    expect(
      await dependenciesIn(script, { 'build.gradle': root, 'gradle.properties': 'bomVersion = 4' }),
    ).toEqual([
      { name: 'shop:bom', wanted: '4' },
      { name: 'shop:cart', wanted: '1.0' },
      { name: 'shop:kit', wanted: '3' },
      rates,
      tax,
    ]);
  });

  it('may be libraries and bundles of a catalog', async () => {
    const catalog = `
      [versions]
      tax = "2.1"
      cart = { strictly = "[1,2[", prefer = "1.5" }
      [libraries]
      tax-core = { module = "shop:tax", version.ref = "tax" }
      cart = { group = "shop", name = "cart", version.ref = "cart" }
      kit_all = "shop:kit:3"
      rates = { module = "shop:rates" }
      [bundles]
      all = ["kit-all", "rates"]`;
    const script = `dependencies {
      api(libs.tax.core)
      testApi(platform(libs.cart))
      api(libs.bundles.all)
      api(libs.unknown)
      api("shop:bom:\${libs.versions.tax.get()}")
      api(projects.other)
    }`;
    const files = { 'gradle/libs.versions.toml': catalog };
    expect(await dependenciesIn(script, files, 'till/build.gradle.kts')).toEqual([
      { name: 'shop:bom', wanted: '2.1' },
      { name: 'shop:cart', wanted: '1.5' },
      { name: 'shop:kit', wanted: '3' },
      rates,
      tax,
    ]);
  });

  it('may be in a block that is named as a member of every object', async () => {
    expect(await dependenciesIn("constructor { dependencies { api 'shop:tax:2.1' } }")).toEqual([tax]);
  });

  it('include those that the script of a folder around gives to the projects below', async () => {
    const root = `allprojects { dependencies { api 'shop:tax:2.1' } }
      subprojects { dependencies { api 'shop:kit:3' } }
      dependencies { api 'shop:cart:1' }`;
    expect(await dependenciesIn('', { 'build.gradle': root })).toEqual([
      { name: 'shop:kit', wanted: '3' },
      tax,
    ]);
  });
});

describe('the name of a project', () => {
  it('is that of its folder or of the settings, with the group and version of the projects around', async () => {
    const found = await projectsOf({
      'settings.gradle.kts':
        'rootProject.name = "all"\ninclude(":till", ":b")\nproject(":b").projectDir = file("libs/basket")\nproject(":b").name = "shop-basket"',
      'build.gradle.kts': 'allprojects { group = "shop"\n version = project.property("VERSION") as String }',
      'gradle.properties': '# numbers\nVERSION=3.0',
      'till/build.gradle.kts': 'version = "4.0"',
      'libs/basket/basket.gradle': 'group = "other"\nversion = compute()',
      'libs/basket/more.gradle': 'group = "none"',
    });
    expect(found.map(({ name, version, manager }) => [name, version, manager])).toEqual([
      ['shop:all', '3.0', 'maven'],
      ['shop:till', '4.0', 'maven'],
      ['other:shop-basket', '3.0', 'maven'],
    ]);
  });

  it('is that under which it is published', async () => {
    const found = await projectsOf({
      'settings.gradle': "rootProject.name = 'all'",
      'a/build.gradle': "mavenPublishing { coordinates('shop', 'till', '1.0') }",
      'b/build.gradle':
        "group = 'shop'\npublishing { publications { maven(MavenPublication) { artifactId = 'basket' } } }",
      'c/gradle.properties': 'POM_ARTIFACT_ID=tax\nGROUP=shop\nVERSION_NAME=2.0-SNAPSHOT',
      'c/build.gradle': '',
    });
    expect(found.map(({ name, version }) => [name, version])).toEqual([
      ['shop:till', '1.0'],
      ['shop:basket', null],
      ['shop:tax', '2.0-SNAPSHOT'],
    ]);
  });

  it('has values of the settings, of their properties, and the name that the root had before', async () => {
    const nameOf = async (settings: string): Promise<string[]> => {
      const files = { 'all/build.gradle': '', 'all/a/build.gradle': '', 'all/gradle.properties': 'p=shop' };
      return (await projectsOf({ ...files, 'all/settings.gradle': settings })).map(({ name }) => name);
    };
    expect(await nameOf("def n = 'till'\nrootProject.name = n")).toEqual(['till', 'a']);
    const more = 'project(":a").name = "${rootProject.name}-a"';
    expect(await nameOf(`rootProject.name = p\n${more}`)).toEqual(['shop', 'shop-a']);
    expect(await nameOf(`rootProject.name = "\${rootProject.name}-x"\n${more}`)).toEqual([
      'all-x',
      'all-x-a',
    ]);
    expect(await nameOf(more)).toEqual(['all', 'all-a']);
  });

  it('comes from the script with the usual name, else from the one that is named as the folder', async () => {
    for (const folder of ['app', 'till']) {
      const script = (group: string): string => `group = '${group}'`;
      const own = { [`${folder}/${folder}.gradle`]: script('own'), [`${folder}/other.gradle`]: script('no') };
      const kotlin = { [`${folder}/build.gradle.kts`]: 'group = "kotlin"' };
      const usual = { [`${folder}/build.gradle`]: script('usual') };
      expect(await projectsOf(own)).toMatchObject([{ name: `own:${folder}` }]);
      expect(await projectsOf({ ...own, ...kotlin })).toMatchObject([{ name: `kotlin:${folder}` }]);
      expect(await projectsOf({ ...own, ...kotlin, ...usual })).toMatchObject([{ name: `usual:${folder}` }]);
    }
  });

  it('is missing if the settings write one that is not known', async () => {
    for (const written of ['name', '"$name-x"', 'compute()', 'rootProject.unknown', 'n'])
      for (const before of ['', 'val name: String by settings\n', 'def n = rootProject.n\ndef name = n\n']) {
        const settings = `${before}rootProject.name = ${written}\nproject(":b").name = ${written}`;
        const files = { 'all/build.gradle': '', 'all/a/build.gradle': '', 'all/b/build.gradle': '' };
        const found = await projectsOf({ ...files, 'all/settings.gradle': settings });
        expect(
          found.map(({ path }) => path),
          settings,
        ).toEqual(['all/a']);
      }
  });

  it('has no version if values name each other or themselves', async () => {
    const circles = [
      'a = "$b$b"\nb = "$a$a"\nversion = a\ngroup = version',
      'version = version\ngroup = "$group"',
      'version = group\ngroup = version',
      'version = "${rootProject.version}"\ngroup = rootProject.group',
      'version = project.version\ngroup = "${rootProject.version}"',
    ];
    for (const script of circles)
      for (const name of ['name', 'rootProject.name', '"${rootProject.name}-x"', '"$version"']) {
        const files = {
          'settings.gradle': `rootProject.name = ${name}`,
          'build.gradle': `allprojects {\n${script}\n}`,
        };
        const found = await projectsOf({ ...files, 'till/build.gradle': script });
        expect(found, `${script}, ${name}`).toMatchObject([{ path: 'till', name: 'till', version: null }]);
      }
  });

  it('has the version of the project around if its own names itself', async () => {
    const files = {
      'build.gradle': "allprojects { version = '3.0' }",
      'till/build.gradle': 'version = version',
    };
    expect(await projectsOf({ 'settings.gradle': '', ...files })).toMatchObject([{ version: '3.0' }]);
  });

  it('is found in scripts of many statements', async () => {
    for (const line of [
      'version=version',
      'group=version',
      'version="$a$a"',
      'artifactId = name',
      'a="$b$b"',
    ])
      expect(await projectsOf({ 'till/build.gradle': `${line}\n`.repeat(10_000) })).toMatchObject([
        { name: 'till', version: null },
      ]);
  });
});

it('reads malformed build files as far as they go', async () => {
  const endings = [
    '{'.repeat(5000),
    '}'.repeat(50),
    '"${'.repeat(2000),
    "'''",
    '/*',
    '("',
    '[[[',
    '\\',
    '${',
  ];
  for (const ending of endings) {
    const script = `dependencies { api 'shop:tax:2.1'\n}\n${ending}`;
    expect(await dependenciesIn(script)).toEqual([tax]);
    const files = {
      'gradle/libs.versions.toml': ending,
      'gradle.properties': ending,
      'settings.gradle.kts': ending,
    };
    expect(await dependenciesIn(script, files)).toEqual([tax]);
  }
});
