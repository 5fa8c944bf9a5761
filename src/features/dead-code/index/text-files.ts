import { runs } from './words.ts';

/** The position of a word in a file that is not code. */
export interface TextLocation {
  path: string;
  line: number;
}

/** Prose, in which a word is not a reference. */
const documents = /\.(?:md|markdown|rst|txt|adoc|asciidoc|org|tex|bib|1|po|pot)$/i;
/** `LICENSE`, `CHANGES`: capitals without an extension. */
const notices = /(?:^|\/)[A-Z][A-Z_-]+$/;
/** Data and settings, in which a common word may mean anything. */
const settings =
  /\.(?:jsonc?|json5|geojson|ya?ml|toml|ini|cfg|conf|csv|tsv|xml|svg|properties|env|lock|list|in|plist)$|(?:^|\/)\.[a-z]+(?:rc|ignore)$/i;
/** Lock files, written by package managers. */
const locks = /(?:^|[/.-])(?:lock|shrinkwrap)(?:\.\w+)?$|-lock\.\w+$|\.lock$/i;

/** The words of files that are not code: templates, settings, documentation. */
export class TextFiles {
  /** Words of templates and of unsupported languages: any of them may be a reference. */
  readonly #uses = new Map<string, TextLocation>();
  readonly #settings = new Map<string, TextLocation>();
  readonly #documents = new Map<string, TextLocation>();

  add(path: string, source: string): void {
    if (locks.test(path)) return;
    const isDocument = documents.test(path) || notices.test(path);
    const isSettings = settings.test(path);
    let line = 1;
    let counted = 0;
    for (const [from, to] of runs(source, 0, source.length)) {
      for (; counted < from; counted++) if (source.charCodeAt(counted) === 10) line++;
      const word = source.slice(from, to);
      const location = { path, line };
      if (isDocument) note(this.#documents, word, location);
      else if (!isSettings || isPointedAt(source, from, to)) note(this.#uses, word, location);
      else note(this.#settings, word, location);
    }
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

function note(locations: Map<string, TextLocation>, word: string, location: TextLocation): void {
  if (!locations.has(word)) locations.set(word, location);
}

/**
 * Whether the context marks the word as a name, as in `package.module:name`, `module#name`, `object.name` or
 * `name(`.
 */
function isPointedAt(source: string, from: number, to: number): boolean {
  const before = source[from - 1] ?? '';
  const isBehind =
    (before === ':' || before === '.' || before === '#') && /[\w\])]/.test(source[from - 2] ?? '');
  return isBehind || source[to] === '(';
}
