import { createRequire, isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { defineConfig } from './schema.ts';

/** Names that code transformed by jiti uses. They are internal to jiti, so package.json pins its minor version. */
const PARAMETERS = 'exports, require, module, __filename, __dirname, jitiImport, jitiESMResolve';
type Run = (
  exports: object,
  require: (specifier: string) => unknown,
  module: { exports: object },
  filename: string,
  folder: string,
  dynamicImport: (specifier: string) => Promise<unknown>,
  resolve: (specifier: string) => never,
) => Promise<void>;

const nodeRequire = createRequire(import.meta.url);

/**
 * Runs a configuration that is code, in this process, and returns what it exports.
 *
 * It may import only "treeatlas" and Node's own modules. The user trusts the content of one file; if it could import
 * other files of the repository, or packages in its node_modules, those could change later and would run under the same
 * trust. Our own loader knows no other modules, so computed names are refused too. Trusted code can still do anything
 * through Node's modules, but then its text says so.
 *
 * `content` is passed in so that exactly the bytes that the user trusted run, even if the file has changed since.
 */
export async function runConfig(file: string, content: Buffer): Promise<unknown> {
  const code = await transform(file, content.toString('utf8'));
  const script = new Script(`(async function (${PARAMETERS}) { ${code}\n})`, { filename: file });
  const run = script.runInThisContext() as Run;
  const module = { exports: {} as Record<string, unknown> };
  const dynamicImport = async (specifier: string): Promise<unknown> => loadModule(specifier);
  await run(module.exports, loadModule, module, file, dirname(file), dynamicImport, refuse);
  return exportedBy(module.exports);
}

/** Removes types, and rewrites imports and exports for `PARAMETERS`. Throws if the code does not parse. */
async function transform(file: string, source: string): Promise<string> {
  const { createJiti } = await import('jiti');
  const { transform } = createJiti(import.meta.url, { fsCache: false, moduleCache: false });
  const code = transform({ filename: file, source, ts: /\.[cm]?ts$/.test(file), async: true });
  const failure = /^exports\.__JITI_ERROR__ = (\{.*\})/.exec(code)?.[1];
  if (failure === undefined) return code;
  const { line, column, message } = JSON.parse(failure) as { line: number; column: number; message: string };
  // Babel counts columns from 0.
  throw new Error(`line ${line}, column ${column + 1}: ${message.trim()}`);
}

function loadModule(specifier: string): unknown {
  if (specifier === 'treeatlas') return { __esModule: true, defineConfig };
  return isBuiltin(specifier) ? nodeRequire(specifier) : refuse(specifier);
}

function refuse(specifier: string): never {
  throw new Error(
    `it imports "${specifier}". A configuration is a single file, so that only trusted code runs: it may import "treeatlas" and Node's own modules only. Move the code into it, or write a treeatlas.config.json`,
  );
}

/** The default export of an ES module, or the `module.exports` of a CommonJS file. */
function exportedBy(exports: Record<string, unknown>): unknown {
  if ('default' in Object(exports)) return exports['default'];
  if ('__esModule' in Object(exports))
    throw new Error('it has no default export; write "export default { … }"');
  return exports;
}
