import { isList, isTable, type ConfigTable, type ConfigValue } from '../../../config-file/config-value.ts';
import { createPatternTable } from './pattern-table.ts';

/** A target as written, its star filled in, or null where the package forbids the subpath. */
export type ExportTarget = string | null;

/**
 * What a package offers under a key (`.`, `./sub/path`, `#internal`), in the order in which a runtime would take
 * it: it takes the first; the others serve where that is not in the repository.
 */
export type ExportTable = (key: string, accepts: Accepts) => ExportTarget[];

/** Whether a condition holds. */
export type Accepts = (condition: string) => boolean;

/** Sets of conditions to try, one after the other. */
export type Conditions = readonly ReadonlySet<string>[];

/**
 * The first target that leads to something, null where the package forbids the subpath. Whatever the conditions,
 * a target that leads to something beats none: it is the only trace of a build that the repository has.
 */
export function firstTarget<T>(
  table: ExportTable,
  key: string,
  conditions: Conditions,
  locate: (target: string) => T | undefined,
): T | null | undefined {
  let isForbidden = false;
  for (const accepted of conditions) {
    for (const target of table(key, (condition) => accepted.has(condition))) {
      if (target === null) {
        isForbidden = true;
        break;
      }
      const found = locate(target);
      if (found !== undefined) return found;
    }
  }
  if (isForbidden) return null;
  for (const target of table(key, () => true)) {
    const found = target === null ? undefined : locate(target);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Longer than any path; beyond it a target full of stars is a trap. */
const MAX_TARGET = 1024;

/** The `exports` of a package file, which may be the target of `.` alone. */
export function readExports(exports: ConfigValue): ExportTable {
  const hasSubpaths = isTable(exports) && [...exports.keys()].some((key) => key.startsWith('.'));
  return readSubpaths(hasSubpaths ? exports : new Map([['.', exports]]));
}

/** A table of subpaths and patterns of them: `imports`, or `exports` written out. */
export function readSubpaths(table: ConfigTable): ExportTable {
  // `./lib/` is the older form of `./lib/*`.
  const written = new Map([...table.keys()].map((key) => [key.endsWith('/') ? `${key}*` : key, key]));
  const patterns = createPatternTable([...written.keys()], 'longest');
  return (key, accepts) => {
    const match = key.includes('*') ? undefined : patterns.match(key);
    if (!match) return [];
    // A star stands for something.
    if (match.pattern.includes('*') && match.star === '') return [];
    return flatten(table.get(written.get(match.pattern) ?? '') ?? null, match.star, accepts);
  };
}

function flatten(target: ConfigValue, star: string, accepts: Accepts): ExportTarget[] {
  if (target === null) return [null];
  if (typeof target === 'string') return fill(target, star);
  if (isList(target)) {
    const targets = target.flatMap((item) => flatten(item, star, accepts));
    const offered = targets.filter((item) => item !== null);
    return offered.length > 0 ? offered : targets.slice(0, 1);
  }
  if (!isTable(target)) return [];
  return [...target].flatMap(([condition, item]) => (accepts(condition) ? flatten(item, star, accepts) : []));
}

function fill(target: string, star: string): string[] {
  if (target.length > MAX_TARGET) return [];
  return [target.endsWith('/') ? target + star : target.replaceAll('*', () => star)];
}
