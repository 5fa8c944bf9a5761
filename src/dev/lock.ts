// `npm run lock` completes the lock file after a change of dependencies: see `lock-file.ts`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock, missingOptional, type LockFile } from './lock-file.ts';
import { root } from './process.ts';

const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8')) as LockFile;
const missing = missingOptional(lock);
if (missing.length > 0) writeFileSync(path, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
console.log(
  missing.length === 0
    ? 'The lock file is complete.'
    : `Added ${missing.map(({ name }) => name).join(', ')}.`,
);
