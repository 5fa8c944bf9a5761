import * as z from 'zod';
import { pageMeta } from '../../operations/answer.ts';
import { defineOperation } from '../../operations/operation.ts';
import { needsServer } from '../../operations/support/static-answers.ts';
import { ListRepositoriesAnswer, renderRepositories } from './list-repositories-answer.ts';

export const listRepositories = defineOperation({
  name: 'list_repositories',
  description:
    'Lists the repositories that questions can be about. Every operation takes `repository`: a name from this list, the absolute path of a repository or of something in it, or a path below one.',
  input: z.strictObject({}),
  isAboutRepositories: true,
  output: ListRepositoriesAnswer,
  toMarkdown: renderRepositories,
  static: needsServer(
    'An atlas is about one repository; the names of several are known to the server that answers about them.',
  ),
  run(_store, _params, { repositories = [] }) {
    const meta = pageMeta(repositories.length, 0, repositories.length);
    return Promise.resolve({ repositories: [...repositories], meta });
  },
});
