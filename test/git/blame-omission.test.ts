import { onTestFinished, expect, test } from 'vitest';
import { openWorkingTree } from '../../src/indexer/source/working-tree.ts';
import { temporaryRepository } from '../support/temporary-repository.ts';

function repository() {
  const made = temporaryRepository();
  onTestFinished(() => made.remove());
  made.commit({ 'a.ts': 'export const a = 1;\n' }, 'first');
  made.commit({ 'a.ts': 'export const a = 2;\n' }, 'second');
  return made;
}

const blameOf = async (root: string, blame: boolean | 'if-whole') => {
  const { repository: info } = await openWorkingTree(root, { blame });
  return [info.blame, info.blameOmission];
};

test('a clone with the whole history has the commits of lines, unless the user leaves them out', async () => {
  const { root } = repository();
  expect(await blameOf(root, 'if-whole')).toEqual([true, undefined]);
  expect(await blameOf(root, false)).toEqual([undefined, undefined]);
});

test('a shallow or partial clone has none and says why, unless the user asks for them', async () => {
  const { root, git } = repository();
  const shallow = `${root}/shallow`;
  git('clone', '-q', '--depth=1', `file://${root}`, shallow);
  expect(await blameOf(shallow, 'if-whole')).toEqual([undefined, 'shallow']);
  expect(await blameOf(shallow, true)).toEqual([true, undefined]);
  const { root: partial, git: gitOfPartial } = repository();
  gitOfPartial('config', 'core.repositoryFormatVersion', '1');
  gitOfPartial('config', 'extensions.partialClone', 'origin');
  expect(await blameOf(partial, 'if-whole')).toEqual([undefined, 'partial']);
});
