import { relative, sep } from 'node:path';
import { isInside, linkBelow } from '../base/inside.ts';
import { InputError } from './input-error.ts';
import type { Project } from './project.ts';

/**
 * Throws `InputError` if the repository, and not the user, chose an output folder outside the repository or inside
 * git's own folder: a repository must not decide where on the machine files are written.
 */
export function refuseLeadingOut({ root, out, isOutTrusted }: Project): void {
  if (isOutTrusted) return;
  const problem = problemOf(root, out);
  if (problem === undefined) return;
  throw new InputError(
    `The atlas would be written to ${out}, which ${problem}. The repository's configuration chose it. Name a folder with --out, or add --trust-config if you accept this one.`,
  );
}

function problemOf(root: string, out: string): string | undefined {
  if (!isInside(root, out)) return 'lies outside the repository';
  const link = linkBelow(root, out);
  if (link !== undefined) return `may lead out of the repository through the symbolic link ${link}`;
  return relative(root, out).split(sep).some(isGitFolder) ? "lies in git's own folder (.git)" : undefined;
}

/**
 * Whether any file system treats the name as `.git`: macOS usually ignores case and these characters; Windows ignores
 * case and what follows a dot, a space or a colon, and has short names.
 */
function isGitFolder(name: string): boolean {
  const visible = name.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, '');
  return /^(\.git|git~\d)([. :]|$)/i.test(visible);
}
