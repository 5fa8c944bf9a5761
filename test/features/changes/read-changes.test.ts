import { describe, expect, it } from 'vitest';
import { readChanges } from '../../../src/features/changes/read-changes.ts';
import type { Store } from '../../../src/store/store.ts';
import { shopReport } from '../../render/changes/report-fixture.ts';

const storeOf = (artifacts: Record<string, unknown>): Store => ({
  read: (path) => Promise.resolve(artifacts[path]),
});

const address = 'api/v1/changes/release-1..HEAD/index.json';

describe('readChanges', () => {
  it('returns the comparison of an atlas', async () => {
    const store = storeOf({ [address]: shopReport() });
    await expect(readChanges(store, 'release/1..HEAD')).resolves.toEqual(shopReport());
  });

  it('names the comparisons that there are if this one is missing', async () => {
    const store = storeOf({ 'api/v1/changes/index.json': { changes: [{ range: 'v1..v2' }] } });
    await expect(readChanges(store, 'v1..v3')).rejects.toMatchObject({
      code: 'NOT_FOUND',
      nearest: ['v1..v2'],
    });
  });

  it('refuses a damaged one and one of another version', async () => {
    await expect(readChanges(storeOf({ [address]: { version: 99 } }), 'release/1..HEAD')).rejects.toThrow(
      /has version 99/,
    );
    await expect(readChanges(storeOf({ [address]: { version: 1 } }), 'release/1..HEAD')).rejects.toThrow(
      /is damaged/,
    );
  });
});
