import { endAt, type FileShard } from '../../../model/file-shard.ts';
import { packageId } from '../../../model/id.ts';
import { compareText } from '../../../model/order.ts';
import type { Store } from '../../../store/store.ts';
import { LiteralPattern } from '../../grep/query/literal-pattern.ts';
import { PatternError, type Pattern } from '../../grep/query/pattern.ts';
import { planSearch, searchFiles } from '../../grep/query/search.ts';
import { readListedFile } from '../../../query/read.ts';
import { walkFiles } from '../../../query/walk.ts';

/** An import statement. */
export interface ImportSite {
  path: string;
  line: number;
  /** Id of the imported file or package. */
  to: string;
}

export interface Importers {
  /** Sorted by path and line. */
  sites: ImportSite[];
  /** Whether the search stopped at its limit. */
  truncated: boolean;
}

/** The maximum number of files of a directory that are read, and of characters that are searched for a package. */
const MAX_FILES = 300;
const CHARACTERS = 8_000_000;

/** Returns the imports and re-exports of a file. */
export function importersOfFile(shard: FileShard): ImportSite[] {
  const inside = shard.nodes.length;
  const to = shard.nodes[0]?.id ?? '';
  const sites = shard.edges
    .filter((edge) => (edge.type === 'IMPORTS' || edge.type === 'EXPORTS') && edge.from >= inside)
    .flatMap((edge) => {
      const from = endAt(shard, edge.from);
      const path = 'path' in from ? from.path : shard.path;
      return edge.sites.map(([line]): ImportSite => ({ path, line, to }));
    });
  return sorted(sites);
}

/** Returns the imports of files in a directory from outside of it. */
export async function importersOfDirectory(
  store: Store,
  path: string,
  signal?: AbortSignal,
): Promise<Importers> {
  if (path === '') return { sites: [], truncated: false };
  const sites: ImportSite[] = [];
  let read = 0;
  for await (const entry of walkFiles(store, path)) {
    if (entry.language === null) continue;
    if (++read > MAX_FILES) return { sites: sorted(sites), truncated: true };
    signal?.throwIfAborted();
    for (const site of importersOfFile(await readListedFile(store, entry))) sites.push(site);
  }
  const inside = (site: ImportSite) => site.path.startsWith(`${path}/`);
  return { sites: sorted(sites.filter((site) => !inside(site))), truncated: false };
}

/** Returns the imports of an external package. Files that contain its name are read to see what their imports resolve to. */
export async function importersOfPackage(
  store: Store,
  name: string,
  signal?: AbortSignal,
): Promise<Importers> {
  const pattern = namePattern(name);
  if (!pattern) return { sites: [], truncated: false };
  const id = packageId(name);
  const { files } = await planSearch(store, pattern, ({ language }) => language !== null);
  const sites: ImportSite[] = [];
  let searched = 0;
  for await (const { shard } of searchFiles(store, files, pattern, { budget: CHARACTERS, signal })) {
    searched++;
    for (const { to, span } of shard.imports) {
      if (to !== null && endAt(shard, to).id === id) sites.push({ path: shard.path, line: span[0], to: id });
    }
  }
  return { sites: sorted(sites), truncated: searched < files.length };
}

/** Returns a pattern for the name of a package; undefined if no package can have this name. */
function namePattern(name: string): Pattern | undefined {
  try {
    return new LiteralPattern(name, { ignoreCase: false });
  } catch (error) {
    if (error instanceof PatternError) return undefined;
    throw error;
  }
}

function sorted(sites: ImportSite[]): ImportSite[] {
  return sites.sort((a, b) => compareText(a.path, b.path) || a.line - b.line);
}
