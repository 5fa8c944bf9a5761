import { basename } from 'node:path';
import { PartReader } from './part-reader.ts';
import { PartWriter } from './part-writer.ts';
import { compareText } from '../../model/order.ts';
import { partProgram } from './part-cache.ts';

/** Puts part files of one layer, of different files of a repository, into one, in the order of paths. Those that cannot be read are left out. */
export function mergePartFiles(from: readonly string[], to: string, program: string): void {
  const readers = from.flatMap((file) => {
    if (basename(file) !== basename(to)) throw new RangeError(`${file} has parts of another layer`);
    return PartReader.open(file, partProgram(program)) ?? [];
  });
  try {
    const parts = readers.flatMap((reader) => reader.list().map((entry) => ({ ...entry, reader })));
    parts.sort((a, b) => compareText(a.path, b.path));
    const writer = new PartWriter(to, partProgram(program));
    try {
      for (const { path, key, reader } of parts) {
        const bytes = reader.read(path, key);
        if (bytes) writer.add(path, key, bytes);
      }
      writer.finish();
    } finally {
      writer.cancel();
    }
  } finally {
    for (const reader of readers) reader.close();
  }
}
