import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { endFile } from './after-file.ts';

/** Each file of tests has caches and state of its own, so that none depends on those of whoever runs it. */
const folder = mkdtempSync(join(tmpdir(), 'treeatlas-user-'));
process.env['XDG_CACHE_HOME'] = join(folder, 'cache');
process.env['XDG_STATE_HOME'] = join(folder, 'state');

/** Parts of the process that tests replace. The file that does not restore them fails, not one of those after it. */
const shared = (): unknown[] => [process.cwd(), fetch, Date, setTimeout, JSON.parse];
const before = shared();

// Hooks run in reverse order.
afterAll(() => {
  for (const [at, value] of shared().entries())
    expect(value, 'something of the process that was not restored').toBe(before[at]);
});
afterAll(endFile);
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
