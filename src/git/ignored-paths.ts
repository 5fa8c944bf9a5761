import type { GitCommands } from './git.ts';

/** The command does not take literal paths, but no path that begins so is a pattern. */
const HERE = './';

/** Returns those of the paths that git ignores, whether they exist or not. None if git cannot tell. */
export async function ignoredPaths(git: GitCommands, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  try {
    const input = paths.map((path) => `${HERE}${path}`).join('\0');
    const output = await git.run(['--no-literal-pathspecs', 'check-ignore', '-z', '--stdin'], input);
    return output
      .toString('utf8')
      .split('\0')
      .filter(Boolean)
      .map((path) => path.slice(HERE.length));
  } catch {
    // Git also fails if it ignores none of them.
    return [];
  }
}
