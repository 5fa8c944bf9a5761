import { viewIn, type FileShard, type ShardNode } from '../../model/file-shard.ts';
import { typeKinds } from '../../model/kinds.ts';
import { lastLine, sliceSpan } from '../../query/text.ts';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import { Highlighter } from '../../render/highlighter.ts';
import { signatureRanges, type SourceRange } from '../../render/signature-ranges.ts';
import type { Links } from '../views/links.ts';
import { count } from '../views/numbers.ts';
import { sourceLinks } from '../views/source-links.ts';

/** Signatures are made of so many characters of source at most, comments apart. */
const MAX_LENGTH = 4000;
/** A callable of so many lines is shown as a whole instead of its signature. */
const SHORT = 12;
/** Lines of source on the page of a symbol. Of a type, the members have sections of their own. */
const MAX_LINES = { type: 60, other: 150 };

/** The part of a symbol's code that its section shows, so that no text is there twice. */
export interface ShownCode {
  signature: boolean;
  /** `first`: the whole source in the place of the signature. `fold`: on request. */
  source: 'first' | 'after' | 'fold' | 'none';
}

const known = new WeakMap<FileShard, Pick<Links, 'folder' | 'scope'> & { code: FileCode }>();

/** Returns the code of a file. From all pages in one folder, its links are the same. */
export function fileCode(shard: FileShard, links: Links): FileCode {
  const { folder, scope } = links;
  const found = known.get(shard);
  if (found?.folder === folder && found.scope === scope) return found.code;
  const code = new FileCode(shard, links);
  known.set(shard, { folder, scope, code });
  return code;
}

/** Renders parts of the source of one file, highlighted, with links: signatures as their author wrote them, and whole symbols. */
export class FileCode {
  readonly #source: string;
  readonly #file: string;
  readonly #highlighter: Highlighter;

  constructor(shard: FileShard, links: Links) {
    const { source } = shard;
    const { highlights } = viewIn(shard);
    const file = links.file(shard.address);
    this.#source = source;
    this.#file = file;
    this.#highlighter = new Highlighter({
      source,
      highlights,
      // The symbol itself is where the reader is. Modules only qualify names, which lead further.
      links: sourceLinks(shard, links)
        .filter(({ id, href }) => id === undefined && href.includes('#'))
        .map((link) => (link.href.startsWith('#') ? { ...link, href: file + link.href } : link)),
    });
  }

  shownOf(node: ShardNode, isPage: boolean): ShownCode {
    const { signature = '', kind, name, span } = node;
    const lines = lastLine(span) - span[0] + 1;
    if (signature !== '' && this.#isWhole(node)) return { signature: true, source: 'none' };
    if (isPage && lines <= SHORT && !typeKinds.has(kind)) return { signature: false, source: 'first' };
    // `class Cart` says no more than the heading.
    const isTelling = signature.replace(/\w+ /g, '') !== name;
    return { signature: signature !== '' && isTelling, source: isPage ? 'after' : 'fold' };
  }

  /** Whether the signature is all of the source, apart from words before it and punctuation after it. */
  #isWhole({ signature = '', span }: ShardNode): boolean {
    const text = withoutBlanks(sliceSpan(this.#source, span));
    const wanted = withoutBlanks(signature);
    const at = text.indexOf(wanted);
    return (
      at >= 0 && /^\w*$/.test(text.slice(0, at)) && /^[;,\]})]{0,3}$/.test(text.slice(at + wanted.length))
    );
  }

  /** Renders the source of a symbol, with the numbers of its lines. Of a long one, the beginning, with a link to all of it. */
  source({ kind, span }: ShardNode): string {
    const [first] = span;
    const last = lastLine(span);
    const most = typeKinds.has(kind) ? MAX_LINES.type : MAX_LINES.other;
    const end = Math.min(last, first + most - 1);
    const { starts } = this.#highlighter;
    const html: string[] = [];
    for (let line = first; line <= end; line++) {
      const [from, to] = [starts[line - 1] ?? this.#source.length, starts[line] ?? this.#source.length];
      html.push(`<u>${this.#highlighter.html(from, to)}</u>`);
    }
    const rest =
      end < last
        ? `<p class=rest><a href=${attributeValue(`${this.#file}#L${first}-L${last}`)}>All ${count(last - first + 1)} lines</a></p>`
        : '';
    // A script makes the numbers begin with that of the first line: the security policy forbids a style.
    return `<pre class="code part w${String(end).length}" data-from=${first} tabindex=0><code>${html.join('')}</code></pre>${rest}`;
  }

  signature({ signature = '', span }: ShardNode): string {
    const { starts } = this.#highlighter;
    const from = starts[span[0] - 1] ?? 0;
    const to = Math.min(starts[span[2]] ?? this.#source.length, from + MAX_LENGTH);
    const ranges = signatureRanges(this.#source, from, to, signature);
    if (!ranges) return escapeHtml(signature);
    return this.#render(ranges) + (signature.endsWith('…') ? ' …' : '');
  }

  /** Lines keep their indentation below the first one. */
  #render(ranges: readonly SourceRange[]): string {
    const first = ranges[0]?.[0] ?? 0;
    const base = this.#indentAt(first).length;
    let html = '';
    let last = first;
    for (const [start, end] of ranges) {
      for (let at = start; at < end;) {
        const feed = this.#source.indexOf('\n', at);
        const stop = feed < 0 || feed >= end ? end : feed;
        const isNewLine = this.#source.slice(last, at).includes('\n');
        if (isNewLine) html += `\n${this.#indentAt(at).slice(base)}`;
        else if (at > last) html += ' ';
        html += this.#highlighter.html(at, stop);
        last = stop;
        at = this.#afterBlanks(stop, end);
      }
    }
    return html;
  }

  /** The white space at the start of the line of an offset. */
  #indentAt(offset: number): string {
    const start = this.#source.lastIndexOf('\n', offset - 1) + 1;
    return /^[ \t]*/.exec(this.#source.slice(start, offset))?.[0] ?? '';
  }

  #afterBlanks(offset: number, end: number): number {
    let at = offset;
    while (at < end && /\s/.test(this.#source[at] ?? '')) at++;
    return at;
  }
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}
