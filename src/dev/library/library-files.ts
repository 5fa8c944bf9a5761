import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fetchUpstream, installedUpstream, type Upstream } from './fetch-upstream.ts';
import { generateDeclarations, type DeclarationFile } from './generate-declarations.ts';
import { generateFromClasses, type ClassSource } from './generate-from-classes.ts';
import { generateLibrary, type LibrarySource } from './generate-library.ts';

/** `upstream/selection.json` of a library of declaration files with several upstreams. */
interface DeclarationSource {
  upstreams: Readonly<Record<string, Upstream>>;
  files: Readonly<Record<string, DeclarationFile>>;
}

/**
 * Generates the library of the grammar in the folder `grammar` from its upstreams. Returns the texts by file, with
 * the licences. `offline` omits files that need a download.
 */
export function libraryFiles(grammar: string, { offline = false } = {}): Map<string, string> {
  const folder = join(grammar, 'upstream');
  const source = JSON.parse(readFileSync(join(folder, 'selection.json'), 'utf8')) as
    ClassSource | DeclarationSource | LibrarySource;
  const patch = (file: string): string => textOf(join(folder, 'patch', file));
  if ('classes' in source) return offline ? new Map<string, string>() : generateFromClasses(source, patch);
  return 'upstreams' in source ? fromDeclarations(source, patch, offline) : fromStubs(source, patch, offline);
}

function fromStubs(
  source: LibrarySource,
  patch: (file: string) => string,
  offline: boolean,
): Map<string, string> {
  const { upstream } = source;
  if (offline) return new Map();
  return withFolder(upstream, (folder) => {
    const read = (file: string): string => readFileSync(join(folder, upstream.folder, file), 'utf8');
    const files = generateLibrary(source, { upstream: read, patch });
    return files.set('license.txt', readFileSync(join(folder, upstream.licence), 'utf8'));
  });
}

function fromDeclarations(
  { upstreams, files }: DeclarationSource,
  patch: (file: string) => string,
  offline: boolean,
): Map<string, string> {
  const used = Object.entries(upstreams).filter(([, { sha256 }]) => !offline || sha256 === undefined);
  const texts = new Map<string, string>();
  const licences = new Map<string, string>();
  const needed = Object.entries(files).filter(([, { from }]) =>
    from.every((file) => used.some(([name]) => file.startsWith(`${name}/`))),
  );
  for (const [name, upstream] of used) {
    withFolder(upstream, (folder) => {
      for (const file of needed.flatMap(([, { from }]) => from)) {
        if (!file.startsWith(`${name}/`)) continue;
        texts.set(file, readFileSync(join(folder, upstream.folder, file.slice(name.length + 1)), 'utf8'));
      }
      licences.set(`license-${name}.txt`, readFileSync(join(folder, upstream.licence), 'utf8'));
    });
  }
  const made = generateDeclarations(Object.fromEntries(needed), noticeOf(Object.values(upstreams)), {
    upstream: (file) => texts.get(file) ?? '',
    patch,
  });
  return new Map([...made, ...licences]);
}

/** The licences of upstream require a notice in each changed file. */
function noticeOf(upstreams: readonly Upstream[]): string {
  return [
    `// Made by "npm run libraries" from ${upstreams.map((each) => each.package).join(', ')}, with changes: do not edit.`,
    '// Comments were removed, declarations selected and merged, and some replaced by those of upstream/patch. See license-*.txt.',
  ].join('\n');
}

/** Calls back with the folder of an upstream, which is removed afterwards if it was downloaded. */
function withFolder<Result>(upstream: Upstream, use: (folder: string) => Result): Result {
  if (upstream.sha256 === undefined) return use(installedUpstream(upstream));
  const fetched = fetchUpstream(upstream);
  try {
    return use(fetched);
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
}

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
