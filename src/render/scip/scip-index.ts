import type { FileShard } from '../../model/file-shard.ts';
import type { PackageIdentity } from '../../model/package-identity.ts';
import { writeDocument } from './document.ts';
import { externalKindOf } from './kinds.ts';
import { Symbols } from './symbols.ts';
import { MessageWriter } from './wire.ts';

const UTF8 = 1;

export interface ScipOptions {
  /** Returns the files of the atlas. Called twice, so that no file must be kept in memory. */
  files(): AsyncIterable<FileShard>;
  /** Version of this program. */
  version: string;
  /** URL of the repository's root. */
  projectRoot: string;
  /** Display names of languages, by id. */
  titles: ReadonlyMap<string, string>;
  /** Determines the package that the repository publishes. `see` is called for each file before `find`. */
  packageFinder: { see(shard: FileShard): void; find(): PackageIdentity };
}

/**
 * Writes a SCIP index (https://github.com/sourcegraph/scip, `scip.proto`): one chunk for the metadata, one for each
 * document and one for external symbols. The concatenation of encoded fields is a valid protobuf message.
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

/** Whether a file becomes a document. Text files do only if code refers to them. */
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
