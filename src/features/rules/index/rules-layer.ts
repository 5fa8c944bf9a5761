import { artifactPath, type Artifact } from '../../../model/artifact.ts';
import type { FileShard } from '../../../model/file-shard.ts';
import { compareText } from '../../../model/order.ts';
import { parentPath } from '../../../model/path.ts';
import { rulesOf, type RulesEntry, type RulesIndex, type RulesShard } from '../../../model/rules.ts';
import { directorySubject, RuleBook, subjectsOf, type Subject } from '../query/rules.ts';
import type { Layer, LayerBuilder, LayerContext } from '../../../derive/layer.ts';

/** Entries without violations are small: this many take about 100 KB. */
const MAX_ENTRIES = 1000;
const MAX_VIOLATIONS = 300;

/** The subjects of a file; none of a file without code. */
type RulesPart = Pick<FileShard, 'path' | 'language'> & { subjects: Omit<Subject, 'path'>[] };

/**
 * Violations of the rules, computed once, because queries could not check every file of a large repository.
 */
export const rulesLayer: Layer<RulesPart> = {
  prefix: artifactPath.rules.slice(0, -'.json'.length),
  uses: ['rules', 'today'],
  openParts: () => (shard) => {
    const { path, language } = shard;
    const subjects = subjectsOf(shard).map(({ path: _path, ...subject }) => subject);
    return { path, language, subjects };
  },
  open: (context) => new RulesBuilder(context),
};

class RulesBuilder implements LayerBuilder<RulesPart> {
  readonly #context: LayerContext;
  readonly #book: RuleBook;
  readonly #entries: RulesEntry[] = [];
  readonly #filesIn = new Map<string, number>();

  constructor(context: LayerContext) {
    this.#context = context;
    this.#book = new RuleBook(rulesOf(context.rules), context.today ?? null);
  }

  add({ path, language, subjects }: RulesPart): void {
    if (language === null) return;
    this.#entries.push({ path, ...this.#book.check(subjects.map((subject) => ({ ...subject, path }))) });
    const directory = parentPath(path);
    this.#filesIn.set(directory, (this.#filesIn.get(directory) ?? 0) + 1);
  }

  *artifacts(): Iterable<Artifact> {
    for (const [path, size] of this.#filesIn)
      this.#entries.push({ path, ...this.#book.check([directorySubject(path, size)]) });
    this.#entries.sort((a, b) => compareText(a.path, b.path));
    const shards: RulesIndex['shards'] = [];
    for (const entries of parts(this.#entries)) {
      const file = `quality/rules/${shards.length}.json`;
      shards.push({ file, first: entries[0]?.path ?? '' });
      yield { path: artifactPath.below(file), value: { entries } satisfies RulesShard };
    }
    const { names, sizes, disabled, suppressions } = rulesOf(this.#context.rules);
    yield {
      path: artifactPath.rules,
      value: {
        isConfigured: this.#context.rules !== undefined,
        names: mapValues(names),
        sizes,
        disabled: [...disabled],
        suppressions: suppressions.map((each, at) => ({ ...each, hits: this.#book.hits[at] ?? 0 })),
        // Set only if a suppression depends on it. Otherwise every commit would change the artifact.
        today: suppressions.some(({ until }) => until !== undefined) ? (this.#context.today ?? null) : null,
        shards,
      } satisfies RulesIndex,
    };
  }
}

function mapValues(names: Readonly<Record<string, readonly string[]>>): RulesIndex['names'] {
  return Object.fromEntries(
    Object.entries(names).map(([rule, list]) => [rule, [...list]]),
  ) as RulesIndex['names'];
}

function* parts(entries: readonly RulesEntry[]): Iterable<RulesEntry[]> {
  let part: RulesEntry[] = [];
  let violations = 0;
  for (const entry of entries) {
    part.push(entry);
    violations += entry.violations.length;
    if (part.length < MAX_ENTRIES && violations < MAX_VIOLATIONS) continue;
    yield part;
    part = [];
    violations = 0;
  }
  if (part.length > 0) yield part;
}
