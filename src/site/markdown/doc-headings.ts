import {
  type DocBlock,
  type DocEntry,
  type DocSectionKind,
  endOfIndented,
  indentOf,
  isNamed,
} from './doc-block.ts';

/** By heading of Google's and NumPy's style, in lower case. */
const headings: Readonly<Record<string, DocSectionKind>> = {
  args: 'parameters',
  arguments: 'parameters',
  parameters: 'parameters',
  params: 'parameters',
  'other parameters': 'parameters',
  'keyword args': 'parameters',
  'keyword arguments': 'parameters',
  attributes: 'attributes',
  returns: 'returns',
  return: 'returns',
  yields: 'yields',
  raises: 'throws',
  throws: 'throws',
  exceptions: 'throws',
};

/** `Args:` of Google's style or `Parameters` above dashes of NumPy's style, with the entries below it. */
export function headingAt(lines: readonly string[], at: number): DocBlock | undefined {
  const line = lines[at] ?? '';
  const indent = indentOf(line);
  const below = lines[at + 1] ?? '';
  const isUnderlined = /^\s*[-=]{3,}\s*$/.test(below);
  const google = /^\s*([A-Z][A-Za-z ]{2,20}):\s*$/.exec(line)?.[1];
  const kind = headings[(isUnderlined ? line.trim() : (google ?? '')).toLowerCase()];
  if (kind === undefined) return undefined;
  const first = isUnderlined ? at + 2 : at + 1;
  if (isUnderlined) {
    const end = endOfNumpy(lines, first);
    const entries = numpyEntries(lines.slice(first, end), kind);
    return entries.length > 0 ? { kind, entries, end } : undefined;
  }
  const end = endOfIndented(lines, first, indent);
  const entries = googleEntries(lines.slice(first, end), kind);
  return entries.length > 0 ? { kind, entries, end } : undefined;
}

/** The next heading, or what stands after two empty lines. */
function endOfNumpy(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at++) {
    if (/^\s*[-=]{3,}\s*$/.test(lines[at + 1] ?? '') && (lines[at] ?? '').trim() !== '') return at;
    if (/^\s*(\.\.|:[a-z]+)/.test(lines[at] ?? '') && indentOf(lines[at] ?? '') === 0) return at;
  }
  return lines.length;
}

function googleEntries(lines: readonly string[], kind: DocSectionKind): DocEntry[] {
  const groups = groupsOf(lines);
  if (!isNamed(kind)) {
    const all = dedent(lines).trim();
    const [, type = '', text = all] = /^([A-Za-z_][\w.[\], |]*):\s+([^]*)$/.exec(all) ?? [];
    return all === '' ? [] : [{ name: '', type, text }];
  }
  return groups.map(([head = '', ...rest]) => {
    const [, name, type = '', text = ''] =
      /^(\**[\w.`*]+)\s*(?:\(([^()]*(?:\([^()]*\)[^()]*)*)\))?\s*:\s*(.*)$/.exec(head) ?? [];
    if (name === undefined) return { name: '', type: '', text: [head, dedent(rest)].join('\n').trim() };
    return { name, type, text: [text, dedent(rest)].join('\n').trim() };
  });
}

function numpyEntries(lines: readonly string[], kind: DocSectionKind): DocEntry[] {
  return groupsOf(lines).map(([head = '', ...rest]) => {
    const text = dedent(rest).trim();
    const [, name = '', type = ''] = /^([^:]*?)\s*(?::\s*(.*))?$/.exec(head) ?? [];
    // A result may have only a type, or only text.
    if (!isNamed(kind) && type === '')
      return text === '' ? { name: '', type: '', text: head } : { name: '', type: head, text };
    return { name, type, text };
  });
}

/** Groups lines: each group begins with a line of the smallest indentation. */
function groupsOf(lines: readonly string[]): string[][] {
  const indent = Math.min(...lines.filter((line) => line.trim() !== '').map(indentOf));
  const groups: string[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (line.trim() !== '' && (!last || indentOf(line) === indent)) groups.push([line.trim()]);
    else last?.push(line);
  }
  return groups;
}

function dedent(lines: readonly string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map(indentOf);
  const indent = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map((line) => line.slice(Math.min(indent, indentOf(line)))).join('\n');
}
