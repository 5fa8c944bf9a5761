import { beforeAll, expect, test } from 'vitest';
import type { Store } from '../../../src/store/store.ts';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const files = {
  'money.py': 'def rounded(amount):\n    return amount\n\n\ndef plugin_entry():\n    return 1\n',
  'cart.py': 'from money import rounded\n\n\ndef total():\n    return rounded(1)\n',
  'plugins.toml': 'entry = "plugin_entry"\n',
};
const rounded = 'function:money.py:rounded';
const total = 'function:cart.py:total';

let store: Store;
beforeAll(async () => {
  store = await sourceAtlas(files);
});

test('impact lists users with ids that every other operation accepts', async () => {
  expect(await ask('impact', { id: rounded }, store)).toMatchObject({
    path: 'money.py',
    line: 1,
    id: rounded,
    name: 'rounded',
    totalUsages: 1,
    usedByFiles: 1,
    totalImports: 1,
    topCallers: [{ path: 'cart.py', line: 5, count: 1 }],
    affected: { symbols: [{ id: total, path: 'cart.py', distance: 1, usesId: rounded }], totalFiles: 1 },
    candidates: { total: 0 },
    viaOverride: [],
    otherDefinitions: [],
  });
});

test('check counts references, and searches for the name if none is resolved', async () => {
  const counts = { id: rounded, totalUsages: 1, usedByFiles: 1, totalImports: 1, totalCandidates: 0 };
  expect(await ask('check', { id: rounded }, store)).toMatchObject(counts);
  expect(await ask('check', { name: 'plugin_entry' }, store)).toMatchObject({
    totalUsages: 0,
    textMatches: 1,
    textFiles: 1,
    textPlaces: [{ path: 'plugins.toml', line: 1, count: 1 }],
  });
});
