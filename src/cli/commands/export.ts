import { createWriteStream, existsSync, realpathSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { InputError } from '../../host/input-error.ts';
import { openAtlasStream, type AtlasStream } from '../../host/open-atlas-stream.ts';
import { openBuiltAtlas } from '../../host/open-built-atlas.ts';
import { refuseSecrets } from '../../host/refuse-secrets.ts';
import { formatNamed, levelFor } from '../export-formats.ts';
import { hostOptions } from '../host-options.ts';
import type { IndexingOptions } from '../indexing-options.ts';
import { noteSecrets } from '../note-secrets.ts';
import { createProgress } from '../progress.ts';
import { stageReporter } from '../stages.ts';
import { note, writeOut, type Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

export interface ExportOptions extends IndexingOptions {
  format: string;
  level?: string;
  output?: string;
  projectRoot?: string;
}

/** Writes the whole graph, one file at a time, to standard output or to a file, which is never left incomplete. */
export async function exportGraph(terminal: Terminal, path: string, options: ExportOptions): Promise<void> {
  const { cwd, out, signal } = terminal;
  const format = formatNamed(options.format);
  const level = levelFor(format, options.level);
  const output = options.output === undefined ? undefined : writablePlace(resolve(cwd, options.output));
  if (format.isBinary && output === undefined && 'isTTY' in out && out.isTTY) {
    throw new UsageError(`${options.format} is binary. Name a file with --output, or use a pipe.`);
  }
  const atlas = await openStream(terminal, path, options);
  try {
    refuseSecrets(atlas.secrets, options.failOn);
    noteSecrets(terminal, atlas.secrets);
    const projectRoot =
      options.projectRoot === undefined ? atlas.root : pathToFileURL(resolve(cwd, options.projectRoot)).href;
    const chunks = format.write(atlas, {
      level,
      // A built atlas does not contain the folder of its repository, which is most often the current one.
      projectRoot: projectRoot ?? pathToFileURL(cwd).href,
      remark: (text) => note(terminal, text),
    });
    if (output === undefined) {
      await pipeline(chunks, out, { signal, end: false });
      // Waits for a slow reader to take the last chunk: the process ends after this.
      await writeOut(terminal, '');
    } else {
      await writeWhole(terminal, chunks, output);
    }
  } finally {
    await atlas.close();
  }
}

async function openStream(terminal: Terminal, path: string, options: ExportOptions): Promise<AtlasStream> {
  if (options.failOn && openBuiltAtlas(path, terminal.cwd))
    throw new UsageError('--fail-on needs a repository: a built atlas no longer contains its secrets.');
  const progress = createProgress(terminal);
  try {
    const onProgress = terminal.live ? stageReporter(progress) : undefined;
    return await openAtlasStream(path, { ...options, ...hostOptions(terminal, onProgress) });
  } finally {
    progress.stop();
  }
}

/** An output that can be written, as the user names it. */
interface OutputFile {
  name: string;
  /** The file itself, to which links lead. */
  file: string;
  /** A device or a pipe: it is written to, and never replaced by a file. */
  isSpecial: boolean;
}

/** Reports an unusable output before the work rather than after it. */
function writablePlace(name: string): OutputFile {
  if (!existsSync(dirname(name)))
    throw new InputError(`There is no folder ${dirname(name)}. Create it first.`);
  const stats = statSync(name, { throwIfNoEntry: false });
  if (stats?.isDirectory()) throw new InputError(`${name} is a folder. Name a file with --output.`);
  if (!stats) return { name, file: name, isSpecial: false };
  return stats.isFile()
    ? { name, file: realpathSync(name), isSpecial: false }
    : { name, file: name, isSpecial: true };
}

/** Like `writeAtomically`, for a stream that need not fit into memory. */
async function writeWhole(
  terminal: Terminal,
  chunks: AsyncIterable<string | Uint8Array>,
  { name, file, isSpecial }: OutputFile,
): Promise<void> {
  if (isSpecial) {
    await pipeline(chunks, createWriteStream(file), { signal: terminal.signal });
    return;
  }
  const partial = `${file}.${process.pid}.partial`;
  try {
    await pipeline(chunks, createWriteStream(partial), { signal: terminal.signal });
    await rename(partial, file);
  } catch (cause) {
    await rm(partial, { force: true });
    throw cause;
  }
  note(terminal, `Wrote ${name}.`);
}
