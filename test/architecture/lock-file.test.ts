import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeLock, missingOptional, type LockFile } from '../../src/dev/lock-file.ts';

const text = readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8');

describe('the lock file', () => {
  it('names the packages of every platform, so that npm ci accepts it (npm run lock)', () => {
    expect(missingOptional(JSON.parse(text) as LockFile)).toEqual([]);
  });

  it('names no registry', () => {
    expect(text).not.toMatch(/"resolved": "https?:/);
  });
});

describe('completeLock', () => {
  it('adds what npm left out, for its platform only', () => {
    const lock: LockFile = {
      packages: {
        '': {},
        'node_modules/a': {
          version: '1.0.0',
          dev: true,
          optionalDependencies: { '@a/linux-x64-musl': '1.0.0', b: '2.0.0' },
        },
        'node_modules/a/node_modules/b': { version: '2.0.0' },
      },
    };
    const complete = completeLock(lock);
    expect(Object.keys(complete.packages)).toEqual([
      '',
      'node_modules/@a/linux-x64-musl',
      'node_modules/a',
      'node_modules/a/node_modules/b',
    ]);
    expect(complete.packages['node_modules/@a/linux-x64-musl']).toEqual({
      version: '1.0.0',
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    });
    expect(missingOptional(complete)).toEqual([]);
  });
});
