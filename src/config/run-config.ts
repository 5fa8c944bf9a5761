import { createRequire, isBuiltin } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';
import { defineConfig } from './schema.ts';

type Load = (specifier: string) => unknown;
/** The names that code transformed by jiti uses. They are none of its interface, so package.json keeps its minor version. */
const PARAMETERS = 'exports, require, module, __filename, __dirname, jitiImport, jitiESMResolve';
type Run = (
  exports: object,
  require: Load,
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
 * It may import "treeatlas" and Node's own modules alone. What the user trusts is the content of one file; if
 * that file could import others of the repository, or packages in its node_modules, they could change later and
 * would run with the trust that was given to it. A loader of our own, which knows no other modules, holds for
 * computed names too. Trusted code can still read and run what it likes by Node's modules, as its text then says.
 *
 * The content is passed in, so that what runs is what was judged, even if the file has changed in between.
 */
export async function runConfig(file: string, content: Buffer): Promise<unknown> {
  const code = await transform(file, content.toString('utf8'));
  const script = new Script(`(async function (${PARAMETERS}) { ${code}\n})`, { filename: file });
  const run = script.runInThisContext() as Run;
  const module = { exports: {} as Record<string, unknown> };
  const load: Load = (specifier) => loadModule(specifier);
  await run(module.exports, load, module, file, dirname(file), async (name) => load(name), refuse);
  return exportedBy(module.exports);
}

/** Removes types and rewrites imports and exports, so that a function can run it. Throws for code that does not parse. */
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
    `it imports "${specifier}". A configuration is one file, so that all that runs is what was trusted: it may import "treeatlas" and Node's own modules only. Move the code into it, or write a treeatlas.config.json`,
  );
}

/** The default export of a module, or what a CommonJS file gives to `module.exports`. */
function exportedBy(exports: Record<string, unknown>): unknown {
  if ('default' in Object(exports)) return exports['default'];
  if ('__esModule' in Object(exports))
    throw new Error('it has no default export; write "export default { … }"');
  return exports;
}
