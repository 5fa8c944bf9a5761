import { openGit as openMasking, type Git, type GitOptions } from '../../src/git/git.ts';

/** Opens git as it is: names are compared with what a test wrote. */
export function openGit(folder: string, options: Omit<GitOptions, 'maskSecrets'> = {}): Git | undefined {
  return openMasking(folder, { ...options, maskSecrets: (text) => text });
}
