import type { BreakReason } from '../../../src/model/changes.ts';
import type { DrawnChange } from './drawn-change.ts';

/** A place that Treeatlas names. */
export interface NamedPlace {
  path: string;
  line: number;
  reason: BreakReason;
  message: string;
  isCertain: boolean;
}

/** The places of one change. */
export interface JudgedChange {
  change: DrawnChange;
  /** Rejected by the checker and named. */
  found: DrawnChange['errors'];
  /** Rejected by the checker, and not named. */
  missed: DrawnChange['errors'];
  /** Named, one for each line. */
  right: NamedPlace[];
  wrong: NamedPlace[];
}

/**
 * Compares the places of a change by file and line. An error can be named at any of its `lines`. The edited lines themselves
 * count on neither side.
 */
export function judgeChange(change: DrawnChange, named: readonly NamedPlace[]): JudgedChange {
  const isEdited = ({ path, line }: { path: string; line: number }): boolean =>
    path === change.path && change.lines.some(([start, end]) => start <= line && line <= end);
  const places = oneForEachLine(named.filter((place) => !isEdited(place)));
  const isSame = (error: DrawnChange['errors'][number], place: NamedPlace): boolean =>
    error.path === place.path && error.lines.includes(place.line);
  const isFound = (error: DrawnChange['errors'][number]): boolean =>
    places.some((place) => isSame(error, place));
  const isRight = (place: NamedPlace): boolean => change.errors.some((error) => isSame(error, place));
  return {
    change,
    found: change.errors.filter(isFound),
    missed: change.errors.filter((error) => !isFound(error)),
    right: places.filter(isRight),
    wrong: places.filter((place) => !isRight(place)),
  };
}

/** Certain places stand for possible ones on the same line. */
function oneForEachLine(named: readonly NamedPlace[]): NamedPlace[] {
  const places = new Map<string, NamedPlace>();
  for (const place of named) {
    const key = `${place.path}:${place.line}`;
    const other = places.get(key);
    if (!other || (place.isCertain && !other.isCertain)) places.set(key, place);
  }
  return [...places.values()];
}
