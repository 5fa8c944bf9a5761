import { expect, it } from 'vitest';
import { ask } from '../../../support/ask.ts';
import { sourceAtlas } from '../../../support/source-atlas.ts';

const config = 'package com.acme.app;\npublic class Config { public static int port() { return 80; } }\n';
const main = 'package com.acme.app;\nclass Main { void run() { Config.port(); } }\n';
const user = (name: string) =>
  `package com.acme.${name};\nimport com.acme.app.Config;\nclass User { void run() { Config.port(); } }\n`;
const settings = 'namespace App;\npublic static class Settings { public static int Port() => 1; }\n';
const program = 'namespace App;\nclass Program { static void Main() { Settings.Port(); } }\n';
const test = 'using App;\nclass Tests { void Run() { Settings.Port(); } }\n';

const maven = {
  'web/pom.xml': '<project><artifactId>web</artifactId></project>',
  'web/src/main/java/com/acme/app/Config.java': config,
  'web/src/main/java/com/acme/app/Main.java': main,
  'web/src/test/java/com/acme/app/Test.java': main.replace('Main', 'Test'),
  'batch/pom.xml': '<project><artifactId>batch</artifactId></project>',
  'batch/src/main/java/com/acme/app/Config.java': config,
  'batch/src/main/java/com/acme/app/Main.java': main,
  'client/pom.xml':
    '<project><artifactId>client</artifactId><dependencies><dependency><groupId>x</groupId><artifactId>web</artifactId></dependency></dependencies></project>',
  'client/src/main/java/com/acme/client/User.java': user('client'),
  'other/pom.xml': '<project><artifactId>other</artifactId></project>',
  'other/src/main/java/com/acme/other/User.java': user('other'),
};

interface References {
  references: { path: string; type: string }[];
  candidates: { references: { path: string; type: string }[] };
}

async function usersOf(files: Record<string, string>, id: string): Promise<Record<string, string[]>> {
  const { references, candidates } = await ask<References>(
    'find_references',
    { id },
    await sourceAtlas(files),
  );
  const paths = (some: References['references']) => [...new Set(some.map(({ path }) => path))];
  return { certain: paths(references), possible: paths(candidates.references) };
}

it('a name means the definition of its own project, else of one that this refers to, else any', async () => {
  const idIn = (project: string) => `class:${project}/src/main/java/com/acme/app/Config.java:Config`;
  const other = 'other/src/main/java/com/acme/other/User.java';
  expect(await usersOf(maven, idIn('web'))).toEqual({
    certain: [
      'client/src/main/java/com/acme/client/User.java',
      'web/src/main/java/com/acme/app/Main.java',
      'web/src/test/java/com/acme/app/Test.java',
    ],
    possible: [other],
  });
  expect(await usersOf(maven, idIn('batch'))).toEqual({
    certain: ['batch/src/main/java/com/acme/app/Main.java'],
    possible: [other],
  });
});

it('directories of sources tell modules apart that one build file configures', async () => {
  const files = {
    'settings.gradle': "include ':web', ':batch'\n",
    'web/src/main/java/Config.java': config.replace('package com.acme.app;', ''),
    'web/src/main/java/Main.java': main.replace('package com.acme.app;', ''),
    'batch/src/main/java/Config.java': config.replace('package com.acme.app;', ''),
    'batch/src/main/java/Main.java': main.replace('package com.acme.app;', ''),
  };
  expect(await usersOf(files, 'method:web/src/main/java/Config.java:Config.port')).toEqual({
    certain: ['web/src/main/java/Main.java'],
    possible: [],
  });
});

const versioned = (version: number) =>
  `package p;\nclass Api { static int version() { return ${version}; } }\n`;
const caller = (name: string) => `package p;\nclass ${name} { void run() { Api.version(); } }\n`;

it('a set of sources means its own definitions, else those of the main set', async () => {
  const files = {
    'src/main/java/p/Api.java': versioned(8),
    'src/main/java/p/Main.java': caller('Main'),
    'src/test/java/p/ApiTest.java': caller('ApiTest'),
    'src/main/java11/p/Api.java': versioned(11),
    'src/main/java11/p/Eleven.java': caller('Eleven'),
    'src/jmh/java/p/Api.java': versioned(0),
    'src/jmh/java/p/Bench.java': caller('Bench'),
  };
  const users = (set: string) => usersOf(files, `method:src/${set}/p/Api.java:Api.version`);
  expect(await users('main/java')).toEqual({
    // Those of the other sets run in its place.
    certain: [
      'src/jmh/java/p/Api.java',
      'src/main/java/p/Main.java',
      'src/main/java11/p/Api.java',
      'src/test/java/p/ApiTest.java',
    ],
    possible: [],
  });
  expect(await users('main/java11')).toEqual({ certain: ['src/main/java11/p/Eleven.java'], possible: [] });
  expect(await users('jmh/java')).toEqual({ certain: ['src/jmh/java/p/Bench.java'], possible: [] });
});

it('a type does not replace one of its name in a project that its own refers to', async () => {
  const files = {
    'settings.gradle': "include 'core', 'web'\n",
    'core/build.gradle': '',
    'core/src/main/java/p/Api.java': versioned(1),
    'core/src/main/java/p/Main.java': caller('Main'),
    'web/build.gradle': "dependencies { implementation project(':core') }\n",
    'web/src/main/java/p/Api.java': versioned(2),
    'web/src/main/java/p/Page.java': caller('Page'),
  };
  const users = (project: string) => usersOf(files, `method:${project}/src/main/java/p/Api.java:Api.version`);
  expect(await users('core')).toEqual({ certain: ['core/src/main/java/p/Main.java'], possible: [] });
  expect(await users('web')).toEqual({ certain: ['web/src/main/java/p/Page.java'], possible: [] });
});

it('of two files that declare a type, either may be meant where nothing tells them apart', async () => {
  const files = {
    'jdk8/p/Api.java': versioned(8),
    'jdk11/p/Api.java': versioned(11),
    'core/p/Main.java': caller('Main'),
  };
  for (const version of ['jdk8', 'jdk11'])
    expect(await usersOf(files, `method:${version}/p/Api.java:Api.version`)).toEqual({
      certain: [],
      possible: ['core/p/Main.java'],
    });
});

it('a type that replaces one of the main set in some builds is not dead', async () => {
  const atlas = await sourceAtlas({
    'src/main/java/p/Api.java': versioned(8),
    'src/main/java11/p/Api.java': versioned(11),
    'src/main/java/p/Main.java':
      'package p;\nclass Main { public static void main(String[] a) { Api.version(); } }\n',
  });
  const { symbols } = await ask<{ symbols: unknown[] }>('dead_code', {}, atlas);
  expect(symbols).toEqual([]);
});

it('projects of C# refer to each other by their files', async () => {
  const files = {
    'A/A.csproj': '<Project />',
    'A/Settings.cs': settings,
    'A/Program.cs': program,
    'B/B.csproj': '<Project />',
    'B/Settings.cs': settings,
    'B/Program.cs': program,
    'B.Tests/B.Tests.csproj': '<Project><ProjectReference Include="..\\B\\B.csproj" /></Project>',
    'B.Tests/Tests.cs': test,
  };
  expect(await usersOf(files, 'class:A/Settings.cs:Settings')).toEqual({
    certain: ['A/Program.cs'],
    possible: [],
  });
  expect(await usersOf(files, 'class:B/Settings.cs:Settings')).toEqual({
    certain: ['B.Tests/Tests.cs', 'B/Program.cs'],
    possible: [],
  });
});

it('a type that replaces one in newer builds may override members of the library alone', async () => {
  const record = (body: string) => `package com.acme.app;\npublic class Copy { ${body} }\n`;
  const atlas = await sourceAtlas({
    'app/pom.xml': '<project><artifactId>app</artifactId></project>',
    'app/src/main/java/com/acme/app/Copy.java': record('int size() { return 1; }'),
    'app/src/main/java16/com/acme/app/Copy.java': record(
      'int size() { return 2; } public String toString() { return ""; }',
    ),
  });
  const found = await ask<References>(
    'find_references',
    { id: 'method:app/src/main/java/com/acme/app/Copy.java:Copy.size' },
    atlas,
  );
  expect(found.references).toMatchObject([
    { path: 'app/src/main/java16/com/acme/app/Copy.java', type: 'OVERRIDES' },
  ]);
});
