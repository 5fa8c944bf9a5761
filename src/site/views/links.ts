import { artifactPath } from '../../model/artifact.ts';
import type { End, ShardNode } from '../../model/file-shard.ts';
import { pagePath, relativeUrl, rootFrom } from '../../model/page-path.ts';

/** Makes the addresses in one page, all relative to it. */
export class Links {
  /** Leads to the root of the atlas: `./`, `../`, `../../` … */
  readonly root: string;

  constructor(readonly from: string) {
    this.root = rootFrom(from);
  }

  /** To anything below the root of the atlas. */
  to(path: string): string {
    return relativeUrl(this.from, path);
  }

  file(address: string, line?: number): string {
    return this.to(pagePath.file(address)) + (line ? `#L${line}` : '');
  }

  lines(address: string, from: number, to: number): string {
    return this.file(address, from) + (to > from ? `-L${to}` : '');
  }

  directory(address: string): string {
    return this.to(pagePath.directory(address));
  }

  node(address: string): string {
    return this.to(pagePath.node(address));
  }

  /** To the page of a node or of the other end of an edge; undefined for what has no page. */
  end(end: End | ShardNode): string | undefined {
    if (end.address === undefined) return undefined;
    return end.kind === 'module' ? this.file(end.address) : this.node(end.address);
  }

  json(path: string): string {
    return this.to(path);
  }

  /** To the JSON that says the same as the page. */
  readonly artifact = artifactPath;
}
