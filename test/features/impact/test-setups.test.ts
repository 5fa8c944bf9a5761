import { describe, expect, test } from 'vitest';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

interface Test {
  path: string;
  relation: string;
  setup?: string;
  role: string;
}
interface Answer {
  tests: Test[];
  candidates: { total: number; tests: Test[] };
}

type Files = Record<string, string>;

/** Returns the tests before which a changed file runs, each with the reason. */
async function after(changed: string, files: Files): Promise<string[]> {
  const { candidates } = await ask<Answer>(
    'affected_tests',
    { changed: [changed] },
    await sourceAtlas(files),
  );
  return candidates.tests
    .filter(({ relation }) => relation === 'setup')
    .map(({ path, setup }) => `${path}: ${setup}`);
}

const test1 = "test('one', () => {});\n";
const prepare = 'export function prepare() {\n  return 1;\n}\n';
const project: Files = {
  'package.json': '{ "name": "shop", "private": true }',
  'src/one.test.js': test1,
  'support/prepare.js': prepare,
};

describe('a file that a runner runs before tests affects them, by the key that names it', () => {
  test.each<[string, string, string, string]>([
    [
      'jest.config.js',
      "module.exports = {\n  // setupFiles: ['./src/old.js'],\n  setupFilesAfterEnv: ['<rootDir>/support/prepare.js'],\n};\n",
      'support/prepare.js',
      'setupFilesAfterEnv of jest.config.js',
    ],
    [
      'jest.config.ts',
      "const config: Config = { 'globalSetup': require.resolve('./support/prepare') };\nexport default config;\n",
      'support/prepare.js',
      'globalSetup of jest.config.ts',
    ],
    [
      'jest.config.json',
      '{ "testEnvironment": "./support/prepare.js" }',
      'support/prepare.js',
      'testEnvironment of jest.config.json',
    ],
    [
      'config/jest.config.js',
      "module.exports = { rootDir: '..', snapshotSerializers: ['<rootDir>/support/prepare.js'] };\n",
      'support/prepare.js',
      'snapshotSerializers of config/jest.config.js',
    ],
    [
      'config/jest.config.js',
      "module.exports = {\n  rootDir: path.resolve(__dirname, '..'),\n  globalTeardown: path.join(__dirname, '..', 'support', 'prepare.js'),\n};\n",
      'support/prepare.js',
      'globalTeardown of config/jest.config.js',
    ],
    [
      'package.json',
      '{ "name": "shop", "jest": { "setupFiles": ["./support/prepare.js"] } }',
      'support/prepare.js',
      'jest.setupFiles of package.json',
    ],
    [
      'vitest.config.mts',
      "export default defineConfig({ test: { setupFiles: './support/prepare.js', globals: true } });\n",
      'support/prepare.js',
      'setupFiles of vitest.config.mts',
    ],
    [
      'vite.config.ts',
      "export default { test: { globalSetup: [new URL('./support/prepare.js', import.meta.url).pathname] } };\n",
      'support/prepare.js',
      'globalSetup of vite.config.ts',
    ],
    [
      'vitest.workspace.ts',
      "export default ['packages/*', { test: { name: 'unit', setupFiles: ['support/prepare.js'] } }];\n",
      'support/prepare.js',
      'setupFiles of vitest.workspace.ts',
    ],
    [
      '.mocharc.yml',
      'spec: src\nrequire:\n  - ts-node/register\n  - ./support/prepare.js\n',
      'support/prepare.js',
      'require of .mocharc.yml',
    ],
    ['.mocharc.json', '{ "file": "support/prepare.js" }', 'support/prepare.js', 'file of .mocharc.json'],
    [
      '.mocharc.cjs',
      "module.exports = { require: ['support/prepare'], 'node-option': ['import=./src/x.js'] };\n",
      'support/prepare.js',
      'require of .mocharc.cjs',
    ],
    [
      'package.json',
      '{ "name": "shop", "mocha": { "node-option": ["import=./support/prepare.js"] } }',
      'support/prepare.js',
      'mocha.node-option of package.json',
    ],
    [
      'package.json',
      '{ "name": "shop", "scripts": { "test": "node --import ./support/prepare.js --test" } }',
      'support/prepare.js',
      'scripts of package.json',
    ],
    [
      'package.json',
      '{ "name": "shop", "scripts": { "test": "nyc mocha -r ./support/prepare src" } }',
      'support/prepare.js',
      'scripts of package.json',
    ],
    [
      'package.json',
      '{ "name": "shop", "ava": { "require": ["./support/prepare.js"] } }',
      'support/prepare.js',
      'ava.require of package.json',
    ],
    [
      'ava.config.mjs',
      "export default { require: ['./support/prepare.js'] };\n",
      'support/prepare.js',
      'require of ava.config.mjs',
    ],
    [
      'karma.conf.js',
      "module.exports = (config) => config.set({ files: ['support/prepare.js', 'src/**/*.test.js'] });\n",
      'support/prepare.js',
      'files of karma.conf.js',
    ],
  ])('%s: %s', async (config, text, changed, reason) => {
    expect(await after(changed, { ...project, [config]: text })).toEqual([`src/one.test.js: ${reason}`]);
  });

  test('commented and other keys, and scripts without a runner, name nothing', async () => {
    expect(
      await after('support/prepare.js', {
        ...project,
        'package.json': '{ "name": "shop", "scripts": { "start": "node --import ./support/prepare.js ." } }',
        'jest.config.js':
          "/* setupFiles: ['./support/prepare.js'] */\nmodule.exports = { testMatch: ['src/**/*.js'], x: './support/prepare.js' };\n",
      }),
    ).toEqual([]);
  });

  test('helpers of Jasmine are globs in the folder of specs', async () => {
    const files = {
      'spec/support/jasmine.json':
        '{ "spec_dir": "spec", "spec_files": ["**/*[sS]pec.js"], "helpers": ["helpers/**/*.js"] }',
      'spec/helpers/reporter.js': prepare,
      'spec/cart.spec.js': test1,
    };
    expect(await after('spec/helpers/reporter.js', files)).toEqual([
      'spec/cart.spec.js: helpers of spec/support/jasmine.json',
    ]);
  });

  test('set-up of Playwright runs before the tests of its folder', async () => {
    const files = {
      'playwright.config.ts':
        "export default defineConfig({ testDir: './browser', globalSetup: './support/login' });\n",
      'support/login.ts': 'export default async function login() {}\n',
      'browser/cart.spec.ts': test1,
      'src/cart.test.ts': test1,
    };
    expect(await after('support/login.ts', files)).toEqual([
      'browser/cart.spec.ts: globalSetup of playwright.config.ts',
    ]);
  });

  test('support files of Cypress run before its tests, also by default', async () => {
    const files = {
      'web/cypress.config.js': "module.exports = { e2e: { supportFile: 'cypress/own.js' } };\n",
      'web/cypress/own.js': prepare,
      'web/cypress/support/e2e.js': "import './commands';\n",
      'web/cypress/support/commands.js': "Cypress.Commands.add('login', () => {});\n",
      'web/cypress/e2e/cart.cy.js': test1,
      'web/src/cart.test.js': test1,
    };
    expect(await after('web/cypress/own.js', files)).toContain(
      'web/cypress/e2e/cart.cy.js: supportFile of web/cypress.config.js',
    );
    const byDefault = await after('web/cypress/support/commands.js', files);
    expect(byDefault).toContain('web/cypress/e2e/cart.cy.js: supportFile by its default');
    expect(byDefault.join()).not.toContain('web/src/cart.test.js');
  });
});

describe('a set-up file affects only tests that its runner runs', () => {
  const files: Files = {
    'package.json': '{ "name": "shop", "private": true }',
    'support/prepare.js': prepare,
    'support/login.ts': 'export default async function login() {}\n',
    'src/cart.test.js': test1,
    'src/cart.check.js': test1,
    'test/cart.js': test1,
    'test/__tests__/tax.js': test1,
    'e2e/cart.spec.ts': test1,
  };
  const playwright = {
    'playwright.config.ts':
      "export default defineConfig({ testDir: './e2e', use: { ...devices['Desktop Chrome'] } });\n",
  };
  const setUp = "setupFiles: ['./support/prepare.js']";
  const pathsAfter = async (config: Files): Promise<string[]> =>
    (await after('support/prepare.js', { ...files, ...config })).map((each) => each.split(':', 1)[0]!).sort();

  test('by its defaults', async () => {
    const jest = { 'jest.config.js': `module.exports = { ${setUp} };\n` };
    expect(await pathsAfter(jest)).toEqual(['e2e/cart.spec.ts', 'src/cart.test.js', 'test/__tests__/tax.js']);
    const vitest = { 'vitest.config.ts': `export default { test: { ${setUp} } };\n` };
    expect(await pathsAfter(vitest)).toEqual(['e2e/cart.spec.ts', 'src/cart.test.js']);
  });

  test.each<[string, Files, string[]]>([
    [
      'globs of Jest with alternatives',
      {
        'jest.config.js': `module.exports = { ${setUp}, testMatch: ['<rootDir>/src/**/?(*.)+(test|spec).[jt]s?(x)'] };\n`,
      },
      ['src/cart.test.js'],
    ],
    [
      'a folder of Mocha',
      { '.mocharc.yml': 'spec: test\nrequire: ./support/prepare.js\n' },
      ['test/__tests__/tax.js', 'test/cart.js'],
    ],
    [
      'the configuration for a script',
      {
        'package.json': '{ "name": "shop", "scripts": { "test": "jest --setupFiles ./support/prepare.js" } }',
        'jest.config.json': '{ "testMatch": ["**/test/*.js"] }',
      },
      ['test/cart.js'],
    ],
    [
      'files of AVA',
      { 'package.json': '{ "ava": { "require": ["./support/prepare.js"], "files": ["src/**"] } }' },
      ['src/cart.test.js'],
    ],
  ])('by its configuration: %s', async (_, config, expected) => {
    expect(await pathsAfter(config)).toEqual(expected);
  });

  test.each([
    `module.exports = { ${setUp}, testRegex: 'check' };\n`,
    `module.exports = { ...base, ${setUp} };\n`,
    `module.exports = { ${setUp}, testMatch: globs() };\n`,
  ])('all tests, if the configuration cannot be read: %s', async (text) => {
    expect(await pathsAfter({ 'jest.config.js': text })).toContain('test/cart.js');
  });

  test('and none in the folder of a runner that has its own, unless the configuration names them', async () => {
    const mocha = { '.mocharc.json': '{ "require": "support/prepare.js" }' };
    const own = ['src/cart.test.js', 'test/__tests__/tax.js', 'test/cart.js'];
    expect(await pathsAfter({ ...mocha, ...playwright })).toEqual(own);
    expect(await pathsAfter(mocha)).toContain('e2e/cart.spec.ts');
    const named = { '.mocharc.json': '{ "require": "support/prepare.js", "spec": "e2e/*.ts" }' };
    expect(await pathsAfter({ ...named, ...playwright })).toEqual(['e2e/cart.spec.ts']);
    const cypress = { 'cypress.config.js': 'module.exports = {};\n', 'cypress/e2e/cart.spec.js': test1 };
    expect(await pathsAfter({ ...mocha, ...playwright, ...cypress })).toEqual(own);
  });

  test('a package and helpers are no tests of pytest, whose configuration names other files', async () => {
    const python: Files = {
      'conftest.py': 'def pytest_configure(config):\n    return None\n',
      'tests/__init__.py': '',
      'tests/helpers.py': 'def one():\n    return 1\n',
      'tests/test_cart.py': 'def test_cart():\n    assert True\n',
      'tests/check_tax.py': 'def test_tax():\n    assert True\n',
    };
    const paths = async (more: Files): Promise<string[]> =>
      (await after('conftest.py', { ...python, ...more })).map((each) => each.split(':', 1)[0]!);
    expect(await paths({})).toEqual(['tests/test_cart.py']);
    expect(await paths({ 'pytest.ini': '[pytest]\npython_files = check_*.py t*_c*.py\n' })).toEqual([
      'tests/check_tax.py',
      'tests/test_cart.py',
    ]);
    expect(
      await paths({ 'pyproject.toml': '[tool.pytest.ini_options]\npython_files = ["check_*.py"]\n' }),
    ).toEqual(['tests/check_tax.py']);
  });
});

test('a change of what a set-up file imports affects the tests of its project, and of no other', async () => {
  const files = {
    'packages/a/vitest.config.ts': "export default { test: { setupFiles: ['@shop/testing/prepare'] } };\n",
    'packages/a/package.json': '{ "name": "@shop/a" }',
    'packages/a/src/a.test.ts': test1,
    'packages/b/src/b.test.ts': test1,
    'packages/testing/package.json':
      '{ "name": "@shop/testing", "exports": { "./prepare": "./prepare.ts" } }',
    'packages/testing/prepare.ts': "import { seed } from './seed';\n\nbeforeEach(() => seed());\n",
    'packages/testing/seed.ts': 'export function seed() {\n  return 1;\n}\n',
    'package.json': '{ "name": "shop", "private": true, "workspaces": ["packages/*"] }',
  };
  expect(await after('packages/testing/seed.ts::seed', files)).toEqual([
    'packages/a/src/a.test.ts: setupFiles of packages/a/vitest.config.ts',
  ]);
});

describe('conftest.py', () => {
  const files: Files = {
    'conftest.py':
      'import pytest\nfrom helpers import start\n\n\ndef pytest_configure(config):\n    start()\n\n\n@pytest.fixture\ndef db():\n    return 1\n',
    'helpers.py': 'def start():\n    return 1\n',
    'api/test_api.py': 'def test_api(db):\n    assert db\n',
    'web/test_web.py': 'def test_web():\n    assert True\n',
    'web/conftest.py': 'pytest_plugins = ["plugins.web"]\n',
    'plugins/web.py': 'def pytest_runtest_setup(item):\n    return None\n',
    'plugins/run.py': 'def pytest_runtest_setup(item):\n    return None\n',
    'pytest.ini': '[pytest]\naddopts = -ra -p plugins.run\n',
  };

  test('its hooks run before the tests of its folder and below', async () => {
    expect(await after('helpers.py::start', files)).toEqual([
      'api/test_api.py: conftest.py of a folder around the tests',
      'web/test_web.py: conftest.py of a folder around the tests',
    ]);
    expect(await after('web/conftest.py', files)).toEqual([
      'web/test_web.py: conftest.py of a folder around the tests',
    ]);
  });

  test('a fixture runs only before the tests that ask for it', async () => {
    expect(await after('conftest.py::db', files)).toEqual([]);
  });

  test('plugins are named there and in options', async () => {
    expect(await after('plugins/web.py', files)).toEqual([
      'web/test_web.py: pytest_plugins of web/conftest.py',
    ]);
    expect(await after('plugins/run.py', files)).toEqual([
      'api/test_api.py: pytest.addopts of pytest.ini',
      'web/test_web.py: pytest.addopts of pytest.ini',
    ]);
  });
});

test('TestMain runs before the tests of its package, and other functions of its file do not', async () => {
  const files = {
    'go.mod': 'module example.com/shop\n',
    'cart/main_test.go':
      'package cart\n\nimport "testing"\n\nfunc TestMain(m *testing.M) {\n\tboot()\n\tm.Run()\n}\n\nfunc aid() int {\n\treturn 1\n}\n',
    'cart/boot_test.go': 'package cart\n\nfunc boot() {}\n',
    'cart/cart_test.go': 'package cart\n\nimport "testing"\n\nfunc TestCart(t *testing.T) {}\n',
    'tax/tax_test.go': 'package tax\n\nimport "testing"\n\nfunc TestTax(t *testing.T) {}\n',
  };
  expect(await after('cart/boot_test.go::boot', files)).toEqual([
    'cart/cart_test.go: TestMain of the package',
  ]);
  expect(await after('cart/main_test.go::aid', files)).toEqual([]);
});

describe('a file with TestMain or a hook, and tests, is a test file', () => {
  const boot = 'package cart\n\nfunc boot() {}\n';
  const main = 'func TestMain(m *testing.M) {\n\tboot()\n\tm.Run()\n}\n';
  const go = 'package cart\n\nimport "testing"\n\n';
  const first = 'func TestFirst(t *testing.T) {}\n';
  const files: Files = {
    'go.mod': 'module example.com/shop\n',
    'cart/boot.go': boot,
    'cart/both_test.go': `${go}${main}\n${first}`,
    'cart/main_test.go': `${go}${main}`,
    'cart/bench_test.go': `${go}func BenchmarkSum(b *testing.B) {}\n`,
    'cart/helpers_test.go': 'package cart\n\nfunc Testing() int {\n\treturn 1\n}\n',
  };
  const rolesAfter = async (changed: string): Promise<string[]> => {
    const { tests } = await ask<Answer>('affected_tests', { changed: [changed] }, await sourceAtlas(files));
    return tests.map(({ path, role }) => `${path}: ${role}`);
  };

  test('its role is that of a test, and a file with TestMain alone supports tests', async () => {
    expect(await rolesAfter('cart/boot.go::boot')).toEqual([
      'cart/both_test.go: test',
      'cart/main_test.go: support',
    ]);
    expect(await rolesAfter('cart/helpers_test.go')).toContain('cart/helpers_test.go: support');
  });

  test('TestMain of another file runs before its tests, and before no file without tests', async () => {
    expect(await after('cart/main_test.go', files)).toEqual([
      'cart/bench_test.go: TestMain of the package',
      'cart/both_test.go: TestMain of the package',
    ]);
  });

  test('likewise a plugin of pytest', async () => {
    const plugin = 'def pytest_runtest_setup(item):\n    return None\n';
    const python: Files = {
      'pytest.ini': '[pytest]\naddopts = -p tests.test_plugin\n',
      'conftest.py': plugin,
      'tests/test_plugin.py': `${plugin}\n\ndef test_plugin():\n    assert True\n`,
    };
    expect(await after('conftest.py', python)).toEqual([
      'tests/test_plugin.py: conftest.py of a folder around the tests',
    ]);
  });

  test('a helper is none, though its names begin as those of tests', async () => {
    const store = await sourceAtlas({
      'tests/helpers.py': 'class TestClient:\n    pass\n',
      'tests/test_web.py':
        'from tests.helpers import TestClient\n\n\ndef test_web():\n    assert TestClient()\n',
    });
    const { tests } = await ask<Answer>('affected_tests', { changed: ['tests/helpers.py'] }, store);
    expect(tests.map(({ path, role }) => `${path}: ${role}`)).toEqual([
      'tests/helpers.py: support',
      'tests/test_web.py: test',
    ]);
  });
});

test('an extension of JUnit that a service file names runs before the tests of its module', async () => {
  const services = 'core/src/test/resources/META-INF/services/org.junit.jupiter.api.extension.Extension';
  const files = {
    [services]: '# extensions\ncom.shop.Clock\n',
    'core/src/test/java/com/shop/Clock.java':
      'package com.shop;\n\npublic class Clock implements Extension {\n}\n',
    'core/src/test/java/com/shop/CartTest.java':
      'package com.shop;\n\nclass CartTest {\n  @Test\n  void total() {}\n}\n',
    'web/src/test/java/com/shop/PageTest.java':
      'package com.shop;\n\nclass PageTest {\n  @Test\n  void shows() {}\n}\n',
  };
  expect(await after('core/src/test/java/com/shop/Clock.java', files)).toEqual([
    `core/src/test/java/com/shop/CartTest.java: services of ${services}`,
  ]);
});

test('a set-up file is used, and supports tests instead of being one', async () => {
  const store = await sourceAtlas({
    ...project,
    'jest.config.js': "module.exports = { globalSetup: './test/boot.js' };\n",
    'test/boot.js': 'export default function boot() {\n  return 1;\n}\n',
    'src/other.js': 'function lost() {\n  return 1;\n}\n',
  });
  const dead = await ask<{ items: { name: string }[] }>('deadcode', {}, store);
  expect(JSON.stringify(dead)).not.toContain('boot');
  expect(JSON.stringify(dead)).toContain('lost');
  const { tests } = await ask<Answer>('affected_tests', { changed: ['test/boot.js'] }, store);
  expect(tests).toMatchObject([{ path: 'test/boot.js', relation: 'changed', role: 'support' }]);
});

describe('a mock affects the tests that ask for it', () => {
  const files: Files = {
    'package.json': '{ "name": "shop", "private": true, "dependencies": { "axios": "1" } }',
    'src/cart.ts': 'export function total() {\n  return 1;\n}\n',
    'src/__mocks__/cart.ts': 'export function total() {\n  return 2;\n}\n',
    'src/tax/index.js': 'export const tax = 1;\n',
    'src/tax/__mocks__/index.js': 'export const tax = 2;\n',
    '__mocks__/axios.js': 'export default {};\n',
    '__mocks__/@shop/ui.js': 'export default {};\n',
    '__mocks__/fs.js': 'export default {};\n',
    'src/mocked.test.ts':
      "import { total } from './cart';\n\njest.mock('./cart');\ntest('a', () => total());\n",
    'src/own.test.ts':
      "import { total } from './cart';\n\njest.mock('./cart', () => ({ total() {} }));\ntest('a', () => total());\n",
    'src/real.test.ts':
      "import { total } from './cart';\n\nvi.unmock('./cart');\ntest('a', () => total());\n",
    'src/typed.test.ts': "vi.mock(import('./cart'));\ntest('a', () => {});\n",
    'src/tax.test.js': "vi.mock('./tax');\ntest('a', () => {});\n",
    'src/deep/web.test.js':
      "vi.mock('axios');\nvi.mock('@shop/ui');\nvi.mock('node:fs');\ntest('a', () => {});\n",
  };

  test.each([
    ['src/__mocks__/cart.ts', ['src/mocked.test.ts', 'src/typed.test.ts']],
    ['src/__mocks__/cart.ts::total', ['src/mocked.test.ts', 'src/typed.test.ts']],
    ['src/tax/__mocks__/index.js', ['src/tax.test.js']],
    ['__mocks__/axios.js', ['src/deep/web.test.js']],
    ['__mocks__/@shop/ui.js', ['src/deep/web.test.js']],
    ['__mocks__/fs.js', ['src/deep/web.test.js']],
  ])('%s', async (changed, paths) => {
    const store = await sourceAtlas(files);
    const { tests } = await ask<Answer>('affected_tests', { changed: [changed] }, store);
    expect(tests.map(({ path }) => path)).toEqual(paths);
    expect(JSON.stringify(await ask('deadcode', {}, store))).not.toContain('__mocks__');
  });

  test('that of a package stands in for it in all tests, if the runner says so', async () => {
    expect((await after('__mocks__/axios.js', files))[0]).toBe(
      'src/mocked.test.ts: stands in for a package in tests',
    );
  });

  test('and is an import of the test', async () => {
    const importers = await ask('imports', { path: 'src/__mocks__/cart.ts' }, await sourceAtlas(files));
    expect(JSON.stringify(importers)).toContain('src/mocked.test.ts');
    expect(JSON.stringify(importers)).not.toContain('src/own.test.ts');
  });
});
