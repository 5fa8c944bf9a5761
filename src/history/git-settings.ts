import type { Git } from './git.ts';

export interface GitSettings {
  remote: string | undefined;
  /** Arguments that switch off the filters which the repository itself defines: they are programs. */
  withoutFilters: readonly string[];
}

export async function readSettings(git: Git): Promise<GitSettings> {
  const fields = (await git.run(['config', '--list', '--show-scope', '-z'])).toString().split('\0');
  const filters = new Set<string>();
  let remote: string | undefined;
  for (let i = 0; i + 1 < fields.length; i += 2) {
    const scope = fields[i];
    const [key = '', ...lines] = (fields[i + 1] ?? '').split('\n');
    if (key === 'remote.origin.url') remote = lines.join('\n');
    const trusted = scope === 'system' || scope === 'global' || scope === 'command';
    if (!trusted && /^filter\..*\.(clean|smudge|process|required)$/.test(key)) filters.add(key);
  }
  const withoutFilters = [...filters].flatMap((key) => [
    '-c',
    key.endsWith('.required') ? `${key}=false` : `${key}=`,
  ]);
  return { remote, withoutFilters };
}
