import type { Git } from './git.ts';
import { settingVariables } from './git-environment.ts';

export interface GitSettings {
  remote: string | undefined;
  /** Whether the clone lacks objects, which git would fetch when they are read. */
  isPartial: boolean;
  /**
   * Arguments that switch off settings under names that we cannot list: filters of the repository, which
   * are programs, and the choice of files without text to compare. They use variables, because `-c` ends a
   * key at its first `=`, which a name may contain: a filter called `a=b` would run.
   */
  plain: readonly string[];
}

export async function readSettings(git: Git): Promise<GitSettings> {
  const fields = (await git.run(['config', '--list', '--show-scope', '-z'])).toString().split('\0');
  const plain = new Set<string>();
  let remote: string | undefined;
  let isPartial = false;
  for (let i = 0; i + 1 < fields.length; i += 2) {
    const scope = fields[i];
    const [key = '', ...lines] = (fields[i + 1] ?? '').split('\n');
    const isOfUser = scope === 'system' || scope === 'global' || scope === 'command';
    // The name of a repository comes from its own remote, not from one that was set for all repositories.
    if (!isOfUser && key === 'remote.origin.url') remote = lines.join('\n');
    if (key === 'extensions.partialclone') isPartial = true;
    if (!isOfUser && /^filter\..*\.(?:clean|smudge|process)$/s.test(key))
      plain.add(`${key}=${settingVariables.empty}`);
    if (!isOfUser && /^filter\..*\.required$/s.test(key)) plain.add(`${key}=${settingVariables.no}`);
    if (/^diff\..*\.binary$/s.test(key)) plain.add(`${key}=${settingVariables.auto}`);
  }
  return { remote, isPartial, plain: [...plain].map((setting) => `--config-env=${setting}`) };
}
