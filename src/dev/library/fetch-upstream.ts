import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../process.ts';

/** The pinned source of a library. */
export interface Upstream {
  /** The project and its commit, for people. */
  name: string;
  commit?: string;
  /** The npm package that contains it, with its exact version. */
  package: string;
  /** SHA-256 of the package's archive, which is downloaded. If undefined, the package is a dependency. */
  sha256?: string;
  /** Paths of the declarations and the licence in the archive or package. */
  folder: string;
  licence: string;
}

/** Returns the folder of an upstream that is a dependency. Throws if another version is installed. */
export function installedUpstream(upstream: Upstream): string {
  const at = upstream.package.lastIndexOf('@');
  const folder = join(root, 'node_modules', upstream.package.slice(0, at));
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  if (version === upstream.package.slice(at + 1)) return folder;
  throw new Error(
    `The version ${version} of ${upstream.package} is installed. Pin it in the selection and run "npm run libraries".`,
  );
}

/**
 * Downloads and unpacks the package of an upstream, and returns the folder. Throws if the checksum of the archive is
 * not the pinned one.
 */
export function fetchUpstream(upstream: Upstream): string {
  const folder = mkdtempSync(join(tmpdir(), 'treeatlas-library-'));
  execFileSync('npm', ['pack', upstream.package, '--silent', '--pack-destination', folder], {
    stdio: 'pipe',
  });
  const archive = readdirSync(folder).find((file) => file.endsWith('.tgz'));
  if (!archive) throw new Error(`npm pack ${upstream.package} wrote no archive: check the version.`);
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, archive)))
    .digest('hex');
  if (hash !== upstream.sha256) {
    throw new Error(
      `The archive of ${upstream.package} has the SHA-256 ${hash}, but ${upstream.sha256 ?? 'none'} is pinned. If the version was changed on purpose, pin the new hash.`,
    );
  }
  const isInside = upstream.licence.startsWith(`${upstream.folder}/`);
  const wanted = isInside ? [upstream.folder] : [upstream.folder, upstream.licence];
  execFileSync('tar', ['-xzf', archive, ...wanted], { cwd: folder });
  return folder;
}
