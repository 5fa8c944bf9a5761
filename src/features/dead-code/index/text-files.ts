import { isDocument, isLockFile } from '../../../query/is-document.ts';
import { isPointedAt } from '../../../query/name-in-text.ts';
import { isCodeQualityReport } from '../../../render/code-quality-report.ts';
import { runs } from './words.ts';

/** The position of a word in a file that is not code. */
export interface TextLocation {
  path: string;
  line: number;
}

/** Data and settings, in which a common word may mean anything. */
const settings =
  /\.(?:jsonc?|json5|geojson|ya?ml|toml|ini|cfg|conf|csv|tsv|xml|svg|properties|env|lock|list|in|plist)$|(?:^|\/)\.[a-z]+(?:rc|ignore)$/i;

/** The words of a file that is not code, and the line where each first occurs. */
export interface TextWords {
  /** Words of templates and of unsupported languages: any of them may be a reference. */
  uses: Map<string, number>;
  settings: Map<string, number>;
  documents: Map<string, number>;
}

export function wordsOfText(path: string, source: string): TextWords {
  const found: TextWords = { uses: new Map(), settings: new Map(), documents: new Map() };
  // A report of dead code names what is dead: it must not count as a mention of it.
  if (isLockFile(path) || isCodeQualityReport(source)) return found;
  const inDocument = isDocument(path);
  const isSettings = settings.test(path);
  let line = 1;
  let counted = 0;
  for (const [from, to] of runs(source, 0, source.length)) {
    for (; counted < from; counted++) if (source.charCodeAt(counted) === 10) line++;
    const word = source.slice(from, to);
    const isUse = !isSettings || isPointedAt(source, from, to);
    const lines = inDocument ? found.documents : isUse ? found.uses : found.settings;
    if (!lines.has(word)) lines.set(word, line);
  }
  return found;
}

/** The words of files that are not code: templates, settings, documentation. */
export class TextFiles {
  readonly #uses = new Map<string, TextLocation>();
  readonly #settings = new Map<string, TextLocation>();
  readonly #documents = new Map<string, TextLocation>();

  add(path: string, { uses, settings: set, documents: documented }: TextWords): void {
    note(this.#uses, path, uses);
    note(this.#settings, path, set);
    note(this.#documents, path, documented);
  }

  /** Returns the first location where the word is probably a reference. */
  use(word: string): TextLocation | undefined {
    return this.#uses.get(word);
  }

  setting(word: string): TextLocation | undefined {
    return this.#settings.get(word);
  }

  document(word: string): TextLocation | undefined {
    return this.#documents.get(word);
  }
}

function note(locations: Map<string, TextLocation>, path: string, words: ReadonlyMap<string, number>): void {
  for (const [word, line] of words) if (!locations.has(word)) locations.set(word, { path, line });
}
