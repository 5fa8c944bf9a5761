import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseMounts } from '../../src/publish/output/mount-points.ts';
import { listOutput } from '../../src/publish/output/tree.ts';
import { temporaryFolder } from './support/folders.ts';

test('a mounted folder of the same device in the output is not entered', () => {
  const folder = temporaryFolder();
  for (const name of ['file', 'my docs', 'other']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'page.html'), '');
  }
  const mounts = parseMounts(
    `22 1 8:1 / / rw shared:1 - ext4 /dev/a rw
40 22 8:1 /home/docs ${folder}/my\\040docs rw shared:1 - ext4 /dev/a rw
41 22 8:1 /home/file ${folder}/file rw - ext4 /dev/a rw
`,
  );
  const { files, others } = listOutput(folder, mounts);
  expect([...files]).toEqual(['other/page.html']);
  expect(others.sort()).toEqual(['file', 'my docs']);
});
