/** A section of a text. The first one may have no heading. */
export interface TextSection {
  heading: string;
  /** 1-based, both ends included. */
  first: number;
  last: number;
  text: string;
}

/** Texts with more sections contain rows of data, not chapters. */
const MAX_SECTIONS = 300;
/** Longer lines are not headings. */
const MAX_HEADING_LENGTH = 120;
/** A line under a heading may be this much shorter: writers edit the heading and forget the line. */
const MAX_MISSING_UNDERLINE = 3;

const marked = /^(#{1,6}|={1,6})[ \t]+(.*?)[ \t]*\1?$/;
const underline = /^([=\-~^"'*+#`.:_])\1{2,}[ \t]*$/;

/** Splits a text at its headings: `# Title`, `== Title ==`, or an underlined line. */
export function textSections(source: string): TextSection[] {
  const lines = source.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
  const starts: { line: number; heading: string }[] = [];
  let fence = '';
  for (const [at, line] of lines.entries()) {
    const ticks = /^\s*(```+|~~~+)/.exec(line)?.[1] ?? '';
    if (ticks && (fence === '' || ticks.startsWith(fence))) fence = fence === '' ? ticks.slice(0, 3) : '';
    if (fence !== '' || starts.length >= MAX_SECTIONS) continue;
    const heading = headingAt(lines, at);
    if (heading !== undefined) starts.push({ line: at, heading });
  }
  if (starts[0]?.line !== 0) starts.unshift({ line: 0, heading: '' });
  return starts
    .map(({ line, heading }, index) => {
      const end = starts[index + 1]?.line ?? lines.length;
      return { heading, first: line + 1, last: end, text: lines.slice(line, end).join('\n') };
    })
    .map(withoutBlankEnd)
    .filter(({ text }) => text.trim() !== '');
}

function headingAt(lines: readonly string[], at: number): string | undefined {
  const line = lines[at] ?? '';
  if (line.length > MAX_HEADING_LENGTH) return undefined;
  const title = marked.exec(line)?.[2];
  if (title) return title;
  const below = lines[at + 1] ?? '';
  const above = lines[at - 1] ?? '';
  const isUnderlined = /[\p{L}\p{N}]/u.test(line) && !/^[\s>|+-]/.test(line) && underline.test(below);
  const standsAlone = above.trim() === '' || underline.test(above);
  const isLongEnough = below.trim().length + MAX_MISSING_UNDERLINE >= line.trim().length;
  return isUnderlined && standsAlone && isLongEnough ? line.trim() : undefined;
}

function withoutBlankEnd(section: TextSection): TextSection {
  const text = section.text.trimEnd();
  const lines = text.split('\n').length;
  return { ...section, text, last: Math.max(section.first, section.first + lines - 1) };
}
