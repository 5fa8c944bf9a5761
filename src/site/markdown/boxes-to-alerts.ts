import { admonitionTitle, capitalised } from './admonition-kinds.ts';
import { indentOf } from './doc-block.ts';

/** Deeper boxes stay as they are written: every level makes every line of its content longer. */
const MAX_DEPTH = 8;
/** Indentation of the content of a box of MkDocs. */
const STEP = 4;

const MAY_HAVE_BOX = /^[ \t]*(?::::|!!!|\?\?\?|(?:`{3,}|~{3,})\{)/m;
/** `!!! note "Title"`, `??? note`, `???+ note`. Further words are classes. */
const INDENTED = /^(?:!!!|\?\?\?\+?) +([\w-]+)(?: +[\w-]+)*(?: +"(.*)")? *$/;
/** `:::note Title`, `:::note[Title]`, `::: tip {open}`, `:::{note} Title`. */
const FENCED = /^(:{3,}) *(?:\{([\w-]+)\}|([A-Za-z][\w-]*))(.*)$/;
/** ```` ```{note} Title ````. */
const MYST = /^(`{3,}|~{3,})\{([\w-]+)\} *([^`]*)$/;
const CODE = /^(`{3,}|~{3,})/;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+/;

interface Frame {
  /** Its end: a fence, or a line that is indented less. */
  fence: string | undefined;
  /** Columns that its lines have before their text. */
  indent: number;
  /** Written before its lines. */
  prefix: string;
  /** The place of its first line in the output, which stands as it is written if the fence has no end; undefined for boxes. */
  opened: { at: number; line: string } | undefined;
  /** The column at which the text of the last entry of a list begins. */
  listIndent: number;
  /** The fence of code that is open. */
  code: string;
  /** Options of MyST may follow. */
  isAtStart: boolean;
}

/** The opening of a box: its kind, and its title as written. */
interface Opening {
  fence: string | undefined;
  kind: string;
  title: string | undefined;
  /** Whether its content is shown without a box. */
  isPlain: boolean;
}

/**
 * Rewrites the boxes of MkDocs (`!!! note`), Docusaurus and VitePress (`:::note`), and MyST (`:::{note}`) as alerts, quotes that begin with `[!note]`,
 * so that their content is parsed as part of the document. Other text stays as it is written. Takes time in proportion to the text.
 */
export function boxesToAlerts(text: string): string {
  if (!MAY_HAVE_BOX.test(text)) return text;
  const writer = new BoxWriter();
  for (const line of text.split('\n')) writer.add(line.replace(/\r$/, ''));
  return writer.end();
}

class BoxWriter {
  readonly #out: string[] = [];
  readonly #frames: Frame[] = [frameOf({ fence: undefined, indent: 0, prefix: '' })];

  add(written: string): void {
    const line = written.replace(/^[ \t]+/, (blank) => blank.replaceAll('\t', ' '.repeat(STEP)));
    const isBlank = line.trim() === '';
    while (!isBlank && this.#top.fence === undefined && indentOf(line) < this.#top.indent) this.#close();
    const frame = this.#top;
    const rest = line.slice(Math.min(frame.indent, indentOf(line)));
    const put = (textOfLine: string): void => void this.#out.push((frame.prefix + textOfLine).trimEnd());
    if (frame.code !== '') {
      // Tabs in code stay.
      put(frame.prefix === '' ? written : rest);
      if (isEndOf(frame.code, rest)) frame.code = '';
      return;
    }
    if (this.#closesFence(rest.trim())) return;
    if (frame.isAtStart && frame.fence !== undefined && /^:[\w-]+:/.test(rest)) return;
    if (!isBlank) frame.isAtStart = false;
    if (LIST_ITEM.test(rest)) frame.listIndent = LIST_ITEM.exec(rest)?.[0].length ?? 0;
    else if (!isBlank && indentOf(rest) === 0) frame.listIndent = 0;
    const opening = this.#frames.length <= MAX_DEPTH ? this.#openingIn(rest) : undefined;
    if (opening) {
      this.#open(opening, rest);
      return;
    }
    frame.code = CODE.exec(rest.trimStart())?.[1] ?? '';
    put(frame.prefix === '' ? written : rest);
  }

  end(): string {
    while (this.#frames.length > 1) this.#close(true);
    return this.#out.join('\n');
  }

  get #top(): Frame {
    return this.#frames.at(-1) ?? frameOf({ fence: undefined, indent: 0, prefix: '' });
  }

  #openingIn(rest: string): Opening | undefined {
    // Further in than the text around it, it is code.
    return indentOf(rest) - this.#top.listIndent < STEP ? openingOf(rest.trim()) : undefined;
  }

  #open({ fence, kind, title, isPlain }: Opening, rest: string): void {
    const { prefix, indent } = this.#top;
    const inner = ' '.repeat(indentOf(rest));
    const opened = { at: this.#out.length, line: prefix + rest };
    if (isPlain)
      this.#out.push(title ? `${prefix}${inner}**${title}**\n${prefix.trimEnd()}` : prefix.trimEnd());
    else {
      const head = title === '' ? '' : `[!${kind}]${title === undefined ? '' : ` ${title}`}`;
      this.#out.push(prefix.trimEnd(), `${prefix}${inner}> ${head}`.trimEnd());
    }
    const quote = isPlain ? '' : `${inner}> `;
    if (!isPlain) this.#out.push((prefix + quote).trimEnd());
    this.#frames.push(
      frameOf({
        fence,
        indent: indent + inner.length + (fence === undefined ? STEP : 0),
        prefix: prefix + quote,
        opened: isPlain ? opened : undefined,
      }),
    );
  }

  /** Whether a line ends a box. The ends of unknown ones inside of it are missing. */
  #closesFence(line: string): boolean {
    if (!/^(?::{3,}|`{3,}|~{3,})$/.test(line)) return false;
    const open = this.#frames
      .flatMap(({ fence }, at) => (fence === undefined ? [] : [{ fence, at }]))
      .reverse();
    const found =
      open.find(({ fence }) => fence === line) ?? open.find(({ fence }) => line.startsWith(fence));
    if (!found) return false;
    while (this.#frames.length > found.at + 1) this.#close(true);
    this.#close();
    return true;
  }

  #close(isMissing = false): void {
    const { fence, opened } = this.#frames.pop() ?? {};
    if (isMissing && opened && fence !== undefined) this.#out[opened.at] = opened.line;
    // Text below would belong to the quote.
    else this.#out.push(this.#top.prefix.trimEnd());
  }
}

function frameOf(frame: Pick<Frame, 'fence' | 'indent' | 'prefix'> & Partial<Pick<Frame, 'opened'>>): Frame {
  return { opened: undefined, ...frame, listIndent: 0, code: '', isAtStart: true };
}

function isEndOf(code: string, line: string): boolean {
  const text = line.trim();
  return text.startsWith(code) && text.replaceAll(code.charAt(0), '') === '';
}

function openingOf(line: string): Opening | undefined {
  const [, kind, title] = INDENTED.exec(line) ?? [];
  if (kind !== undefined)
    return { fence: undefined, kind: boxKind(kind), title: title ?? titleOf(kind), isPlain: false };
  const [, fence, braced, named, rest = ''] = FENCED.exec(line) ?? [];
  const word = braced ?? named;
  if (fence !== undefined && word !== undefined) {
    const own = withoutAttributes(rest);
    if (admonitionTitle(word) !== undefined) return { fence, kind: word, title: own, isPlain: false };
    // A dot, as in `::: package.name`, names what a plugin inserts.
    return braced === undefined && /^(?:$|[ [{])/.test(rest)
      ? { fence, kind: word, title: own ?? '', isPlain: true }
      : undefined;
  }
  const [, ticks, directive = '', argument = ''] = MYST.exec(line) ?? [];
  if (ticks === undefined || admonitionTitle(directive) === undefined) return undefined;
  return {
    fence: ticks,
    kind: directive,
    title: argument === '' ? undefined : argument.trim(),
    isPlain: false,
  };
}

const boxKind = (kind: string): string => (admonitionTitle(kind) === undefined ? 'note' : kind);
const titleOf = (kind: string): string | undefined =>
  admonitionTitle(kind) === undefined ? capitalised(kind) : undefined;

/** Returns the title in `[Title]`, `{title="Title"}` or as it is written; undefined if there is none. */
function withoutAttributes(text: string): string | undefined {
  const [, attributes = ''] = /\{([^{}]*)\}\s*$/.exec(text) ?? [];
  const own = text.replace(/\{[^{}]*\}\s*$/, '').trim();
  const [, bracketed = own] = /^\[(.*)\]$/.exec(own) ?? [];
  const [, named = ''] = /\btitle="([^"]*)"/.exec(attributes) ?? [];
  const title = bracketed.trim() === '' ? named.trim() : bracketed.trim();
  return title === '' ? undefined : title;
}
