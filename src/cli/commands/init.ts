import { errorMessage } from '../../base/error-message.ts';
import { maskSecretsByRules } from '../../features/secrets/secret-search.ts';
import { openGit } from '../../git/git.ts';
import { InputError } from '../../host/input-error.ts';
import { repositoryRoot } from '../../host/repository-root.ts';
import { resolveProjectFolder } from '../../host/resolve-project-folder.ts';
import { isInsideGitFolder } from '../../indexer/source/git-description.ts';
import { printable } from '../../render/printable.ts';
import { planAgents, type PlannedFile } from '../init/plan-agents.ts';
import { deleteFile, writeFile } from '../init/repository-files.ts';
import { note, writeOut, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export interface InitOptions {
  agents?: boolean;
  hook?: boolean;
  remove?: boolean;
  dryRun?: boolean;
}

/** Writes what makes the agents of a repository use its atlas, or removes it. */
export async function init(
  terminal: Terminal,
  path: string | undefined,
  { agents = false, hook = false, remove = false, dryRun = false }: InitOptions,
): Promise<void> {
  if (!agents && !remove)
    throw new UsageError(
      'Add --agents to set up the agents of a repository, and --dry-run to see the changes first.',
    );
  const root = await repositoryRoot(await resolveProjectFolder(path ?? '.', terminal.cwd));
  const git = openGit(root, { maskSecrets: maskSecretsByRules });
  if (git && (await isInsideGitFolder(git)))
    throw new InputError(`${root} has the data of git, and no files. Name the folder of a checkout.`);
  const planned = planAgents(root, { remove, hook });
  terminal.signal.throwIfAborted();
  if (!dryRun) applyAll(root, planned);
  const lines = planned.flatMap((file) => [describe(file, dryRun), ...(dryRun ? changedLines(file) : [])]);
  await writeOut(terminal, lines.map((line) => `${printable(line)}\n`).join(''));
  if (planned.length === 0) note(terminal, 'There is nothing to remove.');
  else if (!remove && !dryRun)
    note(
      terminal,
      'Commit these files, restart the clients, and see with `treeatlas doctor` whether all works.',
    );
}

/** Changes all files, or none: if one cannot be written, those before it get their content back. */
function applyAll(root: string, planned: readonly PlannedFile[]): void {
  const done: PlannedFile[] = [];
  for (const each of planned) {
    try {
      apply(root, each);
    } catch (cause) {
      for (const { before, after, ...file } of done.reverse())
        apply(root, { ...file, before: after, after: before });
      throw new InputError(
        `${each.path} cannot be changed: ${errorMessage(cause)}. Nothing was changed. Check the permissions of the file and its folder, then try again.`,
        { cause },
      );
    }
    done.push(each);
  }
}

function apply(root: string, { file, before, after, isExecutable = false }: PlannedFile): void {
  if (after === before) return;
  if (after === undefined) deleteFile(root, file);
  else writeFile(file, after, isExecutable);
}

function describe({ path, before, after, left }: PlannedFile, dryRun: boolean): string {
  if (left) return `kept     ${path}: ${left}`;
  if (after === before) return `same     ${path}`;
  const [create, remove, change] = dryRun
    ? ['create', 'delete', 'change']
    : ['created', 'deleted', 'changed'];
  return `${(before === undefined ? create : after === undefined ? remove : change).padEnd(8)} ${path}`;
}

/** The lines between those that both contents have at the start and at the end. */
function changedLines({ before = '', after = '' }: PlannedFile): string[] {
  if (before === after) return [];
  const [old, now] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start++;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const part = (lines: string[], sign: string): string[] =>
    lines.slice(start, lines.length - end).map((line) => `         ${sign} ${line.replace(/\r$/, '')}`);
  return [...part(old, '-'), ...part(now, '+')];
}
