import { run } from './run.ts';

/** Unpacks a zip file, as a wheel, a source jar or the archive of a Go module, into `folder`. */
export async function unpackZip(archive: string, folder: string): Promise<void> {
  await run('python3', ['-m', 'zipfile', '-e', archive, folder]);
}
