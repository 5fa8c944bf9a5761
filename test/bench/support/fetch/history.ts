import type { Pinned } from '../corpora.ts';
import { verify } from './archive.ts';
import { cloneFromGithub, packCommit } from './github.ts';
import { run } from './run.ts';

/**
 * Clones a repository with its commits up to the pinned one, which becomes `main`. `temporary` is a folder for the archive that is verified.
 * Throws when the files of the commit are not the pinned ones.
 */
export async function cloneHistory(corpus: Pinned, clone: string, temporary: string): Promise<void> {
  const { package: name, version } = corpus.origin;
  await cloneFromGithub(name, clone);
  await verify(await packCommit(clone, version, temporary), corpus);
  await run('git', ['checkout', '--quiet', '-B', 'main', version], { cwd: clone });
  // Later commits would be history that the pinned version does not have.
  await run('git', ['remote', 'remove', 'origin'], { cwd: clone });
}
