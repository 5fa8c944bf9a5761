import type { End, ShardNode } from '../../model/file-shard.ts';
import { pagePath, rootFrom } from '../../model/page-path.ts';
import { printableLine } from '../../render/printable.ts';
import { twinPath } from './twin-path.ts';

/** Links of one twin: they lead to other twins, by relative addresses as pages do. */
export class TwinLinks {
  readonly #root: string;

  constructor(from: string) {
    this.#root = rootFrom(from);
  }

  /** To a page's twin, or to any other file of the atlas. */
  to(text: string, path: string): string {
    return `[${escapeLabel(text)}](${encodeURI(this.#root + twinPath(path)).replace(/[()]/g, encodeParenthesis)})`;
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
