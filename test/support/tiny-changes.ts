import { artifactPath, type Artifact } from '../../src/model/artifact.ts';
import { CHANGES_VERSION, type ChangeReport, type ComparedState } from '../../src/model/changes.ts';
import { changesEntry, type ChangesIndex } from '../../src/model/changes-index.ts';
import { tinyCommits } from './tiny-history.ts';

const base: ComparedState = {
  name: 'v1',
  commit: tinyCommits.before,
  time: '2024-01-31T12:00:00.000Z',
  subject: 'Open the shop',
};
const head: ComparedState = {
  name: 'v2',
  commit: tinyCommits.now,
  time: '2024-02-29T12:00:00.000Z',
  subject: 'Say what things are',
};

const report: ChangeReport = {
  version: CHANGES_VERSION,
  base,
  head,
  files: [
    {
      path: 'src/shop/cart.ts',
      change: 'changed',
      address: 'src/shop/cart.ts',
      fromAddress: 'src/shop/cart.ts',
      language: 'toy',
      isTest: false,
      addedLines: 3,
      removedLines: 1,
    },
    {
      path: 'src/util/text.ts',
      fromPath: 'src/util/words.ts',
      change: 'moved',
      address: 'src/util/text.ts',
      fromAddress: 'src/util/words.ts',
      language: 'toy',
      isTest: false,
      addedLines: 0,
      removedLines: 0,
    },
  ],
  symbols: [],
  mustChange: [
    {
      path: 'src/main.ts',
      span: [9, 3, 9, 7],
      text: 'cart.verify();',
      inId: 'function:src/main.ts:main',
      causeId: null,
      reason: 'renamed',
      message: '"verify" was renamed to "check"',
      isCertain: true,
      isTest: false,
    },
  ],
  packages: { added: [], removed: [] },
  cycles: { added: [['src/shop/cart.ts', 'src/shop/order.ts']], removed: [] },
  violations: { added: [], removed: [] },
  deadCode: { added: [], removed: [] },
  secrets: [],
  tests: { affected: [], command: null, isComplete: true },
  risk: { level: 'medium', reasons: ['a place must change'] },
  unseen: [],
};

/** The comparison of the two snapshots of the shop. */
export function tinyChanges(): Artifact[] {
  const value: ChangesIndex = {
    version: CHANGES_VERSION,
    live: false,
    comparisons: [changesEntry(report, { isOfAtlas: true, hasDifferences: false })],
  };
  return [
    { path: artifactPath.changesIndex, value },
    { path: artifactPath.changes('v1..v2'), value: report },
  ];
}
