import { existsSync, realpathSync } from 'node:fs';
import { maskSecretsByRules } from '../features/secrets/secret-search.ts';
import { openGit } from '../git/git.ts';
import { InputError } from './input-error.ts';

/**
 * Throws `InputError` if git tracks files in the output folder: they are sources, or came with a clone. The root of a
 * checkout is allowed, for pages that are kept on a branch of their own; there `--force` is needed.
 */
export async function refuseTracked(out: string): Promise<void> {
  if (!existsSync(out)) return;
  const folder = realpathSync(out);
  const git = openGit(folder, { maskSecrets: maskSecretsByRules });
  if (!git) return;
  try {
    const root = (await git.run(['rev-parse', '--show-toplevel'])).toString().trimEnd();
    if (root === '' || realpathSync(root) === folder) return;
    for await (const chunk of git.stream(['ls-files', '-z', '--', '.'])) {
      if (chunk.length > 0) throw tracked(folder);
    }
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    // Git cannot be used here. A folder that no build of this user has written is refused anyway.
  }
}

function tracked(folder: string): InputError {
  return new InputError(
    `Git tracks files in the output folder ${folder}. Choose another folder with --out, or stop tracking them (git rm -r --cached ${folder}).`,
  );
}
