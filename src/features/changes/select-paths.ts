import type { ChangeReport } from '../../model/changes.ts';

/** Returns the part of a report that is about some files and directories, separated by commas. Tests and packages are kept. */
export function selectPaths(report: ChangeReport, paths: string): ChangeReport {
  const places = paths
    .split(',')
    .map((each) => each.trim().replace(/^\.\//, '').replace(/\/+$/, ''))
    .filter(Boolean);
  const has = (path: string): boolean =>
    places.some((place) => place === '.' || path === place || path.startsWith(`${place}/`));
  const isAbout = ({ path, fromPath }: { path: string; fromPath?: string | undefined }): boolean =>
    has(path) || (fromPath !== undefined && has(fromPath));
  const both = <Item>(
    { added, removed }: { added: readonly Item[]; removed: readonly Item[] },
    keeps: (item: Item) => boolean,
  ): { added: Item[]; removed: Item[] } => ({ added: added.filter(keeps), removed: removed.filter(keeps) });
  const symbols = report.symbols.filter(isAbout);
  const kept = new Set(symbols.map(({ id }) => id));
  return {
    ...report,
    files: report.files.filter(isAbout),
    symbols,
    // A place elsewhere that breaks because of a change here is what one asks for.
    mustChange: report.mustChange.filter(
      ({ path, causeId }) => has(path) || (causeId !== null && kept.has(causeId)),
    ),
    cycles: both(report.cycles, (cycle) => cycle.some(has)),
    violations: both(report.violations, isAbout),
    deadCode: both(report.deadCode, isAbout),
    secrets: report.secrets.filter(isAbout),
    unseen: report.unseen.filter(({ path }) => path === undefined || has(path)),
  };
}
