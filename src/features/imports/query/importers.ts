import { endAt, type FileShard } from '../../../model/file-shard.ts';
import { packageId } from '../../../model/id.ts';
import { compareText } from '../../../model/order.ts';
import type { Store } from '../../../store/store.ts';
import { Pattern, PatternError } from '../../grep/query/pattern.ts';
import { planSearch, searchFiles } from '../../grep/query/search.ts';
import { readListedFile } from '../../../query/read.ts';
import { walkFiles } from '../../../query/walk.ts';

/** A statement that imports something. */
export interface ImportSite {
  path: string;
  line: number;
  /** What it imports: id of a file, or of a package. */
  to: string;
}

export interface Importers {
  /** By path and line. */
  sites: ImportSite[];
  /** Whether not all was looked at. */
  truncated: boolean;
}

/** Files of one directory that are read for who imports them, and characters searched for a package. */
const MOST_FILES = 300;
const CHARACTERS = 8_000_000;

/** Who imports a file or takes something from it to give it on. */
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

/** Who imports files of a directory from outside of it. */
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
    if (++read > MOST_FILES) return { sites: sorted(sites), truncated: true };
    signal?.throwIfAborted();
    for (const site of importersOfFile(await readListedFile(store, entry))) sites.push(site);
  }
  const inside = (site: ImportSite) => site.path.startsWith(`${path}/`);
  return { sites: sorted(sites.filter((site) => !inside(site))), truncated: false };
}

/** Who imports a package from outside of the repository: found by its name, and told by what the statement leads to. */
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

/** Undefined for what nothing is called. */
function namePattern(name: string): Pattern | undefined {
  try {
    return new Pattern(name, { fixed: true, ignoreCase: false });
  } catch (error) {
    if (error instanceof PatternError) return undefined;
    throw error;
  }
}

function sorted(sites: ImportSite[]): ImportSite[] {
  return sites.sort((a, b) => compareText(a.path, b.path) || a.line - b.line);
}
