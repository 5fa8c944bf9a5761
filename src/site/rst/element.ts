import type { Element, ElementContent } from 'hast';

export type Nodes = (ElementContent | Raw)[];

/** HTML as written, which the caller parses and sanitises. */
interface Raw {
  type: 'raw';
  value: string;
}

/** Creates an element. */
export function element(
  tagName: string,
  children: Nodes | string = [],
  properties: Element['properties'] = {},
): Element {
  const content = typeof children === 'string' ? [text(children)] : children;
  return { type: 'element', tagName, properties, children: content };
}

export function text(value: string): ElementContent {
  return { type: 'text', value };
}

/** A block of code or other text that keeps its lines. */
export function preformatted(value: string, language?: string): Element {
  return element('pre', [
    element('code', value, language === undefined ? {} : { className: [`language-${language}`] }),
  ]);
}

/** An image, inside a link if it has a target. */
export function image(
  source: string,
  { alt, target, width }: Readonly<Partial<Record<string, string>>>,
): Element {
  const pixels = /^(\d+) ?(?:px)?$/.exec(width ?? '')?.[1];
  const shown = element('img', [], {
    src: source,
    alt: alt ?? nameOf(source),
    ...(pixels !== undefined && { width: pixels }),
  });
  return target === undefined ? shown : element('a', [shown], { href: target });
}

function nameOf(source: string): string {
  return source.slice(source.lastIndexOf('/') + 1).replace(/[?#].*$/s, '') || source;
}

/** A parsed part of a document. */
export interface Block {
  nodes: Nodes;
  /** The line after it. */
  end: number;
}
