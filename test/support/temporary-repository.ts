import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface TemporaryRepository {
  root: string;
  /** Runs git as a fixed author, untouched by the settings of who runs the tests. */
  git(...args: string[]): string;
  /** Writes files (null: removes them) and commits them, each a minute after the one before. Gives the hash. */
  commit(files: Readonly<Record<string, string | null>>, message: string): string;
  remove(): void;
}

/** A repository on branch `main` without a commit, that lives for longer than one test. */
export function temporaryRepository({ git: hasGit = true } = {}): TemporaryRepository {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'treeatlas-test-')));
  let commits = 0;
  const git = (...args: string[]): string => {
    const date = `2001-01-01T00:0${Math.min(commits, 9)}:00Z`;
    return execFileSync('git', ['-c', 'core.autocrlf=false', '-c', 'core.quotepath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        HOME: root,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_AUTHOR_NAME: 'A',
        GIT_AUTHOR_EMAIL: 'a@example.org',
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_NAME: 'A',
        GIT_COMMITTER_EMAIL: 'a@example.org',
        GIT_COMMITTER_DATE: date,
      },
    }).trim();
  };
  if (hasGit) git('init', '-q', '-b', 'main');
  return {
    root,
    git,
    commit(files, message) {
      for (const [path, content] of Object.entries(files)) {
        const file = join(root, path);
        if (content === null) rmSync(file);
        else {
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, content);
        }
      }
      git('add', '-A');
      git('commit', '-q', '-m', message);
      commits++;
      return git('rev-parse', 'HEAD');
    },
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 3 }),
  };
}
