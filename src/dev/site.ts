import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './process.ts';

const inputs = [
  'astro.config.mjs',
  'package-lock.json',
  '{content,public}/**',
  'src/{site,model,graph,query,operations,render,store}/**',
];
const stamp = join(root, 'dist', 'site.inputs');

/** Compiles the site to `dist/site` if its inputs have changed. Throws when that fails. */
export async function ensureSite(): Promise<void> {
  const key = inputsKey();
  if (readStamp() === key) return;
  console.error('Compiling the pages of the site: takes up to a minute, once and after changes of them …');
  const { code } = await run([process.execPath, 'src/publish/compile-site.ts']);
  if (code !== 0) throw new Error('The site could not be compiled; see above.');
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stamp, key);
}

function inputsKey(): string {
  const hash = createHash('sha256');
  for (const path of globSync(inputs, { cwd: root }).sort()) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function readStamp(): string {
  try {
    statSync(join(root, 'dist', 'site', 'server', 'entry.mjs'));
    return readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}
