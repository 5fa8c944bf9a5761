import type { End, ShardNode } from '../../model/file-shard.ts';
import { pagePath, wayBetween } from '../../model/page-path.ts';
import { printableLine } from '../../render/printable.ts';
import { twinPath } from './twin-path.ts';

/** Links of one twin: they lead to other twins, by the shortest relative addresses, as pages do. */
export class TwinLinks {
  readonly #from: string;

  constructor(from: string) {
    this.#from = from;
  }

  /** To a page's twin, or to any other file of the atlas. */
  to(text: string, path: string): string {
    const { up, segments } = wayBetween(this.#from, twinPath(path));
    const href = encodeURI(up + segments.join('/')).replace(/[()]/g, encodeParenthesis);
    return `[${escapeLabel(text)}](${href})`;
  }

  toEnd(end: End | ShardNode): string {
    const label = `${end.kind} ${'path' in end && end.symbol === '' ? end.path : end.symbol || end.name}`;
    if (end.address === undefined) return escapeLabel(label);
    return this.to(label, end.kind === 'module' ? pagePath.file(end.address) : pagePath.node(end.address));
  }
}

/** Names of a repository are not Markdown, whatever is in them. */
export function escapeLabel(text: string): string {
  return printableLine(text).replace(/[\\`*_[\]<>]/g, '\\$&');
}

function encodeParenthesis(character: string): string {
  return character === '(' ? '%28' : '%29';
}
