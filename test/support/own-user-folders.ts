import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { endFile } from './after-file.ts';

/** Each file of tests has caches and state of its own, so that none depends on those of whoever runs it. */
const folder = mkdtempSync(join(tmpdir(), 'treeatlas-user-'));
process.env['XDG_CACHE_HOME'] = join(folder, 'cache');
process.env['XDG_STATE_HOME'] = join(folder, 'state');

afterAll(endFile);
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
