import { existsSync, realpathSync } from 'node:fs';
import { openGit } from '../history/git.ts';
import { InputError } from './report-error.ts';

/**
 * Refuses an output folder whose files git tracks: they are sources, and a clone brings such a folder along. The
 * root of a checkout is let pass, as it is how pages are kept on a branch of their own; there `--force` is needed.
 */
export async function refuseTracked(out: string): Promise<void> {
  if (!existsSync(out)) return;
  const folder = realpathSync(out);
  const git = openGit(folder);
  if (!git) return;
  try {
    const root = (await git.run(['rev-parse', '--show-toplevel'])).toString().trimEnd();
    if (root === '' || realpathSync(root) === folder) return;
    for await (const chunk of git.stream(['ls-files', '-z', '--', '.'])) {
      if (chunk.length > 0) throw tracked(folder);
    }
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    // No repository is around the output, or none that git can read: then nothing is tracked.
  }
}

function tracked(folder: string): InputError {
  return new InputError(
    `Git tracks files in the output folder ${folder}. Choose another folder with --out, or take them out of git (git rm -r --cached).`,
  );
}
