import { micromark } from 'micromark';

/** Disables indented code, which is rarely meant in comments, and HTML, which is shown as written. */
const extension = {
  disable: {
    null: [
      'codeIndented',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'labelStartImage',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

/**
 * Renders a doc comment as HTML: Markdown without HTML, headings and images. Each block tag (`@param …`) becomes a list
 * item. Only links to `http:` and `https:` keep their target. The result runs no scripts and loads nothing.
 */
export function docHtml(text: string): string {
  return micromark(tagsToList(docstringToMarkdown(plainLinks(text))), { extensions: [extension] })
    .replace(/<a href="(?!https?:)[^"]*"/g, '<a')
    .replace(/<a href="/g, '<a rel="noopener noreferrer nofollow" href="')
    .replaceAll('<pre>', '<pre tabindex="0">');
}

/** Writes `{@link name text}` as its text, or as the name in code. */
function plainLinks(text: string): string {
  return text.replace(
    /\{@link(?:code|plain)?\s+([^\s|{}]{1,200})[\s|]*([^{}]{0,200})\}/g,
    (_, name: string, label: string) => (label.trim() === '' ? `\`${name}\`` : label.trim()),
  );
}

/** Converts interpreter sessions (`>>> …`) and underlined headings, which are common in docstrings, to Markdown. */
function docstringToMarkdown(text: string): string {
  const lines = text.split('\n');
  const out: string[] = [];
  let fence = false;
  let session = false;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (!session && /^\s*(`{3,}|~{3,})/.test(line)) fence = !fence;
    if (session && line.trim() === '') {
      out.push('~~~');
      session = false;
    } else if (!session && !fence && /^\s*>>> /.test(line)) {
      out.push('', '~~~');
      session = true;
    }
    const underlined = !session && !fence && /^\s*([=~^-])\1{2,}\s*$/.test(lines[index + 1] ?? '');
    if (underlined && line.trim() !== '') {
      out.push(`**${line.trim()}**`, '');
      index++;
    } else out.push(line);
  }
  if (session) out.push('~~~');
  return out.join('\n');
}

function tagsToList(text: string): string {
  const lines: string[] = [];
  let fence = '';
  let inTag = false;
  let example = false;
  const closeExample = (): void => {
    if (example) lines.push('  ```');
    example = false;
  };
  const all = text.split('\n');
  all.forEach((line, index) => {
    const below = all.slice(index + 1).find((each) => each.trim() !== '') ?? '';
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
    const [, tag, rest = ''] = (fence === '' ? /^@([a-z]\w*)\s*(.*)$/i.exec(line) : null) ?? [];
    if (tag !== undefined) {
      closeExample();
      if (!inTag) lines.push('');
      lines.push(`- **@${tag}** ${rest}`.trimEnd());
      inTag = true;
      example = tag === 'example' && rest === '' && startsCode(below);
      if (example) lines.push('', '  ```');
      return;
    }
    if (marker && (fence === '' || marker.startsWith(fence))) fence = fence === '' ? marker : '';
    lines.push(inTag && line !== '' ? `  ${line}` : line);
  });
  closeExample();
  return lines.join('\n');
}

/** Whether the first line under an `@example` is code without a fence. */
function startsCode(line: string): boolean {
  return line !== '' && !/^\s*(`{3,}|~{3,}|@)/.test(line);
}
