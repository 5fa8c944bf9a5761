import { runs } from './words.ts';

/** A place of a word in a file that is no code. */
export interface TextPlace {
  path: string;
  line: number;
}

/** Files for people; the word of one there is no use of anything. */
const documents = /\.(?:md|markdown|rst|txt|adoc|asciidoc|org|tex|bib|1|po|pot)$/i;
/** `LICENSE`, `CHANGES`: capitals and no ending. */
const notices = /(?:^|\/)[A-Z][A-Z_-]+$/;
/** Files for programs that hold data and settings: a common word there may mean anything. */
const settings =
  /\.(?:jsonc?|json5|geojson|ya?ml|toml|ini|cfg|conf|csv|tsv|xml|svg|properties|env|lock|list|in|plist)$|(?:^|\/)\.[a-z]+(?:rc|ignore)$/i;
/** Written by tools about what was installed. */
const locks = /(?:^|[/.-])(?:lock|shrinkwrap)(?:\.\w+)?$|-lock\.\w+$|\.lock$/i;

/** What the files that are no code say: templates, settings, documentation. */
export class TextFiles {
  /** Words of templates and of code in languages that are not read: any of them may be a use. */
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

  /** Where something is used by its name, as far as can be told. */
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

/** As in `package.module:name`, `module#name`, `object.name` or `name(`: the word names something. */
function isPointedAt(source: string, from: number, to: number): boolean {
  const before = source[from - 1] ?? '';
  const isBehind =
    (before === ':' || before === '.' || before === '#') && /[\w\])]/.test(source[from - 2] ?? '');
  return isBehind || source[to] === '(';
}
