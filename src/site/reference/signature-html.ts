import { viewIn, type FileShard, type ShardNode } from '../../model/file-shard.ts';
import { escapeHtml } from '../../render/escape-html.ts';
import { Highlighter } from '../../render/highlighter.ts';
import { signatureStretches, type Stretch } from '../../render/signature-stretches.ts';
import type { Links } from '../views/links.ts';
import { sourceLinks } from '../views/source-links.ts';

/** Signatures are made of so many characters of source at most, comments apart. */
const MAX_LENGTH = 4000;

const known = new WeakMap<FileShard, Pick<Links, 'folder' | 'scope'> & { signatures: Signatures }>();

/** Returns the signatures of a file. The pages of its symbols are in one folder, so all have the same links. */
export function signaturesOf(shard: FileShard, links: Links): Signatures {
  const { folder, scope } = links;
  const found = known.get(shard);
  if (found?.folder === folder && found.scope === scope) return found.signatures;
  const signatures = new Signatures(shard, links);
  known.set(shard, { folder, scope, signatures });
  return signatures;
}

/** Renders signatures of one file as its author wrote them: over several lines, highlighted, with links. */
export class Signatures {
  readonly #source: string;
  readonly #highlighter: Highlighter;

  constructor(shard: FileShard, links: Links) {
    const { source } = shard;
    const { highlights } = viewIn(shard);
    const file = links.file(shard.address);
    this.#source = source;
    this.#highlighter = new Highlighter({
      source,
      highlights,
      // The symbol itself is where the reader is. Modules only qualify names, which lead further.
      links: sourceLinks(shard, links)
        .filter(({ id, href }) => id === undefined && href.includes('#'))
        .map((link) => (link.href.startsWith('#') ? { ...link, href: file + link.href } : link)),
    });
  }

  html({ signature = '', span }: ShardNode): string {
    const { starts } = this.#highlighter;
    const from = starts[span[0] - 1] ?? 0;
    const to = Math.min(starts[span[2]] ?? this.#source.length, from + MAX_LENGTH);
    const stretches = signatureStretches(this.#source, from, to, signature);
    if (!stretches) return escapeHtml(signature);
    return this.#render(stretches) + (signature.endsWith('…') ? ' …' : '');
  }

  /** Lines keep their indentation below the first one. */
  #render(stretches: readonly Stretch[]): string {
    const first = stretches[0]?.[0] ?? 0;
    const base = this.#indentAt(first).length;
    let html = '';
    let last = first;
    for (const [start, end] of stretches) {
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
