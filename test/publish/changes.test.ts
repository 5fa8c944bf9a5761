import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../src/base/list-files.ts';
import { type Artifact, artifactPath } from '../../src/model/artifact.ts';
import { CHANGES_VERSION, type ChangeReport } from '../../src/model/changes.ts';
import { changesEntry } from '../../src/model/changes-index.ts';
import { emptyReport, fileChange } from '../support/change-report.ts';
import { tinyArtifacts } from '../support/tiny-atlas.ts';
import { publishTo, temporaryFolder } from './support/folders.ts';

const report: ChangeReport = { ...emptyReport, files: [fileChange('src/main.ts')] };

function changesOf(of: ChangeReport): Artifact[] {
  const { range } = changesEntry(of, { isOfAtlas: true, hasDifferences: true });
  const none = { runs: [], cut: 0, base: null, head: null };
  return [
    {
      path: artifactPath.changesIndex,
      value: {
        version: CHANGES_VERSION,
        live: false,
        comparisons: [changesEntry(of, { isOfAtlas: true, hasDifferences: true })],
      },
    },
    { path: artifactPath.changes(range), value: of },
    {
      path: artifactPath.changedFile(range, 'src/main.ts'),
      value: { path: 'src/main.ts', address: 'src/main.ts', ...none },
    },
  ];
}

test('a comparison has a page, each changed file one, and the list of comparisons one', async () => {
  const folder = temporaryFolder();
  await publishTo(folder, { artifacts: [...tinyArtifacts(), ...changesOf(report)] });
  const files = listFiles(join(folder, 'site')).filter((path) => path.startsWith('changes/'));
  expect(files.sort()).toEqual([
    'changes/index.html',
    'changes/index.md',
    'changes/v1..v2/file/src/main.ts.html',
    'changes/v1..v2/index.html',
    'changes/v1..v2/index.md',
  ]);
  const markdown = readFileSync(join(folder, 'site/changes/v1..v2/index.md'), 'utf8');
  expect(markdown).toContain(
    '- changed: [src/main.ts](../../api/v1/changes/v1..v2/file/src/main.ts.json) +1 -1',
  );
});

test('another comparison renders its own pages again, and no page of a file', async () => {
  const folder = temporaryFolder();
  await publishTo(folder, { artifacts: [...tinyArtifacts(), ...changesOf(report)] });
  const other = { ...report, head: { ...report.head, name: 'v3' } };
  const { jobsDone } = await publishTo(folder, { artifacts: [...tinyArtifacts(), ...changesOf(other)] });
  // The list, the comparison and its file.
  expect(jobsDone).toBe(3);
  expect(existsSync(join(folder, 'site/changes/v1..v2/index.html'))).toBe(false);
  expect(existsSync(join(folder, 'site/changes/v1..v3/index.html'))).toBe(true);
});
