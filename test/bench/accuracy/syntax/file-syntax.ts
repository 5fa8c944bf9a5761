/** A place in a file as one number: lines and columns from 0, columns in UTF-16 code units. */
export type Place = number;

const COLUMNS = 2 ** 20;

export function placeOf(line: number, column: number): Place {
  return line * COLUMNS + column;
}

export function lineOf(place: Place): number {
  return Math.floor(place / COLUMNS);
}

export function columnOf(place: Place): number {
  return place % COLUMNS;
}

/** How a call is written. */
export type CallForm = 'call' | 'new' | 'super' | 'decorator' | 'tagged template' | 'element';

/** The range in which an import names a module, from the first character of the name or its quote. */
export interface ModuleSite {
  start: Place;
  end: Place;
  text: string;
  /** Names that are taken from the module, or that its name consists of, where those can be asked for. */
  names: { place: Place; text: string }[];
}

/** A definition that is not local to a function and can contain calls: lines, both included. */
export interface Container {
  first: number;
  last: number;
  name: string;
}

/** Knowledge from the syntax tree of a file alone, without any resolution. */
export interface FileSyntax {
  path: string;
  lines: readonly string[];
  /** Every place at which a name is called, with the form of the call. */
  calls: ReadonlyMap<Place, CallForm>;
  /** The construct that a name is in, in words: `plain name`, `member of parameter`, … For lists of errors only. */
  shapes: ReadonlyMap<Place, string>;
  modules: readonly ModuleSite[];
  /** Names of definitions and targets of assignments that may define: no uses of what they name. */
  definitions: ReadonlySet<Place>;
  /** Names that define and refer as well: an embedded type is the name of the field that it makes. */
  references: ReadonlySet<Place>;
  /** Members that are defined by an assignment: `this.x = …`, `exports.x = …`. */
  assigned: ReadonlySet<Place>;
  /** From the name of a class to the names of those that it extends. */
  bases: ReadonlyMap<Place, readonly Place[]>;
  /** `{ name }`: the value is what is used, whatever the key may stand for besides. */
  shorthands: ReadonlySet<Place>;
  /**
   * Places that all stand for what a module exports as a whole or by default, when it has no name of its own that
   * others use: the statement, `exports` or `default`, the name of the function or class.
   */
  defaults: readonly (readonly Place[])[];
  /** From a name that an export only gives to something else, to the name or the module that it is given to. */
  passedOn: ReadonlyMap<Place, Place>;
  /** From the keyword of a call of the super constructor to the name of the class that it extends. */
  superClasses: ReadonlyMap<Place, Place>;
  /** Whether what is defined there can only be seen inside of a function, a block, or has no owner with a name. */
  isLocal(place: Place): boolean;
  /** The innermost definition around a line; undefined for the file itself. */
  containerAt(line: number): Container | undefined;
  /** Whether the parser understood what stands there. */
  isUnderstood(place: Place): boolean;
}

/** Collects what is found on a walk over a tree. */
export class SyntaxNotes {
  readonly calls = new Map<Place, CallForm>();
  readonly shapes = new Map<Place, string>();
  readonly modules: ModuleSite[] = [];
  readonly containers: Container[] = [];
  readonly definitions = new Set<Place>();
  readonly references = new Set<Place>();
  readonly assigned = new Set<Place>();
  readonly bases = new Map<Place, Place[]>();
  readonly defaults: Place[][] = [];
  readonly passedOn = new Map<Place, Place>();
  readonly shorthands = new Set<Place>();
  readonly superClasses = new Map<Place, Place>();
  /** Names that stand in a function and are visible elsewhere. */
  readonly visible = new Set<Place>();
  readonly interiors: [Place, Place][] = [];
  readonly errors: [Place, Place][] = [];

  /** Whether a place is in a range that is local to a function, as far as was noted. */
  localRanges(): (place: Place) => boolean {
    return coverage(this.interiors);
  }

  finish(path: string, text: string): FileSyntax {
    const isInterior = this.localRanges();
    const isError = coverage(this.errors);
    const containers = [...this.containers].sort((a, b) => a.first - b.first || b.last - a.last);
    return {
      path,
      lines: text.split(/\r\n|\n|\r/),
      calls: this.calls,
      shapes: this.shapes,
      modules: this.modules,
      definitions: this.definitions,
      references: this.references,
      assigned: this.assigned,
      bases: this.bases,
      defaults: this.defaults,
      passedOn: this.passedOn,
      shorthands: this.shorthands,
      superClasses: this.superClasses,
      isLocal: (place) => isInterior(place) && !this.visible.has(place),
      containerAt: (line) => innermost(containers, line),
      isUnderstood: (place) => !isError(place),
    };
  }
}

/** Sorted by first line, so that of those around a line the last is the innermost. */
function innermost(containers: readonly Container[], line: number): Container | undefined {
  let low = 0;
  let high = containers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((containers[middle]?.first ?? 0) <= line) low = middle + 1;
    else high = middle;
  }
  for (let index = low - 1; index >= 0; index--) {
    const container = containers[index];
    if (container && container.last >= line) return container;
  }
  return undefined;
}

/** Whether a place is in one of the ranges. */
function coverage(ranges: readonly [Place, Place][]): (place: Place) => boolean {
  const outer: [Place, Place][] = [];
  for (const [start, end] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = outer.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else outer.push([start, end]);
  }
  return (place) => {
    let low = 0;
    let high = outer.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((outer[middle]?.[0] ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    const range = outer[low - 1];
    return range !== undefined && place < range[1];
  };
}

/** The name that begins at a place. */
export function nameAt(syntax: FileSyntax | undefined, place: Place): string | undefined {
  const line = syntax?.lines[lineOf(place)];
  return line === undefined ? undefined : /^[#\w$\u0080-\uffff]+/.exec(line.slice(columnOf(place)))?.[0];
}
