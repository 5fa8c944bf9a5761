import type { FileShard } from '../../model/file-shard.ts';
import { readFile } from '../../query/read.ts';
import type { Issue } from '../../render/issues/issue.ts';
import type { Store } from '../../store/store.ts';

/**
 * Gives issues that name a symbol of a file its exact place. Called for each file, so that one file at a time is in memory.
 */
export class IssuePlacer {
  readonly #byFile = new Map<string, Issue[]>();

  constructor(issues: Iterable<Issue>) {
    for (const issue of issues) {
      const path = issue.place?.path;
      if (path === undefined || issue.place?.isDirectory || !issue.symbol) continue;
      const known = this.#byFile.get(path);
      if (known) known.push(issue);
      else this.#byFile.set(path, [issue]);
    }
  }

  get paths(): IterableIterator<string> {
    return this.#byFile.keys();
  }

  see({ path, nodes }: FileShard): void {
    const issues = this.#byFile.get(path);
    if (!issues) return;
    const spans = new Map(nodes.slice(1).map(({ id, nameSpan }) => [id, nameSpan]));
    for (const issue of issues) {
      const span = issue.symbol && spans.get(issue.symbol.id);
      if (span && issue.place) issue.place = { ...issue.place, span };
    }
  }
}

/** Gives issues their exact places by the files of a store. */
export async function placeIssues(store: Store, issues: readonly Issue[]): Promise<void> {
  const placer = new IssuePlacer(issues);
  for (const path of placer.paths) {
    const shard = await readFile(store, path);
    if (shard) placer.see(shard);
  }
}
