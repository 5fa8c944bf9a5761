import { fenceAfter } from './doc-block.ts';

/** Converts interpreter sessions (`>>> …`), which are common in docstrings, to fenced code, and headings to emphasised paragraphs. */
export function docstringToMarkdown(text: string): string {
  const lines = text.split('\n');
  const out: string[] = [];
  let fence = '';
  let session = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (!session) fence = fenceAfter(fence, line);
    if (session && line.trim() === '') {
      out.push('~~~');
      session = false;
    } else if (!session && fence === '' && /^\s*>>> /.test(line)) {
      out.push('', '~~~');
      session = true;
    }
    const underlined = !session && fence === '' && /^\s*([=~^-])\1{2,}\s*$/.test(lines[index + 1] ?? '');
    const heading = session || fence !== '' ? undefined : /^#{1,6} +(\S.*?)(?: +#+)?$/.exec(line)?.[1];
    if (heading !== undefined) out.push('', `**${heading}**`, '');
    else if (underlined && line.trim() !== '') {
      out.push(`**${line.trim()}**`, '');
      index++;
    } else out.push(line);
  }
  if (session) out.push('~~~');
  return out.join('\n');
}

/** Turns block tags, `@since 1.2`, into paragraphs that begin with their name. Code in lists would lose its line breaks. */
export function tagsToParagraphs(text: string): string {
  const lines: string[] = [];
  let fence = '';
  let example = false;
  const closeExample = (): void => {
    if (example) lines.push('```');
    example = false;
  };
  const all = text.split('\n');
  all.forEach((line, index) => {
    const below = all.slice(index + 1).find((each) => each.trim() !== '') ?? '';
    const [, tag, rest = ''] = (fence === '' ? /^@([a-z]\w*)\s*(.*)$/i.exec(line) : null) ?? [];
    if (tag !== undefined) {
      closeExample();
      lines.push('', `**${titleOf(tag)}** ${rest}`.trimEnd());
      example = tag === 'example' && rest === '' && startsCode(below);
      if (example) lines.push('', '```');
      return;
    }
    fence = fenceAfter(fence, line);
    lines.push(line);
  });
  closeExample();
  return lines.join('\n');
}

/** `remarks` as "Remarks", `defaultValue` as "Default value". */
function titleOf(tag: string): string {
  const words = tag.replace(
    /([a-z])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether the first line under an `@example` is code without a fence. */
function startsCode(line: string): boolean {
  return line !== '' && !/^\s*(`{3,}|~{3,}|@)/.test(line);
}
