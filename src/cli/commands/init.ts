import { maskSecretsByRules } from '../../features/secrets/secret-search.ts';
import { openGit } from '../../git/git.ts';
import { InputError } from '../../host/input-error.ts';
import { repositoryRoot } from '../../host/repository-root.ts';
import { resolveProjectFolder } from '../../host/resolve-project-folder.ts';
import { isInsideGitFolder } from '../../indexer/source/git-description.ts';
import { printable } from '../../render/printable.ts';
import { planAgents } from '../init/plan-agents.ts';
import { applyAll, describePlanned } from '../init/planned-file.ts';
import { initPublishing, plannedRemoval, type PublishingOptions } from './init-publishing.ts';
import { note, writeOut, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export interface InitOptions extends PublishingOptions {
  agents?: boolean;
  hook?: boolean;
  remove?: boolean;
}

/** Sets up the publication of an atlas, or the agents of a repository, or removes what was set up. */
export async function init(
  terminal: Terminal,
  path: string | undefined,
  options: InitOptions,
): Promise<void> {
  const { agents = false, hook = false, remove = false, dryRun = false } = options;
  if (hook && !agents && !remove) throw new UsageError('--hook belongs to the agents. Add --agents.');
  const root = await repositoryRoot(await resolveProjectFolder(path ?? '.', terminal.cwd));
  const git = openGit(root, { maskSecrets: maskSecretsByRules });
  if (git && (await isInsideGitFolder(git)))
    throw new InputError(`${root} has the data of git, and no files. Name the folder of a checkout.`);
  if (!agents && !remove) return initPublishing(terminal, root, options);
  const planned = [
    ...planAgents(root, { remove, hook }),
    ...(remove && !agents ? await plannedRemoval(terminal, root) : []),
  ];
  terminal.signal.throwIfAborted();
  if (!dryRun) applyAll(root, planned);
  const lines = planned.flatMap((file) => describePlanned(file, dryRun));
  await writeOut(terminal, lines.map((line) => `${printable(line)}\n`).join(''));
  if (planned.length === 0) note(terminal, 'There is nothing to remove.');
  else if (!remove && !dryRun)
    note(
      terminal,
      'Commit these files, restart the clients, and see with `treeatlas doctor` whether all works.',
    );
}
