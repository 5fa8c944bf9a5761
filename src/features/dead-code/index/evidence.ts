import type { NameSite } from '../../../model/dead-code.ts';
import { contractKinds, typeKinds } from '../../../model/kinds.ts';
import { baseName, parentPath } from '../../../model/path.ts';
import type { CodeFacts } from './code-facts.ts';
import { EvidenceCollector, type Evidence } from './evidence-collector.ts';
import type { CodeGraph } from './graph.ts';
import { Life, type Spread } from './life.ts';
import type { WordOccurrence } from './uses.ts';
import { isDistinctive } from '../../../query/name-in-text.ts';
import { wordOfName, WordHow } from './words.ts';

/** A name with more unexplained occurrences is too common to be evidence against any of them. */
const MAX_PLACES = 20;

const dataMembers: ReadonlySet<string> = new Set(['property', 'field']);

const hows = ['code', 'member', 'string', 'prose'] as const;

/** Weighs the evidence, other than edges, that a node is used. */
export class EvidenceScale {
  readonly #facts: CodeFacts;
  readonly #graph: CodeGraph;
  readonly #spread: Spread;
  readonly #uses: ReadonlyMap<string, readonly WordOccurrence[]>;
  /** Names of members that are called via a structural type. */
  readonly #structural: ReadonlySet<string>;

  constructor(
    facts: CodeFacts,
    graph: CodeGraph,
    spread: Spread,
    uses: ReadonlyMap<string, readonly WordOccurrence[]>,
  ) {
    this.#facts = facts;
    this.#graph = graph;
    this.#spread = spread;
    this.#uses = uses;
    this.#structural = structuralNames(facts, graph);
  }

  /** Returns the current evidence. It grows with the number of live nodes. */
  weigh(number: number): Evidence {
    const node = this.#facts.nodes[number];
    if (!node) return { life: Life.Dead, doubts: [] };
    const found = new EvidenceCollector();
    // A member of an unreachable node cannot be reached by its name.
    const isApart =
      this.#isGlobal(number) || this.#graph.found.has(number) || this.#graph.scannable.has(number);
    if (node.parent >= 0 && !this.#spread.reaches(node.parent) && !isApart) return found.evidence();
    if (node.parent < 0) this.#weighFile(number, found);
    else this.#weighSymbol(number, found);
    return found.evidence();
  }

  #weighFile(number: number, found: EvidenceCollector): void {
    const path = this.#facts.files.get(number)?.path ?? '';
    if (this.skippedFileMentioning(number) !== undefined) found.add('skipped', Life.Named);
    const access = this.#graph.access.get(number);
    if (access === 'open' || access === 'exposed') found.add('imported', Life.Outside);
    if (this.#graph.loading.has(number)) found.add('registering', Life.Outside);
    if (this.#hasWanted(number)) found.add('scanned', Life.Named);
    const name = baseName(path);
    const stem = name.includes('.', 1) ? name.slice(0, name.indexOf('.', 1)) : name;
    const folder = parentPath(path);
    const folderName = baseName(folder);
    const isIndex = this.#graph.folderFiles.get(folder) === number || stem === 'index';
    const loadName = isIndex ? folderName : stem;
    if (loadName !== '' && this.#facts.stems.has(loadName)) found.add('loaded', Life.Lives);
    else if (folderName !== '' && this.#facts.stems.has(folderName)) found.add('loaded', Life.Outside);
  }

  #weighSymbol(number: number, found: EvidenceCollector): void {
    const { nodes, texts, fragments } = this.#facts;
    const node = nodes[number];
    const parent = node && nodes[node.parent];
    if (!node || !parent) return;
    const word = wordOfName(node.name);
    const isLocal = this.#isLocal(number);
    this.#weighAccess(number, found);
    this.#weighUses(number, word, found);
    if (isLocal) return;
    if (this.skippedFileMentioning(number) !== undefined) found.add('skipped', Life.Named);
    const clear = isDistinctive(word);
    if (texts.use(word)) found.add('mentioned', Life.Lives);
    else if (texts.setting(word)) found.add('mentioned', clear ? Life.Lives : Life.Outside);
    if (texts.document(word) && !node.isPrivate) found.add('documented', Life.Outside);
    if (fragments.fit(word)) found.add('composed', Life.Outside);
    if (typeKinds.has(parent.kind) && this.#structural.has(node.name)) found.add('structural', Life.Named);
  }

  #weighAccess(number: number, found: EvidenceCollector): void {
    const { nodes } = this.#facts;
    const node = nodes[number];
    const parent = node && nodes[node.parent];
    if (!node || !parent) return;
    if (dataMembers.has(node.kind)) found.add('data', node.isPrivate ? Life.Named : Life.Outside);
    if (this.#facts.files.get(node.file)?.isPartial) found.add('partial', Life.Named);
    if (this.#graph.loading.has(number)) found.add('registering', Life.Outside);
    if (this.#spread.isLent(number)) found.add('passedOn', Life.Outside);
    if (this.#graph.like.has(number)) found.add('libraryMember', Life.Outside);
    if (this.#graph.registered.has(number)) found.add('registered', Life.Outside);
    if (this.#isWanted(number)) found.add('scanned', Life.Named);
    if (this.#graph.aids.has(node.file)) found.add('helper', Life.Named);
    if (node.isPrivate) return;
    if (this.#isGlobal(number) && !(this.#facts.files.get(node.file)?.runsCode ?? true))
      found.add('script', Life.Named);
    if (typeKinds.has(parent.kind) && this.#graph.tests.has(node.file)) found.add('testDouble', Life.Named);
    const access = this.#graph.access.get(node.file);
    if (parent.parent < 0) {
      if (!node.exported) return;
      if (this.#isLoadedByPath(node.file)) found.add('loaded', Life.Outside);
      if (access === 'open') found.add('imported', Life.Outside);
      if (access === 'exposed') found.add('reachable', Life.Named);
      return;
    }
    if (access !== undefined) found.add('instances', Life.Outside);
  }

  /** Whether nothing imports a file, but a string contains the path of its folder: what loads it may use all exports. */
  #isLoadedByPath(file: number): boolean {
    if (this.#spread.life[file] === Life.Lives && !this.#spread.doubted.has(file)) return false;
    return this.#facts.stems.hasPath(parentPath(this.#facts.files.get(file)?.path ?? ''));
  }

  /** Whether a scan may register the type and live code uses an interface of it, so that something has to supply an instance. */
  #isWanted(type: number): boolean {
    if (!this.#graph.scannable.has(type)) return false;
    const above = new Set(this.#graph.heritage.get(type));
    for (const each of above) {
      if (this.#isContract(each) && this.#hasOtherUsers(each)) return true;
      for (const next of this.#graph.heritage.get(each) ?? []) above.add(next);
    }
    return false;
  }

  #isContract(type: number): boolean {
    const kind = this.#facts.nodes[type]?.kind;
    return kind !== undefined && contractKinds.has(kind);
  }

  #hasWanted(file: number): boolean {
    const { base, end } = this.#facts.files.get(file) ?? { base: 0, end: 0 };
    for (let node = base + 1; node < end; node++) if (this.#isWanted(node)) return true;
    return false;
  }

  /** Whether live code other than implementations uses an interface. */
  #hasOtherUsers(number: number): boolean {
    return (this.#graph.users[number] ?? []).some(
      (user) => this.#spread.reaches(user) && !this.#graph.heritage.get(user)?.includes(number),
    );
  }

  /** Whether other files see the name without an import. */
  #isGlobal(number: number): boolean {
    const node = this.#facts.nodes[number];
    return node?.parent === node?.file && !(this.#facts.files.get(node?.file ?? -1)?.isModule ?? true);
  }

  /** Whether only code in the same file can refer to the node. */
  #isLocal(number: number): boolean {
    const node = this.#facts.nodes[number];
    const parent = node && this.#facts.nodes[node.parent];
    // A name that is private by convention only can still be imported.
    if (!node || !parent || parent.parent >= 0 || node.exported || node.isPrivate) return false;
    const file = this.#facts.files.get(node.file);
    return file !== undefined && file.isModule && !file.isPartial;
  }

  #weighUses(number: number, word: string, found: EvidenceCollector): void {
    let sites = 0;
    let nearest: Life = Life.Dead;
    for (const { how } of this.#plausible(number, word)) {
      sites++;
      const life = how === WordHow.String && isDistinctive(word) ? Life.Lives : Life.Named;
      if (life < nearest) nearest = life;
    }
    if (sites > MAX_PLACES) nearest = Life.Lives;
    if (nearest !== Life.Dead) found.add('named', nearest);
  }

  /** Yields the occurrences in live code that may refer to the node. */
  *#plausible(number: number, word: string): Generator<WordOccurrence> {
    const node = this.#facts.nodes[number];
    if (!node) return;
    const isLocal = this.#isLocal(number);
    for (const use of this.#uses.get(word) ?? []) {
      if (!this.#spread.reaches(use.owner)) continue;
      const there = this.#facts.nodes[use.owner];
      if (isLocal && (there?.file !== node.file || use.how !== WordHow.Code)) continue;
      yield use;
    }
  }

  /** Returns the path of the first excluded file that contains the name of the node. */
  skippedFileMentioning(number: number): string | undefined {
    const file = this.#facts.files.get(this.#facts.nodes[number]?.file ?? -1);
    return file?.mentionedInSkipped.get(number - file.base);
  }

  /** Returns the occurrences that are evidence: the first `most` of them, and their total. */
  sites(number: number, maxSites: number): { total: number; sites: NameSite[] } {
    const node = this.#facts.nodes[number];
    const word = wordOfName(node?.name ?? '');
    const sites: NameSite[] = [];
    let total = 0;
    if (!node || node.parent < 0) return { total, sites };
    for (const { owner, line, how } of this.#plausible(number, word)) {
      total++;
      const file = this.#facts.nodes[owner]?.file ?? -1;
      const path = this.#facts.files.get(file)?.path ?? '';
      if (sites.length < maxSites) sites.push({ path, line, how: hows[how] ?? 'code' });
    }
    if (this.#isLocal(number)) return { total, sites };
    const { texts } = this.#facts;
    for (const place of [texts.use(word), texts.setting(word), texts.document(word)]) {
      if (!place) continue;
      total++;
      if (sites.length < maxSites) sites.push({ ...place, how: 'text' });
    }
    return { total, sites };
  }
}

/**
 * Returns the names of members of used structural types. Any object with such a member may be passed as an
 * instance of the type, whatever its declaration.
 */
function structuralNames({ nodes }: CodeFacts, { users }: CodeGraph): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [number, { parent, name }] of nodes.entries()) {
    const kind = nodes[parent]?.kind;
    if (kind === undefined || !(contractKinds.has(kind) || kind === 'type_alias')) continue;
    if ((users[number] ?? []).length > 0) names.add(name);
  }
  return names;
}
