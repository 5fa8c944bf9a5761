import { element, image, text, type Nodes } from './element.ts';
import { dedent } from './lines.ts';
import { normalName, type RstContext, sectionSlug, unescaped } from './names.ts';
import { roleNodes } from './roles.ts';

/** Before and after inline markup, as the specification has it. */
const mayPrecede = /[\s'"([{<\-/:\u2018\u2019\u201c\u00ab\u00a1\u00bf\u2010-\u2015]/;
const mayFollow = /[\s'")\]}>\-/:.,;!?\\\u2019\u201d\u00bb\u2010-\u2015]/;

const MAX_DEPTH = 20;
/** Substitutions in substitutions can make a text of any length of a short one. The others are shown as they are written. */
const MAX_SUBSTITUTED = 20_000;

const starts =
  /\\|``|\*\*|\*|(?::([\w][\w.+:-]*):)?`|_`|\|(?=\S)|\[(?:\d+|#[\w.-]*|\*|[A-Za-z][\w.-]*)\]_|https?:\/\/[^\s<>"`|\\]*[^\s<>"`|\\.,;:!?)\]}'*_]|[A-Za-z0-9][A-Za-z0-9]*(?:[-_.+:][A-Za-z0-9]+)*__?(?![\w`])/g;

/** Parses the text of a paragraph: emphasis, literals, roles, references and substitutions. */
export function parseInline(source: string, context: RstContext): Nodes {
  return new InlineParser(source, context).parse();
}

class InlineParser {
  readonly #source: string;
  readonly #context: RstContext;
  readonly #nodes: Nodes = [];
  #plain = '';
  /** Ends that do not occur any more, so that they are not searched again and again. */
  readonly #missing = new Set<string>();

  constructor(source: string, context: RstContext) {
    this.#source = source;
    this.#context = context;
  }

  parse(): Nodes {
    const source = this.#source;
    let at = 0;
    starts.lastIndex = 0;
    for (let found = starts.exec(source); found; found = starts.exec(source)) {
      const [mark] = found;
      const before = source[found.index - 1];
      this.#plain += source.slice(at, found.index);
      const end =
        before === undefined || mayPrecede.test(before) || mark === '\\'
          ? this.#read(mark, found.index, found[1])
          : undefined;
      if (end === undefined) this.#plain += mark;
      at = end ?? found.index + mark.length;
      starts.lastIndex = at;
    }
    this.#plain += source.slice(at);
    this.#flush();
    return this.#nodes;
  }

  /** Reads markup that begins at `at`; returns its end, or undefined if it is none. */
  #read(mark: string, at: number, role: string | undefined): number | undefined {
    const source = this.#source;
    const from = at + mark.length;
    if (mark === '\\') {
      const escaped = source[from] ?? '';
      this.#plain += /\s/.test(escaped) ? '' : escaped;
      return from + 1;
    }
    if (mark === '``') return this.#until(from, '``', (inner) => element('code', inner));
    if (mark === '**') return this.#until(from, '**', (inner) => element('strong', unescaped(inner)));
    if (mark === '*') return this.#until(from, '*', (inner) => element('em', unescaped(inner)));
    if (mark === '|') return this.#until(from, '|', (inner) => this.#substitution(inner), /^__?/);
    if (mark === '_`')
      return this.#until(from, '`', (inner) => element('span', inner, { id: sectionSlug(inner) }));
    if (mark.startsWith('[')) {
      const name = mark.slice(1, -2);
      return this.#push(
        element('sup', [element('a', `[${name}]`, { href: `#footnote-${sectionSlug(name)}` })]),
        from,
      );
    }
    if (/^https?:/.test(mark)) return this.#push(element('a', mark, { href: mark }), from);
    if (mark.endsWith('`')) return this.#interpreted(from, role);
    return this.#reference(mark, from);
  }

  /** Reads up to the end of the markup, which follows a character and precedes a space or punctuation. */
  #until(
    from: number,
    end: string,
    make: (inner: string) => Nodes[number] | Nodes | undefined,
    suffix?: RegExp,
  ): number | undefined {
    const source = this.#source;
    if (this.#missing.has(end) || /\s/.test(source[from] ?? ' ')) return undefined;
    for (let at = source.indexOf(end, from + 1); at >= 0; at = source.indexOf(end, at + 1)) {
      if (/\s/.test(source[at - 1] ?? ' ') || (end !== '``' && source[at - 1] === '\\')) continue;
      const after = at + end.length;
      const extra = suffix?.exec(source.slice(after, after + 2))?.[0].length ?? 0;
      const next = source[after + extra];
      if (next !== undefined && !mayFollow.test(next)) continue;
      const made = make(source.slice(from, at));
      return made === undefined ? undefined : this.#push(made, after + extra);
    }
    this.#missing.add(end);
    return undefined;
  }

  /** Reads `text`, `text`_, `text <address>`_ or :role:`text`. */
  #interpreted(from: number, role: string | undefined): number | undefined {
    const source = this.#source;
    let end = source.indexOf('`', from);
    while (end > 0 && source[end - 1] === '\\') end = source.indexOf('`', end + 1);
    if (end < 0 || end === from) return undefined;
    const inner = source.slice(from, end).replace(/\s+/g, ' ');
    const [suffix = '', after] = /^(?:__?|:([\w][\w.+:-]*):)/.exec(source.slice(end + 1, end + 60)) ?? [];
    const stop = end + 1 + suffix.length;
    const next = source[stop];
    if (next !== undefined && !mayFollow.test(next)) return undefined;
    if (role === undefined && suffix.startsWith('_'))
      return this.#push(this.#link(inner, suffix === '__'), stop);
    const name = role ?? after;
    return this.#push(
      roleNodes(name, inner, this.#context, (each) => this.#nested(each)),
      stop,
    );
  }

  #link(inner: string, isAnonymous: boolean): Nodes[number] {
    const [, label = inner, address] = /^(.*?)\s*<([^<>]+)>$/.exec(inner) ?? [];
    const context = this.#context;
    if (address !== undefined) {
      const target = /[^\\]_$/.test(address)
        ? context.targets.get(normalName(address.slice(0, -1)))
        : address;
      return element('a', label === '' ? address : unescaped(label), {
        href: (target ?? address).replace(/\s/g, ''),
      });
    }
    const href = isAnonymous
      ? context.anonymous[context.anonymousRead++]
      : context.targets.get(normalName(inner));
    return element('a', unescaped(inner), href === undefined ? {} : { href });
  }

  #reference(mark: string, end: number): number | undefined {
    const isAnonymous = mark.endsWith('__');
    const name = mark.slice(0, isAnonymous ? -2 : -1);
    const context = this.#context;
    if (!isAnonymous && !context.targets.has(normalName(name))) return undefined;
    return this.#push(this.#link(name, isAnonymous), end);
  }

  #substitution(name: string): Nodes | undefined {
    const context = this.#context;
    const found = context.substitutions.get(normalName(name));
    if (!found || context.depth > MAX_DEPTH) return undefined;
    const href = context.targets.get(normalName(name));
    const { directive, argument, lines } = found;
    const options = Object.fromEntries(
      lines.flatMap((line) => {
        const [, key = '', value = ''] = /^\s*:(\w+): *(.*)$/.exec(line) ?? [];
        return key === '' ? [] : [[key, value]];
      }),
    ) as Partial<Record<string, string>>;
    if (directive === 'image')
      return [image(argument, { alt: name, ...(href !== undefined && { target: href }), ...options })];
    if (directive !== 'replace' && directive !== 'unicode') return undefined;
    const content = [argument, ...dedent(lines)].join(' ').trim();
    context.substituted += content.length;
    if (context.substituted > MAX_SUBSTITUTED) return undefined;
    const nodes =
      directive === 'unicode'
        ? [
            text(
              content.replace(/\b(?:0x|U\+|\\u)([0-9a-f]{2,5})\b/gi, (_, code: string) =>
                String.fromCodePoint(parseInt(code, 16)),
              ),
            ),
          ]
        : this.#nested(content);
    return href === undefined ? nodes : [element('a', nodes, { href })];
  }

  #nested(source: string): Nodes {
    const context = this.#context;
    if (context.depth > MAX_DEPTH) return [text(source)];
    context.depth++;
    const nodes = parseInline(source, context);
    context.depth--;
    return nodes;
  }

  #push(made: Nodes[number] | Nodes, end: number): number {
    this.#flush();
    this.#nodes.push(...(Array.isArray(made) ? made : [made]));
    return end;
  }

  #flush(): void {
    if (this.#plain !== '') this.#nodes.push(text(this.#plain));
    this.#plain = '';
  }
}
