import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../src/config/load-config.ts';
import { scratchFolder } from '../indexer/source/scratch.ts';

function run(code: string, others: Record<string, string> = {}, extension = 'mjs') {
  return loadConfig(scratchFolder({ [`treeatlas.config.${extension}`]: code, ...others }), { trust: true });
}

describe('the code of a configuration', () => {
  it.each([
    ['throw new Error("broken here")', 'broken here'],
    ['export const config = {}', 'no default export'],
    ['export default () => ({})', 'must be an object, not a function'],
    ['export default null', 'must be an object, not null'],
    ['\nthis is no code', 'treeatlas.config.mjs failed: line 2, column 5'],
  ])('explains the error in %j', async (code, message) => {
    await expect(run(code)).rejects.toThrow(message);
  });

  const others = {
    'helper.mjs': 'export default "helped"',
    'helper.cjs': 'module.exports = "helped"',
    'helper.json': '"helped"',
    'node_modules/pkg/package.json': '{"name": "pkg", "main": "main.js"}',
    'node_modules/pkg/main.js': 'module.exports = "helped"',
  };
  it.each([
    'import name from "./helper.mjs"; export default { name };',
    'export { default } from "./helper.mjs";',
    'const { default: name } = await import("./helper" + ".mjs"); export default { name };',
    'export default { name: require("./helper.cjs") };',
    'export default { name: require(new URL("helper.json", import.meta.url).pathname) };',
    'import name from "pkg"; export default { name };',
    'export default { name: require("pkg") };',
    'const name = import.meta.resolve("pkg"); export default { name };',
  ])('cannot import files or packages, which could change later: %s', async (code) => {
    await expect(run(code, others)).rejects.toThrow(/failed: it imports .* A configuration is a single file/);
  });

  it('can import modules of Node', async () => {
    const code = `import { join } from 'node:path';
      import fs from 'fs';
      const { readFileSync } = await import('node:fs');
      export default { name: join('a', String(fs.readFileSync === readFileSync)) };`;
    expect((await run(code)).config.name).toBe(join('a', 'true'));
  });

  it('knows its own path', async () => {
    const code = `import { basename } from 'node:path';
      import { fileURLToPath } from 'node:url';
      const here: string = fileURLToPath(import.meta.url);
      export default { name: basename(here) };`;
    expect((await run(code, {}, 'ts')).config.name).toBe('treeatlas.config.ts');
  });
});
