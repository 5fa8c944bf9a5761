import { createWriteStream, existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { openAtlasStream } from '../atlas-stream.ts';
import { formatNamed, levelFor } from '../export-formats.ts';
import type { ExportOptions } from '../own-commands.ts';
import { InputError, UsageError } from '../report-error.ts';
import { note, writeOut, type Terminal } from '../terminal.ts';

/** The whole graph, one file at a time, to standard output or to a file that is complete or not there. */
export async function exportGraph(terminal: Terminal, path: string, options: ExportOptions): Promise<void> {
  const { cwd, out, signal } = terminal;
  const format = formatNamed(options.format);
  const level = levelFor(format, options.level);
  const output = options.output === undefined ? undefined : writablePlace(resolve(cwd, options.output));
  if (format.isBinary && output === undefined && 'isTTY' in out && out.isTTY) {
    throw new UsageError(`${options.format} is nothing to read. Name a file with --output, or use a pipe.`);
  }
  const atlas = await openAtlasStream(terminal, path, options);
  try {
    const projectRoot =
      options.projectRoot === undefined ? atlas.root : pathToFileURL(resolve(cwd, options.projectRoot)).href;
    const chunks = format.write(atlas, {
      level,
      // An atlas does not tell where its repository is; most are asked for from there.
      projectRoot: projectRoot ?? pathToFileURL(cwd).href,
      remark: (text) => note(terminal, text),
    });
    if (output === undefined) {
      await pipeline(chunks, out, { signal, end: false });
      // The last chunk may wait for a slow reader yet, and the process ends when this is done.
      await writeOut(terminal, '');
    } else {
      await writeWhole(terminal, chunks, output);
    }
  } finally {
    await atlas.close();
  }
}

/** Tells before the work what would fail after it. */
function writablePlace(file: string): string {
  if (!existsSync(dirname(file))) throw new InputError(`There is no folder ${dirname(file)}. Make it first.`);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new InputError(`${file} is a folder. Name a file with --output.`);
  return file;
}

/** Like `writeAtomically`, for a stream that need not fit into memory. */
async function writeWhole(
  terminal: Terminal,
  chunks: AsyncIterable<string | Uint8Array>,
  file: string,
): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  try {
    await pipeline(chunks, createWriteStream(partial), { signal: terminal.signal });
    await rename(partial, file);
  } catch (cause) {
    await rm(partial, { force: true });
    throw cause;
  }
  note(terminal, `Wrote ${file}.`);
}
