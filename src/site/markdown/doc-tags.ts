import {
  type DocBlock,
  type DocEntry,
  type DocSectionKind,
  endOfIndented,
  indentOf,
  isNamed,
} from './doc-block.ts';

/** By block tag of JSDoc, TSDoc, Javadoc and Doxygen, and by field of Sphinx, in lower case. */
const tags: Readonly<Record<string, DocSectionKind>> = {
  param: 'parameters',
  parameter: 'parameters',
  arg: 'parameters',
  argument: 'parameters',
  keyword: 'parameters',
  key: 'parameters',
  template: 'typeParameters',
  typeparam: 'typeParameters',
  tparam: 'typeParameters',
  property: 'attributes',
  prop: 'attributes',
  ivar: 'attributes',
  cvar: 'attributes',
  var: 'attributes',
  return: 'returns',
  returns: 'returns',
  yield: 'yields',
  yields: 'yields',
  throws: 'throws',
  throw: 'throws',
  exception: 'throws',
  raise: 'throws',
  raises: 'throws',
  except: 'throws',
};

const kindOfType: Readonly<Record<string, DocSectionKind>> = {
  rtype: 'returns',
  ytype: 'yields',
  vartype: 'attributes',
};

/** `@param {type} name - text`, with its further lines. */
export function tagAt(lines: readonly string[], at: number): DocBlock | undefined {
  const [, word = '', rest = ''] =
    /^\s*[@\\]([a-z]+)(?:\[[a-z, ]+\])?:?(?:\s+(.*))?$/i.exec(lines[at] ?? '') ?? [];
  const kind = word.toLowerCase() === 'deprecated' ? 'deprecated' : tags[word.toLowerCase()];
  if (kind === undefined) return undefined;
  let end = at + 1;
  while (end < lines.length && !/^\s*@[a-z]/i.test(lines[end] ?? '') && !fieldAt(lines, end)) end++;
  // A line without indentation after an empty one belongs to the doc again.
  const empty = lines.findIndex(
    (line, index) =>
      index > at && index + 1 < end && line.trim() === '' && /^[^\s@]/.test(lines[index + 1] ?? ''),
  );
  if (empty > 0) end = empty;
  const text = [rest, ...lines.slice(at + 1, end)].join('\n').trim();
  return {
    kind,
    entries: [kind === 'deprecated' ? { name: '', type: '', text } : tagEntry(kind, text)],
    end,
  };
}

function tagEntry(kind: DocSectionKind, text: string): DocEntry {
  const [type, afterType] = bracedType(text);
  if (!isNamed(kind)) return { name: '', type, text: withoutDash(afterType) };
  // `[name=default]` is an optional one.
  const [all = '', name = ''] =
    /^(\[[^\]\n]*\]|<?[^\s,]+?>?)(?=[\s,:]|$)\s*(?:[-–—:](?:\s+|$))?/.exec(afterType) ?? [];
  if (kind === 'throws' && type !== '') return { name: type, type: '', text: afterType };
  return { name, type, text: afterType.slice(all.length) };
}

/** Removes the dash between a type and its text. Several dashes are a list. */
function withoutDash(text: string): string {
  return /\n\s*[-–—]\s/.test(text) ? text : text.replace(/^[-–—]\s+/, '');
}

/** Takes `{type}`, whose braces may be nested, from the start of a text. */
function bracedType(text: string): [type: string, rest: string] {
  if (!text.startsWith('{') || text.startsWith('{@')) return ['', text];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return [text.slice(1, at).trim(), text.slice(at + 1).trim()];
  }
  return ['', text];
}

/** `:type name: type` or `:rtype: type` of Sphinx, and the same of Epytext with `@`: the type of an entry of another field. */
export function typeAt(lines: readonly string[], at: number): DocBlock | undefined {
  const [, word, name = '', rest = ''] =
    /^\s*[:@](type|rtype|ytype|vartype)(?:\s+([\w.*]{1,200}))?:(?:\s+(.*))?$/.exec(lines[at] ?? '') ?? [];
  if (word === undefined || (word.endsWith('rtype') || word === 'ytype') !== (name === '')) return undefined;
  const end = endOfIndented(lines, at + 1, indentOf(lines[at] ?? ''));
  const type = [rest, ...lines.slice(at + 1, end)]
    .join(' ')
    .replace(/:\w+:`|`+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const kind = kindOfType[word] ?? 'parameters';
  return { kind, entries: [{ name, type, text: '' }], end };
}

/** `:param type name: text` of Sphinx, with its indented lines. */
export function fieldAt(lines: readonly string[], at: number): DocBlock | undefined {
  const [, word = '', subject = '', rest = ''] =
    /^\s*:([a-z]+)(?:\s+([^:\n]{1,200}))?:(?:\s+(.*))?$/i.exec(lines[at] ?? '') ?? [];
  const kind = tags[word.toLowerCase()];
  if (kind === undefined) return undefined;
  const end = endOfIndented(lines, at + 1, indentOf(lines[at] ?? ''));
  const text = [rest, ...lines.slice(at + 1, end)].join('\n').trim();
  const words = subject.trim().split(/\s+/);
  const name = words.pop() ?? '';
  return { kind, entries: [{ name, type: words.join(' '), text }], end };
}
