import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { safeSvg } from '../../render/safe-svg.ts';
import type { FoundImage } from '../markdown/place-images.ts';
import { parseMarkdown } from '../markdown/render-markdown.ts';
import { element, type Nodes, preformatted } from '../rst/element.ts';
import { fieldsOf, listOf, parseObject, textOf } from './json-values.ts';
import type { ParsedDocument } from './parsed-document.ts';

/** Images of outputs stand in the page, so their size is limited, in characters of base64. */
const MAX_IMAGE = 300_000;
const MAX_ALL_IMAGES = 1_500_000;
const MAX_OUTPUT = 50_000;

/** Parses a Jupyter notebook: texts, code and the outputs of its last run. Undefined if it is none. */
export async function parseNotebook(source: string): Promise<ParsedDocument | undefined> {
  const notebook = parseObject(source);
  if (!notebook || !Array.isArray(notebook['cells'])) return undefined;
  const metadata = fieldsOf(notebook['metadata']);
  const language =
    textOf(fieldsOf(metadata['language_info'])['name']) ||
    textOf(fieldsOf(metadata['kernelspec'])['language']);
  const images = new OutputImages();
  const children: Nodes = [];
  for (const cell of listOf(notebook['cells'])) {
    const text = textOf(cell['source']);
    if (cell['cell_type'] === 'markdown')
      children.push(...((await markdownCell(text, fieldsOf(cell['attachments']), images)).children as Nodes));
    else if (cell['cell_type'] === 'code') {
      if (text.trim() !== '') children.push(preformatted(text, language || undefined));
      for (const output of listOf(cell['outputs'])) children.push(...outputNodes(output, images));
    } else children.push(preformatted(text));
  }
  return { tree: { type: 'root', children: children }, images: images.found };
}

/** The images in a notebook, which get addresses of their own until the document is printed. */
class OutputImages {
  readonly found = new Map<string, FoundImage>();
  #characters = 0;

  /** Returns the address; undefined if it is too large or no image. */
  add(type: string, data: string): string | undefined {
    const base64 = type === 'image/svg+xml' ? encodeSvg(data) : data.replace(/\s/g, '');
    if (base64 === undefined || base64.length > MAX_IMAGE || !isImage(type, base64)) return undefined;
    if ((this.#characters += base64.length) > MAX_ALL_IMAGES) return undefined;
    const name = `~output/${this.found.size}`;
    this.found.set(name, { src: `data:${type};base64,${base64}` });
    return name;
  }
}

function encodeSvg(source: string): string | undefined {
  const safe = safeSvg(source);
  return safe === undefined ? undefined : btoa(String.fromCharCode(...new TextEncoder().encode(safe)));
}

/** The first characters of base64 by type. */
const beginnings: Readonly<Partial<Record<string, string>>> = {
  'image/png': 'iVBORw0KGgo',
  'image/jpeg': '/9j/',
  'image/gif': 'R0lGOD',
  'image/svg+xml': '',
};

function isImage(type: string, base64: string): boolean {
  const beginning = beginnings[type];
  return beginning !== undefined && base64.startsWith(beginning) && /^[A-Za-z0-9+/]+=*$/.test(base64);
}

async function markdownCell(
  text: string,
  attachments: Readonly<Record<string, unknown>>,
  images: OutputImages,
): Promise<Root> {
  const tree = await parseMarkdown(text);
  visit(tree, 'element', (node: Element) => {
    const source = node.properties['src'];
    if (typeof source !== 'string' || !source.startsWith('attachment:')) return;
    const attachment = fieldsOf(attachments[decoded(source.slice('attachment:'.length))]);
    for (const [type, data] of Object.entries(attachment))
      node.properties['src'] = images.add(type, textOf(data)) ?? '';
  });
  return tree;
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The richest form of an output that can be shown safely. */
function outputNodes(output: Readonly<Record<string, unknown>>, images: OutputImages): Nodes {
  const stream = textOf(output['text']);
  if (stream !== '') return [plain(stream)];
  const trace = textOf(listTexts(output['traceback']));
  if (trace !== '') return [plain(trace)];
  const data = fieldsOf(output['data']);
  const types = Object.keys(data).filter((type) => type.startsWith('image/'));
  for (const type of types) {
    const source = images.add(type, textOf(data[type]));
    if (source !== undefined)
      return [
        element('p', [element('img', [], { src: source, alt: textOf(data['text/plain']) || 'Output' })]),
      ];
  }
  const html = textOf(data['text/html']);
  // Frames, scripts and forms are removed when the document is sanitised.
  if (html !== '' && html.length <= MAX_OUTPUT && !/<(?:script|iframe)\b/i.test(html))
    return [element('div', [{ type: 'raw', value: html }])];
  const text = textOf(data['text/plain']) || textOf(data['text/markdown']);
  if (text !== '') return [plain(text)];
  const omitted = Object.keys(data)[0];
  return omitted === undefined
    ? []
    : [element('p', [element('em', `Output of type ${omitted}, not shown.`)])];
}

function listTexts(value: unknown): string[] {
  return Array.isArray(value)
    ? value.filter((each) => typeof each === 'string').map((each) => `${each}\n`)
    : [];
}

/** Terminals colour outputs with escape sequences. */
function plain(text: string): Element {
  const shown = text.replace(/\u001b\[[0-9;]*[A-Za-z]/g, '').trimEnd();
  return preformatted(shown.length > MAX_OUTPUT ? `${shown.slice(0, MAX_OUTPUT)}\n…` : shown);
}
