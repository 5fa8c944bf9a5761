import { expect, test } from 'vitest';
import { ask as askHost } from '../../src/operations/ask.ts';
import { findOperation } from '../support/operations.ts';
import { OperationError } from '../../src/operations/operation-error.ts';
import { LayeredStore } from '../../src/derive/layered-store.ts';
import { layers } from '../../src/features/layers.ts';
import { indexMemory } from '../support/index-memory.ts';
import { memorySource } from '../support/memory-source.ts';

const root = '/home/reader/shop';
const { artifacts } = await indexMemory(
  memorySource({
    'src/auth/service.ts': 'export class AuthService {\n  login(): void {}\n}\n',
    'src/main.ts': "import { AuthService } from './auth/service.ts';\nnew AuthService().login();\n",
  }),
);
const store = new LayeredStore(artifacts, layers);
const host = { root, getAtlas: () => Promise.resolve({ store }) };

/** Asks, and returns what went wrong: the code of the error, or `ok`. */
async function outcome(operation: string, input: object): Promise<string> {
  try {
    await askHost(host, findOperation(operation)!, input);
    return 'ok';
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    return error.code;
  }
}

const file = 'src/auth/service.ts';
const fileForms = [file, `./${file}`, 'src//auth/service.ts', `${file}/`, `file:${file}`, `${root}/${file}`];
const lineForms = [`${file}:2`, `${file}:2:4`, `./${file}:2`, `${root}/${file}:2`];
const symbolForms = [
  'AuthService',
  'AuthService.login',
  'login',
  `method:${file}:AuthService.login`,
  `${file}::AuthService.login`,
  `${file}:AuthService.login`,
  'service.ts:AuthService.login',
  'auth.service.AuthService.login',
];
const folder = 'src/auth';
const folderForms = [folder, `./${folder}`, `${folder}/`, `directory:${folder}`, `${root}/${folder}`];
const rootForms = ['.', './', 'root', root];
const outsideForms = ['../other', '/etc/passwd', 'src/../../x', `${root}-other/src`];

/** The input of each question that names a place, and whether it takes directories. */
const questions: readonly [operation: string, input: (place: string) => object, takesDirectories: boolean][] =
  [
    ['get_node', (id) => ({ id }), true],
    ['get_graph', (id) => ({ id }), true],
    ['get_dependencies', (id) => ({ id }), true],
    ['visualize', (id) => ({ id }), true],
    ['validate', (scope) => ({ scope }), true],
    ['code_tree', (pattern) => ({ pattern }), true],
    ['list_symbols', (path) => ({ path }), true],
    ['module_imports', (path) => ({ path }), true],
    ['imports', (path) => ({ path }), true],
    ['dead_code', (path) => ({ path }), true],
    ['license', (path) => ({ path }), true],
    ['grep', (path) => ({ pattern: 'login', path }), true],
    ['check', (path) => ({ path }), false],
    ['impact', (path) => ({ path }), false],
    ['related', (path) => ({ path }), false],
    ['call_graph', (id) => ({ id }), false],
    ['path_between', (from) => ({ from, to: 'login' }), false],
    ['affected_tests', (place) => ({ changed: [place] }), true],
    ['find_references', (id) => ({ id }), false],
    ['find_references', (name) => ({ name }), false],
    ['find_definition', (id) => ({ id }), false],
    ['lsp', (path) => ({ action: 'impact', path }), false],
  ];

const outcomes = async (operation: string, input: (place: string) => object, forms: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(
      forms.map(async (form): Promise<[string, string]> => [form, await outcome(operation, input(form))]),
    ),
  );
const all = (forms: readonly string[], expected: string) =>
  Object.fromEntries(forms.map((form) => [form, expected]));

test.each(questions)('%s reads files, lines and symbols in every form', async (operation, input) => {
  const forms = [...fileForms, ...lineForms, ...symbolForms];
  expect(await outcomes(operation, input, forms)).toEqual(all(forms, 'ok'));
});

test.each(questions.filter(([, , takes]) => takes))(
  '%s reads directories in every form',
  async (operation, input) => {
    const forms = [...folderForms, ...rootForms];
    expect(await outcomes(operation, input, forms)).toEqual(all(forms, 'ok'));
  },
);

test.each(questions)('%s refuses what is outside of the repository', async (operation, input) => {
  const found = await outcomes(operation, input, outsideForms);
  expect(Object.values(found).filter((code) => code !== 'VALIDATION_FAILED')).toEqual([]);
});

test('a place means the same thing in every form', async () => {
  const idOf = async (id: string) =>
    ((await askHost(host, findOperation('get_node')!, { id })) as { id: string }).id;
  const method = `method:${file}:AuthService.login`;
  for (const form of fileForms) expect(await idOf(form)).toBe(`file:${file}`);
  for (const form of [...lineForms, ...symbolForms.slice(1)]) expect(await idOf(form)).toBe(method);
  for (const form of ['service.AuthService', 'service:AuthService'])
    expect(await idOf(form)).toBe(`class:${file}:AuthService`);
  expect(await idOf('auth.service')).toBe(`file:${file}`);
  for (const form of folderForms) expect(await idOf(form)).toBe(`directory:${folder}`);
  for (const form of rootForms) expect(await idOf(form)).toBe('root');
});

test('the directory tree takes every form of a directory, and says that a file is none', async () => {
  const input = (path: string) => ({ path });
  expect(await outcomes('tree', input, [...folderForms, ...rootForms])).toEqual(
    all([...folderForms, ...rootForms], 'ok'),
  );
  expect(await outcomes('tree', input, fileForms)).toEqual(all(fileForms, 'NOT_DIRECTORY'));
});

test('a line that a file does not have is said', async () => {
  await expect(askHost(host, findOperation('get_node')!, { id: `${file}:99` })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: `${file} has 3 lines, but no line 99.`,
  });
});
