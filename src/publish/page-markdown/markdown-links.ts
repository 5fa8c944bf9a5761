import { fileOfAddress } from '../../model/address.ts';
import { artifactPath } from '../../model/artifact.ts';
import type { End, FileShard, ShardNode } from '../../model/file-shard.ts';
import { reachablePath, type PageScope } from '../../model/page-scope.ts';
import { directoryOfPage, pagePath, wayBetween } from '../../model/page-path.ts';
import { printableLine } from '../../render/printable.ts';
import { markdownPath } from './markdown-path.ts';
import { endLabel } from '../../query/symbol-label.ts';

/** Creates the links in the Markdown version of one page. They lead to Markdown versions and are relative and short. */
export class MarkdownLinks {
  readonly #from: string;
  readonly #scope: PageScope;
  /** Addresses of files that have symbols, and with them a Markdown version. */
  readonly #withSymbols: ReadonlySet<string>;
  /** Addresses of files that the page has linked by their path. */
  readonly #linked = new Set<string>();

  constructor(from: string, scope: PageScope, withSymbols: ReadonlySet<string> = new Set()) {
    this.#from = from;
    this.#scope = scope;
    this.#withSymbols = withSymbols;
  }

  /** Returns a link to the Markdown version of a page, to the JSON of a directory, or to another file of the atlas. */
  linkTo(text: string, path: string): string {
    return `[${escapeLabel(text)}](${this.addressOf(path)})`;
  }

  /** Returns the address that `linkTo` links to. */
  addressOf(path: string): string {
    const { up, segments } = wayBetween(this.#from, this.#textOf(reachablePath(path, this.#scope)));
    return encodeURI(up + segments.join('/')).replace(/[()]/g, encodeParenthesis);
  }

  #textOf(page: string): string {
    const directory = directoryOfPage(page);
    return directory ? artifactPath.directory(directory.address, directory.part) : markdownPath(page);
  }

  /**
   * Returns the path of a file, with a link where the page mentions it first: to its Markdown version, or to its JSON if it is not known
   * to have symbols. Repeated links were a sixth of the bytes.
   */
  toFile(path: string, address: string, label = path): string {
    if (this.#linked.has(address)) return escapeLabel(label);
    this.#linked.add(address);
    return this.linkTo(
      label,
      this.#withSymbols.has(address) ? pagePath.file(address) : artifactPath.file(address),
    );
  }

  toEnd(shard: FileShard, end: End | ShardNode): string {
    const label = labelOf(shard, end);
    if (end.address === undefined) return escapeLabel(label);
    return end.kind === 'module' && 'path' in end && end.symbol === ''
      ? this.toFile(end.path, end.address, label)
      : this.linkTo(label, pagePath.file(fileOfAddress(end.address)));
  }
}

/** Names a file by its path, and what is in a package by both, as its id does: `importlib:util` is not any `util`. */
function labelOf(shard: FileShard, end: End | ShardNode): string {
  const { kind, symbol, name } = end;
  if (kind === 'package') return `package ${end.path}${symbol === '' ? '' : `:${symbol}`}`;
  return `${kind} ${'path' in end && symbol === '' ? end.path : endLabel(shard, end) || name}`;
}

/** Escapes Markdown in names of the repository. */
export function escapeLabel(text: string): string {
  return printableLine(text).replace(/[\\`*_[\]<>]/g, '\\$&');
}

function encodeParenthesis(character: string): string {
  return character === '(' ? '%28' : '%29';
}
