import type { ScopingPreset } from '../../src/grammar/scoping-presets.ts';
import { allFlags, flagGroups, valueAt } from '../support/scoping-flags.ts';

/** The table of presets for `content/docs/grammars.md`, as Markdown. */
export function presetTable(presets: ReadonlyMap<string, ScopingPreset>): string {
  const rows = [...presets].map(([name, { title, scoping }]) => {
    const flags = allFlags.flatMap(({ path }) => {
      const value = valueAt(scoping, path);
      return value === undefined ? [] : [code(`${path.join('.')}: ${JSON.stringify(value)}`)];
    });
    return `| ${code(name)} | ${title} | ${flags.join(', ')} |`;
  });
  return ['| preset | for | flags |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The tables of flags for `content/docs/grammars.md`, as Markdown. */
export function flagTables(): string {
  const tables = flagGroups.map(({ title, flags }) => {
    const rows = flags.map(
      (flag) => `| ${code(flag.path.join('.'))} | ${defaultOf(flag.default)} | ${flag.means ?? ''} |`,
    );
    return [`**${title}**`, '', '| flag | default | means |', '| --- | --- | --- |', ...rows].join('\n');
  });
  return tables.join('\n\n');
}

function defaultOf(value: unknown): string {
  return value === undefined ? 'none' : code(JSON.stringify(value));
}

function code(text: string): string {
  return `\`${text}\``;
}
