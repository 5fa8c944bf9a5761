import type { FileShard } from '../../model/file-shard.ts';
import type { PackageIdentity } from '../../model/package-identity.ts';
import { writeDocument } from './document.ts';
import { externalKindOf } from './kinds.ts';
import { Symbols } from './symbols.ts';
import { MessageWriter } from './wire.ts';

const UTF8 = 1;

export interface ScipOptions {
  /** The files of the atlas; they are read twice, and none is kept. */
  files(): AsyncIterable<FileShard>;
  /** Of the program that read the repository. */
  version: string;
  /** Where the repository lies, as a URL. */
  projectRoot: string;
  /** Names of languages for people, by the name of their grammar. */
  titles: ReadonlyMap<string, string>;
  /** Told of every file, then asked what the repository publishes. */
  packageFinder: { see(shard: FileShard): void; find(): PackageIdentity };
}

/**
 * A SCIP index (https://github.com/sourcegraph/scip, `scip.proto`), one chunk for the head, one for each document
 * and one for what is outside: fields of a message may be written one after the other.
 */
export async function* scipIndex(options: ScipOptions): AsyncGenerator<Uint8Array> {
  const { files, titles, packageFinder } = options;
  const symbols = new Symbols();
  for await (const shard of files()) {
    symbols.add(shard);
    packageFinder.see(shard);
  }
  symbols.package = packageFinder.find();
  yield metadata(options);
  for await (const shard of files()) {
    if (!isOfInterest(shard)) continue;
    const language = shard.language === null ? '' : (titles.get(shard.language) ?? shard.language);
    const writer = new MessageWriter();
    writer.message(2, () => writeDocument(writer, shard, language, symbols));
    yield writer.finish();
  }
  yield externalSymbols(symbols);
}

/** Text is a document only where code refers to it. */
function isOfInterest({ language, edges, candidates }: FileShard): boolean {
  return language !== null || edges.length + candidates.length > 0;
}

function metadata({ version, projectRoot }: ScipOptions): Uint8Array {
  const writer = new MessageWriter();
  writer.message(1, () => {
    writer.message(2, () => {
      writer.text(1, 'treeatlas');
      writer.text(2, version);
    });
    writer.text(3, projectRoot);
    writer.number(4, UTF8);
  });
  return writer.finish();
}

function externalSymbols(symbols: Symbols): Uint8Array {
  const writer = new MessageWriter();
  for (const { end, symbol } of symbols.externals()) {
    writer.message(3, () => {
      writer.text(1, symbol);
      writer.number(5, externalKindOf(end));
      writer.text(6, end.name);
    });
  }
  return writer.finish();
}
