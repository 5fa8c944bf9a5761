/** A stretch of generated code with the stretch of the source that it comes from. Offsets are UTF-16 code units. */
export interface Segment {
  generated: number;
  source: number;
  /** Of the generated code. Zero where the compiler maps a single point. */
  length: number;
}

/** TypeScript or JavaScript that a compiler makes of a component, or of one script in it. */
export interface VirtualCode {
  /** Appended to the path of the component: `.ts`, `.js`, `.tsx`. */
  extension: string;
  text: string;
  segments: readonly Segment[];
}

/** What TypeScript needs besides, such as the types of helpers in the generated code. */
export interface ComponentCompiler {
  /** Declarations that are part of the program, as paths of files. */
  ambient: readonly string[];
  compile(path: string, text: string): VirtualCode[];
}

/** Finds the place in the source of a component for names in its generated code. */
export class SourceMapping {
  private readonly source: string;
  private readonly segments: readonly Segment[];
  /** The longest segment: those that cover an offset begin at most this far before it. */
  private readonly longest: number;

  constructor(source: string, segments: readonly Segment[]) {
    this.source = source;
    this.segments = [...segments].sort((a, b) => a.generated - b.generated);
    this.longest = Math.max(0, ...segments.map(({ length }) => length));
  }

  /**
   * The offset in the source of a name in the generated code; undefined for a name that the compiler made. The source must have the name
   * there, perhaps spelled in the way of attributes (`my-prop` for `myProp`, `pick` for `onPick`).
   */
  sourceOf(name: string, generated: number): number | undefined {
    for (let index = this.firstAfter(generated) - 1; index >= 0; index--) {
      const segment = this.segments[index];
      if (!segment || segment.generated + this.longest < generated) return undefined;
      const delta = generated - segment.generated;
      const isCovered = delta === 0 || delta < segment.length;
      if (isCovered && isSpelled(name, this.source, segment.source + delta)) return segment.source + delta;
    }
    return undefined;
  }

  private firstAfter(generated: number): number {
    let low = 0;
    let high = this.segments.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.segments[middle]?.generated ?? 0) <= generated) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function isSpelled(name: string, source: string, at: number): boolean {
  if (source.startsWith(name, at))
    return !/^[\w$]/.test(source.slice(at + name.length, at + name.length + 1));
  const written = /^[\w$-]+/.exec(source.slice(at, at + 200))?.[0];
  if (written === undefined) return false;
  const camel = written.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.slice(0, 1).toUpperCase() + camel.slice(1);
  return name === camel || name === pascal || name === `on${pascal}`;
}

/** A decoded source map: for each generated line, its fields [column, source, line, column of the source]. */
export type DecodedLines = readonly (readonly (readonly number[])[])[];

/** The segments of a source map, each as long as up to the next one of its line. */
export function segmentsOfSourceMap(lines: DecodedLines, generated: string, source: string): Segment[] {
  const generatedStarts = lineStarts(generated);
  const sourceStarts = lineStarts(source);
  return lines.flatMap((fields, line) => {
    const start = generatedStarts[line] ?? generated.length;
    const end = generatedStarts[line + 1] ?? generated.length + 1;
    return fields.flatMap(([column = 0, , sourceLine, sourceColumn], index): Segment[] => {
      if (sourceLine === undefined || sourceColumn === undefined) return [];
      const next = fields[index + 1]?.[0];
      const length = (next === undefined ? end - 1 : start + next) - (start + column);
      const from = sourceStarts[sourceLine];
      if (from === undefined) return [];
      return [{ generated: start + column, source: from + sourceColumn, length }];
    });
  });
}

/** The offsets at which the lines of a text begin. */
export function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map(({ index, 0: end }) => index + end.length)];
}
