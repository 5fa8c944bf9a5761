import { relative, sep } from 'node:path';
import { isInside, linkBelow } from '../base/inside.ts';
import type { Project } from './project.ts';
import { InputError } from './report-error.ts';

/**
 * Throws if the output folder is not the user's choice and leads out of the repository, or among git's own files:
 * a repository does not decide where on the machine its atlas is written.
 */
export function refuseLeadingOut({ root, out, isOutTrusted }: Project): void {
  if (isOutTrusted) return;
  const problem = problemOf(root, out);
  if (problem === undefined) return;
  throw new InputError(
    `The atlas would be written to ${out}, which ${problem}. Nobody but the repository says so. Name the folder with --out, or add --trust-config if the repository may choose it.`,
  );
}

function problemOf(root: string, out: string): string | undefined {
  if (!isInside(root, out)) return 'lies outside of the repository';
  const link = linkBelow(root, out);
  if (link !== undefined) return `may lead out of the repository, by the link ${link}`;
  return relative(root, out).split(sep).some(isGitFolder) ? "lies among git's own files" : undefined;
}

/**
 * Whether some file system takes the name for `.git`: most of macOS ignores case and these characters, Windows ignores case and
 * what follows a dot, a space or a colon, and has short names.
 */
function isGitFolder(name: string): boolean {
  const visible = name.replace(/[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g, '');
  return /^(\.git|git~\d)([. :]|$)/i.test(visible);
}
