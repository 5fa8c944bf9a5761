import { join } from 'node:path';
import { commitOutput } from '../../../src/publish/commit.ts';
import { openOutput } from '../../../src/publish/output/output-folder.ts';
import { StagedWriter } from '../../../src/publish/staged-writer.ts';

export type Version = 'a' | 'b';

/** The ways to replace an output: as a whole, file by file as `--in-place` does, and file by file because few files change. */
export const ways = ['swap', 'in-place', 'few'] as const;
export type Way = (typeof ways)[number];

/** Returns the files of a version, without the marker: unchanged, changed, added, removed, and files in place of folders. */
export function filesOf(version: Version, way: Way): Map<string, string> {
  const files = new Map<string, string>();
  for (let at = 0; at < (way === 'few' ? 200 : 6); at++) files.set(`kept/${at % 3}/${at}.html`, 'kept');
  files.set('index.html', version);
  if (version === 'a')
    return files.set('removed/old.html', 'a').set('file-or-folder', 'a').set('two/x/y', 'a');
  return files.set('added/new.html', 'b').set('file-or-folder/z', 'b').set('two/x', 'b');
}

/** Replaces the output in `folder`, as the last stage of a build does. */
export async function commitVersion(folder: string, version: Version, way: Way): Promise<void> {
  const output = await openOutput(join(folder, 'site'), { stateFolder: join(folder, 'state') });
  try {
    const { newFolder, identity } = output.staging;
    const writer = new StagedWriter({ newFolder, identity, output: output.folder });
    const files = filesOf(version, way);
    const changed = [...files].filter(([path, text]) => writer.write(path, Buffer.from(text)));
    await commitOutput(output, {
      generation: version,
      files: files.keys(),
      changed: changed.map(([path]) => path),
      writer,
      force: false,
      inPlace: way === 'in-place',
      signal: new AbortController().signal,
    });
  } finally {
    await output.close();
  }
}
