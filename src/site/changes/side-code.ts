import type { ChangedSide } from '../../model/changed-file.ts';
import { Highlighter, type SourceLink } from '../../render/highlighter.ts';
import type { ChangeLinks } from './change-links.ts';

type Part = ChangedSide['parts'][number];

/** Renders the lines of one side of a difference. */
export class SideCode {
  readonly #parts: { part: Part; highlighter: Highlighter }[];

  constructor(side: ChangedSide, links: ChangeLinks) {
    const hrefs = side.targets.map((target) => links.target(target));
    let next = 0;
    this.#parts = side.parts.map((part) => {
      const end = part.line + part.text.split('\n').length;
      const own: SourceLink[] = [];
      for (; (side.names[next]?.[0] ?? Infinity) < end; next++) {
        const [line, column, endColumn, at] = side.names[next] ?? [1, 1, 1, 0];
        const row = line - part.line + 1;
        const { title, isPossible } = side.targets[at] ?? {};
        own.push({
          span: [row, column, row, endColumn],
          href: hrefs[at] ?? '',
          kind: isPossible ? 'candidate' : 'certain',
          ...(title === undefined ? {} : { title }),
        });
      }
      const { text: source, highlights } = part;
      return { part, highlighter: new Highlighter({ source, highlights, links: own }) };
    });
  }

  /** Returns the HTML of a line, without its line feed; empty if the line is not there. */
  html(line: number): string {
    const found = this.#parts.findLast(({ part }) => part.line <= line);
    if (!found) return '';
    const { part, highlighter } = found;
    const start = highlighter.starts[line - part.line];
    const end = highlighter.starts[line - part.line + 1];
    return start === undefined ? '' : highlighter.html(start, end === undefined ? part.text.length : end - 1);
  }
}
