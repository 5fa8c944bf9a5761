import type { Command } from 'commander';
import type { Terminal } from '../terminal.ts';
import type { CommentOptions } from './comment.ts';

export function addCommentCommand(program: Command, terminal: Terminal): void {
  program
    .command('comment [file]')
    .summary('write a comment on a pull request, or replace the last one')
    .description(
      'Writes a file, or standard input, as a comment on a pull request of GitHub or a merge request of GitLab. The comment of the last run is replaced, and comments of others are never changed. The token is read from GITHUB_TOKEN (GITLAB_TOKEN in GitLab), and the address of the API from GITHUB_API_URL (CI_API_V4_URL).',
    )
    .option('--repo <owner/name>', 'repository (default: that of the job)')
    .option('--pr <n>', 'number of the pull request (default: that of the job)')
    .option('--author <name>', 'author whose comment is replaced (default: that of the token)')
    .action(async (file: string | undefined, options: CommentOptions) => {
      const { comment } = await import('./comment.ts');
      await comment(terminal, file, options);
    });
}
