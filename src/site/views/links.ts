import type { End, ShardNode } from '../../model/file-shard.ts';
import { pagePath, rootFrom, wayBetween } from '../../model/page-path.ts';

/** Makes the addresses in one page, all relative to it and as short as can be: they are most of what a page costs. */
export class Links {
  /** Leads to the root of the atlas: `./`, `../`, `../../` … */
  readonly root: string;
  readonly from: string;

  /** `from` is the path of the page below the root. */
  constructor(from: string) {
    this.from = from;
    this.root = rootFrom(from);
  }

  /** To anything below the root of the atlas. */
  to(path: string): string {
    const { up, segments } = wayBetween(this.from, path);
    return up + segments.map(encodeURIComponent).join('/');
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
    const [page = '', member] = pagePath.node(address).split('#');
    return this.to(page) + (member === undefined ? '' : `#${encodeURIComponent(member)}`);
  }

  /** To the page of a node or of the other end of an edge; undefined for what has no page. */
  end(end: End | ShardNode): string | undefined {
    if (end.address === undefined) return undefined;
    return end.kind === 'module' ? this.file(end.address) : this.node(end.address);
  }
}
