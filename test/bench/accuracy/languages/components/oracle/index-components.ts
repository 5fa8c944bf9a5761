// Indexes a repository with components: the arguments are the framework, the folder in which its compiler is
// installed, the copy of the repository, its `tsconfig.json` in that copy, and the path of the index to write.
import { existsSync, globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type ts from 'typescript';
import { encodeIndex } from '../../../scip/encode.ts';
import { compilerOf, loaderOf } from './compilers.ts';
import { documentsOf, type VirtualFile } from './documents.ts';
import { scriptsOf } from '../scripts.ts';
import { SourceMapping } from './virtual-code.ts';

const [framework = '', home = '', copy = '', project = '', index = ''] = process.argv.slice(2);
if (framework !== 'vue' && framework !== 'svelte' && framework !== 'astro')
  throw new Error(`There is no compiler for ${framework}.`);

const compiler = await compilerOf(framework, home);
const virtual = new Map<string, VirtualFile>();
for (const path of globSync(`**/*.${framework}`, { cwd: copy, exclude: ['**/node_modules/**'] })) {
  const file = join(copy, path);
  const text = await readFile(file, 'utf8');
  try {
    for (const code of compiler.compile(file, text)) {
      const written = `${file}${code.extension}`;
      if (existsSync(written)) throw new Error(`${code.extension} is taken`);
      await writeFile(written, code.text);
      virtual.set(written, {
        path: slashed(path),
        text,
        scripts: scriptsOf(framework, text),
        mapping: new SourceMapping(text, code.segments),
      });
    }
  } catch (error) {
    console.log(`could not compile ${path}: ${String(error).slice(0, 200)}`);
  }
}
const typescript = loaderOf(home)('typescript') as typeof ts;
const { config } = typescript.readConfigFile(project, typescript.sys.readFile) as { config: unknown };
const parsed = typescript.parseJsonConfigFileContent(config, typescript.sys, copy, undefined, project);
const program = typescript.createProgram([...parsed.fileNames, ...compiler.ambient], parsed.options);
const documents = documentsOf(typescript, program, virtual, (file) => {
  const path = relative(copy, file);
  const isOwn = !path.startsWith('..') && !path.split(sep).includes('node_modules');
  return isOwn ? slashed(path) : undefined;
});
await writeFile(index, encodeIndex(documents));
process.exit(0);

function slashed(path: string): string {
  return path.split(sep).join('/');
}
