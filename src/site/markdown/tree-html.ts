import type { Element } from 'hast';
import { attributeValue, escapeHtml } from '../../render/escape-html.ts';
import type { Nodes } from '../rst/element.ts';
import type { NameResolver } from './name-resolver.ts';

type Node = Nodes[number];

/** Elements that are written as they are. Others are replaced by their content. */
const written = new Set(
  'p strong em code pre span sub sup kbd ul ol li dl dt dd blockquote table thead tbody tr th td br hr'.split(
    ' ',
  ),
);
const empty = new Set(['br', 'hr']);
const marked = new Set(['version', 'deprecated', 'admonition']);

/**
 * Writes the elements of an untrusted docstring as HTML that runs no scripts and loads nothing: headings as emphasised paragraphs, images and
 * HTML as text. Only names of symbols, and links to `http:` and `https:`, have a target. There are no ids, because a page has many docs.
 */
export function treeHtml(nodes: Nodes, resolve: NameResolver): string {
  return new Writer(resolve).html(nodes);
}

class Writer {
  readonly #resolve: NameResolver;
  #isInLink = false;

  constructor(resolve: NameResolver) {
    this.#resolve = resolve;
  }

  html(nodes: readonly Node[]): string {
    return nodes.map((node) => this.#node(node)).join('');
  }

  #node(node: Node): string {
    if (node.type === 'text' || node.type === 'raw') return escaped(node.value);
    return node.type === 'element' ? this.#element(node) : '';
  }

  #element(element: Element): string {
    const { tagName, children, properties } = element;
    if (tagName === 'a') return this.#link(properties['href'], () => this.html(children));
    if (tagName === 'img')
      return this.#link(properties['src'], () => escaped(textOf(properties['alt'] ?? properties['src'])));
    if (/^h[1-6]$/.test(tagName)) return `<p><strong>${this.html(children)}</strong></p>`;
    if (tagName === 'div' || !written.has(tagName)) return this.html(children);
    if (empty.has(tagName)) return `<${tagName}>`;
    const html = `<${tagName}${attributesOf(element)}>${this.html(children)}</${tagName}>`;
    const name = properties['dataName'];
    if (tagName === 'table') return `<div class=scroll tabindex=0>${html}</div>`;
    return typeof name === 'string' ? this.#symbol(name, html) : html;
  }

  #symbol(name: string, html: string): string {
    // The modules before the name of a class are left out where it is defined.
    const href = this.#resolve(name) ?? this.#resolve(name.replace(/^\.?(?:[a-z_]\w*\.)+(?=[A-Z])/, ''));
    return href === undefined || this.#isInLink ? html : `<a href=${attributeValue(href)}>${html}</a>`;
  }

  #link(href: unknown, content: () => string): string {
    if (this.#isInLink || typeof href !== 'string' || !/^https?:\/\//i.test(href)) return content();
    this.#isInLink = true;
    const html = content();
    this.#isInLink = false;
    return `<a rel="noopener noreferrer nofollow" href=${attributeValue(href)}>${html}</a>`;
  }
}

function attributesOf({ tagName, properties }: Element): string {
  const { className, colSpan, rowSpan, start } = properties;
  const [name] = Array.isArray(className) ? className : [];
  const isKnown = typeof name === 'string' && (marked.has(name) || /^language-[\w+#-]+$/.test(name));
  return [
    tagName === 'pre' ? ' tabindex="0"' : '',
    isKnown ? ` class=${attributeValue(name)}` : '',
    ...Object.entries({ colSpan, rowSpan, start }).map(([key, value]) =>
      typeof value === 'number' ? ` ${key.toLowerCase()}=${value}` : '',
    ),
  ].join('');
}

function escaped(text: string): string {
  return escapeHtml(text).replaceAll('>', '&gt;');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
