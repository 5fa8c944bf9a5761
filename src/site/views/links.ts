import type { End, ShardNode } from '../../model/file-shard.ts';
import { pagePath, rootFrom, wayBetween } from '../../model/page-path.ts';

/** Creates the links of one page. They are relative and as short as possible, because they are most of a page's bytes. */
export class Links {
  /** Relative path to the root of the atlas: `./`, `../`, `../../` … */
  readonly root: string;
  readonly from: string;

  /** `from` is the path of the page, relative to the root. */
  constructor(from: string) {
    this.from = from;
    this.root = rootFrom(from);
  }

  /** Returns the link to any path below the root of the atlas. */
  hrefOf(path: string): string {
    const { up, segments } = wayBetween(this.from, path);
    return up + segments.map(encodeURIComponent).join('/');
  }

  file(address: string, line?: number): string {
    return this.hrefOf(pagePath.file(address)) + (line ? `#L${line}` : '');
  }

  lines(address: string, from: number, to: number): string {
    return this.file(address, from) + (to > from ? `-L${to}` : '');
  }

  directory(address: string): string {
    return this.hrefOf(pagePath.directory(address));
  }

  node(address: string): string {
    const [page = '', member] = pagePath.node(address).split('#');
    return this.hrefOf(page) + (member === undefined ? '' : `#${encodeURIComponent(member)}`);
  }

  /** Returns the link to the page of a node or an endpoint; undefined for a package, which has no page. */
  end(end: End | ShardNode): string | undefined {
    if (end.address === undefined) return undefined;
    return end.kind === 'module' ? this.file(end.address) : this.node(end.address);
  }
}
