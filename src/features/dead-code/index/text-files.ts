import { runs } from './words.ts';

/** The position of a word in a file that is not code. */
export interface TextPlace {
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
  readonly #uses = new Map<string, TextPlace>();
  readonly #settings = new Map<string, TextPlace>();
  readonly #documents = new Map<string, TextPlace>();

  add(path: string, source: string): void {
    if (locks.test(path)) return;
    const isDocument = documents.test(path) || notices.test(path);
    const isSettings = settings.test(path);
    let line = 1;
    let counted = 0;
    for (const [from, to] of runs(source, 0, source.length)) {
      for (; counted < from; counted++) if (source.charCodeAt(counted) === 10) line++;
      const word = source.slice(from, to);
      const place = { path, line };
      if (isDocument) note(this.#documents, word, place);
      else if (!isSettings || isPointedAt(source, from, to)) note(this.#uses, word, place);
      else note(this.#settings, word, place);
    }
  }

  /** Returns a place where the word is probably used as a name. */
  use(word: string): TextPlace | undefined {
    return this.#uses.get(word);
  }

  setting(word: string): TextPlace | undefined {
    return this.#settings.get(word);
  }

  document(word: string): TextPlace | undefined {
    return this.#documents.get(word);
  }
}

function note(places: Map<string, TextPlace>, word: string, place: TextPlace): void {
  if (!places.has(word)) places.set(word, place);
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
