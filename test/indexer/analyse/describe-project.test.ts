import { expect, test } from 'vitest';
import { describeProject } from '../../../src/indexer/analyse/describe-project.ts';

const nameOf = async (packageName: string, readme: string): Promise<string | null | undefined> => {
  const own = { path: '', name: packageName, description: null, ecosystem: 'npm' };
  const project = await describeProject([own] as never, 'README.md', () => Promise.resolve(readme));
  return project?.name;
};

test.each([
  ['board-monorepo', '# Board\n\nDraws.\n', 'Board'],
  ['board-monorepo', '<a href="https://board"><img alt="Board" src="logo.svg"></a>\n\nDraws.\n', 'Board'],
  ['@trpc/root', '# tRPC\n', 'tRPC'],
  ['board', '# Welcome\n', 'board'],
  ['board', '# Board and more\n', 'board'],
  ['github.com/a/board/v2', '# Board\n', 'Board'],
])('a package %s with the README %j is called %s', async (packageName, readme, name) => {
  expect(await nameOf(packageName, readme)).toBe(name);
});
