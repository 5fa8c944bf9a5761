import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, transform, type Metafile } from 'esbuild';
import { DRAWING_FOLDER, DRAWING_FRAME, FIRST_SCRIPT } from '../model/drawing-files.ts';
import { packageFolder } from '../site/build/record-packages.mjs';
import { root } from './process.ts';

/** Parts of Mermaid that every drawing of ours needs. They are in the first script, so that it is the only one. */
const FIRST = /^(?:flowDiagram|elk)-/;

/**
 * Writes the scripts of Mermaid and the document of the frame that runs them to the compiled site. The frame has no origin: it can load no
 * modules, and browsers cache nothing for it. So each chunk becomes a script that defines a module, and pages fetch and send them.
 * Returns the folders of the packages in them, below `node_modules`.
 */
export async function writeDrawings(site: string): Promise<string[]> {
  const { outputFiles, metafile } = await build({
    stdin: {
      contents: "export { default } from 'mermaid'",
      resolveDir: root,
      sourcefile: 'mermaid-entry.js',
    },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    outdir: join(root, 'dist/drawings'),
    entryNames: 'entry',
    absWorkingDir: root,
    legalComments: 'none',
    logLevel: 'error',
    alias: { 'elkjs/lib/elk.bundled.js': join(root, 'src/site/drawing/worker-elk.ts') },
  });
  const texts = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const chunks = chunksOf(metafile);
  const first = new Set<string>();
  for (const { name, isEntry } of chunks.values())
    if (isEntry || FIRST.test(name)) addWithImports(name, chunks, first);
  const folder = join(site, 'client', DRAWING_FOLDER);
  mkdirSync(folder, { recursive: true });
  const packed = new Map<string, string>();
  for (const { name, imports } of chunks.values())
    packed.set(name, await pack(name, imports, texts.get(name) ?? ''));
  const firstText = [...first].map((name) => packed.get(name) ?? '').join('');
  writeFileSync(join(folder, FIRST_SCRIPT), firstText);
  for (const [name, text] of packed) if (!first.has(name)) writeFileSync(join(folder, name), text);
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)?.name ?? '';
  writeFileSync(join(site, 'client', DRAWING_FRAME), await frameDocument(entry));
  return packagesOf(metafile);
}

interface Chunk {
  name: string;
  /** Names of the chunks that it imports statically. */
  imports: string[];
  isEntry: boolean;
}

function chunksOf({ outputs }: Metafile): Map<string, Chunk> {
  return new Map(
    Object.entries(outputs).map(([path, { imports, entryPoint }]) => {
      const name = basename(path);
      const fixed = imports.filter(({ kind }) => kind === 'import-statement');
      return [
        name,
        {
          name,
          imports: fixed.map((each) => basename(each.path)),
          isEntry: entryPoint === 'mermaid-entry.js',
        },
      ];
    }),
  );
}

function addWithImports(name: string, chunks: ReadonlyMap<string, Chunk>, all: Set<string>): void {
  if (all.has(name)) return;
  all.add(name);
  for (const each of chunks.get(name)?.imports ?? []) addWithImports(each, chunks, all);
}

/** Makes a script of a chunk: a call of `define` (see `frame-modules.ts`). Throws if it imports anything but chunks. */
async function pack(name: string, imports: readonly string[], text: string): Promise<string> {
  const loads = withSpacing(name, text).replace(/\bimport\("\.\/([\w-]+\.js)"\)/g, '__load("$1")');
  const named = loads.replace(/(\bfrom|\bimport)"\.\/([\w-]+\.js)"/g, '$1"$2"');
  const { code } = await transform(named, { format: 'cjs', minify: true, target: 'es2022' });
  if (/\bimport\(|\bimport\.meta\b|require\("\./.test(code))
    throw new Error(`The chunk ${name} of Mermaid imports something that src/dev/drawings.ts does not know.`);
  // In parentheses, engines compile the function when they read it, and do not read it twice.
  return `define(${JSON.stringify(name)},${JSON.stringify(imports)},(function(module,exports,require,__load){${code.trimEnd()}\n}));\n`;
}

/** Written by Mermaid as a constant: the space around nodes, which no setting changes. */
const SPACING = '"spacing.baseValue":40';

/** Lets the frame set the space around nodes: the usual one would make a list of ten callers higher than a screen. Throws if Mermaid changed. */
function withSpacing(name: string, text: string): string {
  if (!name.startsWith('elk-') || !text.includes('spacing.baseValue')) return text;
  if (!text.includes(SPACING))
    throw new Error(`Mermaid writes its spacing in another way than ${SPACING}. See src/dev/drawings.ts.`);
  return text.replaceAll(SPACING, '"spacing.baseValue":40,...globalThis.drawingSpacing');
}

/** The document of the frame. Its policy allows its own script, and scripts that the page sends; nothing can be loaded or sent. */
async function frameDocument(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(root, 'src/site/drawing/frame.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    define: { ENTRY_MODULE: JSON.stringify(entry) },
    logLevel: 'error',
  });
  const script = (outputFiles[0]?.text ?? '').trim();
  const policy = [
    "default-src 'none'",
    `script-src 'sha256-${digest(script)}' blob:`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join(';');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Drawings</title>
</head>
<body><script>${script}</script></body>
</html>
`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function packagesOf({ inputs, outputs }: Metafile): string[] {
  const used = Object.values(outputs).flatMap((each) =>
    Object.entries(each.inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  const folders = used.filter((path) => path in inputs).flatMap((path) => packageFolder(path) ?? []);
  return [...new Set(folders)].sort();
}
