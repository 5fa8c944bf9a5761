import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Workspaces } from '../corpora.ts';
import { run } from './run.ts';

interface Packed {
  package: string;
  version: string;
}

/** Downloads one version of a package into `folder` and gives the path of its archive. */
export async function fetchNpm({ package: name, version }: Packed, folder: string): Promise<string> {
  const wanted = `${name}@${version}`;
  const packed = await run('npm', [
    ...['pack', wanted, '--silent', '--ignore-scripts'],
    ...['--pack-destination', folder],
  ]);
  return join(folder, packed.trim());
}

/** Downloads the packages of a monorepo and puts them into one archive, whose bytes are the same everywhere. */
export async function fetchWorkspaces(origin: Workspaces, folder: string): Promise<string> {
  const root = join(folder, 'workspaces');
  for (const member of origin.members) {
    const target = join(root, 'packages', member.package.replace(/^.*\//, ''));
    await mkdir(target, { recursive: true });
    const archive = await fetchNpm(member, folder);
    await run('tar', ['-xf', archive, '-C', target, '--strip-components=1', '--no-same-owner']);
  }
  for (const [path, text] of Object.entries(origin.files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const archive = join(folder, 'workspaces.tar');
  await run('tar', [
    ...['-cf', archive, '-C', folder, '--format=gnu', '--sort=name', '--mtime=@0'],
    ...['--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX', 'workspaces'],
  ]);
  return archive;
}
