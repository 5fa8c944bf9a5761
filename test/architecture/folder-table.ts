import { rules, type Rule } from './rules.ts';

/** From this many folders on, a rule is shorter as the list of the folders that it excludes. */
const MANY = 10;

/** The table of folders for `content/docs/architecture.md`, as Markdown. */
export function folderTable(): string {
  const rows = documented.map((rule) => `| \`${pathOf(rule)}\` | ${rule.does} | ${allowed(rule)} |`);
  return ['| folder | does | may import |', '| --- | --- | --- |', ...rows].join('\n');
}

const documented = rules.filter((rule): rule is Rule & { does: string } => rule.does !== undefined);

function pathOf({ from }: Rule): string {
  return from === 'features' ? 'src/features/<feature>' : `src/${from}`;
}

function allowed({ from, may }: Rule): string {
  if (may.length === 0) return 'nothing';
  if (may.length < MANY) return may.map(code).join(', ');
  const folders = documented.map((rule) => rule.from).filter((folder) => !folder.includes('/'));
  const excluded = folders.filter((folder) => folder !== from && !may.includes(folder));
  return excluded.length === 0 ? 'all' : `all except ${excluded.map(code).join(', ')}`;
}

function code(name: string): string {
  return `\`${name}\``;
}
