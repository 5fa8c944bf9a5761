import { baseName, parentPath } from '../../../model/path.ts';
import type { Grammar } from '../../../grammar/load-grammars.ts';
import { contractKinds, typeKinds } from '../../../model/kinds.ts';
import type { ShardRoot } from '../../../model/root.ts';
import { definitionNumber, type DefinitionNumber, FIRST_DEFINITION, isNone } from '../../facts/ids.ts';
import {
  declarationCount,
  DeclarationColumn as D,
  DeclarationFlag,
  declaredText,
  hasDeclarationFlag,
} from '../../files/declarations.ts';
import type { FileFacts } from '../../facts/facts.ts';
import type { Program, ProgramFile } from '../../resolve/bind/program.ts';
import { hasIncludes } from '../../resolve/bind/include-graph.ts';
import { replacedDefinitions } from '../../resolve/bind/several-projects.ts';
import type { Analysis } from '../analyse.ts';
import type { EntryPoint } from '../entry-points.ts';
import { testFinder } from './contains-tests.ts';
import { decoratorNames } from './decorators.ts';
import { fileConventions, nameConventions, type FileConvention } from './name-rules.ts';
import { importedFolders } from './imported-folders.ts';
import { isAlsoImported, libraryMemberNames, OutsideTypes } from './outside-types.ts';
import { registeringCalls } from './registering.ts';
import { readProjects } from './projects.ts';
import { findPublications, type Publication } from './publications.ts';
import type { TestSetup, TestSetups } from './find-test-setups.ts';
import { rootGroups, type RootGroup } from './recipes.ts';
import type { RootRecipe } from './root-recipe.ts';

/** Finds the roots of files: symbols that are used from outside the code, by index of the definition. */
export interface RootFinder {
  of(file: ProgramFile): ShardRoot[];
  /**
   * Identifies what the roots of a file depend on besides its own facts, the supertypes of its types and the generated names. It is found without
   * reading facts.
   */
  contextOf(file: ProgramFile): string;
  /** Whether a file is a test file by a convention for its path. Reads no facts. */
  isTest(file: ProgramFile): boolean;
  /** Whether a file contains tests; undefined if its definitions do not tell. */
  containsTests(file: ProgramFile): boolean | undefined;
}

export interface RootInput {
  /** Grammars of the files in the repository. */
  grammars: readonly Grammar[];
  entryPoints: readonly EntryPoint[];
  testSetups: TestSetups;
  paths: readonly string[];
  readText(path: string): Promise<string | undefined>;
  analysis: Analysis;
  /** Names in generated files that were skipped and may contain references. */
  generated: ReadonlySet<string>;
}

/** Reads project files, and returns what finds the roots of a file. */
export async function createRootFinder(input: RootInput): Promise<RootFinder> {
  const byLanguage = new Map<string, RootFinder>();
  const entries = new Map(input.entryPoints.map((point) => [point.path, point]));
  for (const group of rootGroups(input.grammars)) {
    const finder = await finderOf(group, input, entries);
    for (const language of group.languages) byLanguage.set(language, finder);
  }
  return {
    of: (file) => byLanguage.get(file.grammar.name)?.of(file) ?? [],
    contextOf: (file) => byLanguage.get(file.grammar.name)?.contextOf(file) ?? '',
    isTest: (file) => byLanguage.get(file.grammar.name)?.isTest(file) ?? false,
    containsTests: (file) => byLanguage.get(file.grammar.name)?.containsTests(file),
  };
}

async function finderOf(
  { recipe, languages }: RootGroup,
  { paths, entryPoints, testSetups, readText, analysis, generated }: RootInput,
  entries: ReadonlyMap<string, EntryPoint>,
): Promise<RootFinder> {
  const { program } = analysis.linked;
  const publications = await findPublications({ recipe, paths, entryPoints, readText });
  const projects = await readProjects({ recipe, paths, readText });
  const conventionOf = fileConventions(recipe, projects);
  const named = nameConventions(recipe, projects);
  const inert = recipe.inertDecorators.map((text) => new RegExp(text, 'u'));
  const running = recipe.runningDecorators.map((text) => new RegExp(text, 'u'));
  const forFields = recipe.fieldDecorators.map((text) => new RegExp(text, 'u'));
  const folderFiles = new Set(recipe.folderFiles);
  const hidden = recipe.privatePaths === undefined ? undefined : new RegExp(recipe.privatePaths, 'u');
  const closedPaths = recipe.closedPaths === undefined ? undefined : new RegExp(recipe.closedPaths, 'u');
  const closedNamespaces =
    recipe.closedNamespaces === undefined ? undefined : new RegExp(recipe.closedNamespaces, 'u');
  const aids = recipe.testAids === undefined ? undefined : new RegExp(recipe.testAids, 'u');
  const loading = recipe.loadingCalls === undefined ? undefined : new RegExp(recipe.loadingCalls, 'u');
  const describing = new Set(recipe.describingModifiers);
  const license = paths.find((path) => recipe.licenses.some((name) => path === name));
  const licensed =
    license === undefined ? undefined : { manifest: license, access: 'exposed' as const, entries: [] };
  const containsTests = testFinder(recipe);
  const outside = new OutsideTypes(analysis, recipe);
  const folders = importedFolders({ recipe, languages, analysis, conventionOf });

  const membersByFamily = new Map<string, ReadonlySet<string>>();
  const memberNames = ({ grammar }: ProgramFile): ReadonlySet<string> => {
    const { family } = grammar.manifest;
    const known = membersByFamily.get(family) ?? libraryMemberNames(analysis, family);
    membersByFamily.set(family, known);
    return known;
  };

  /** Whether a file is beside the code that its package publishes: a test, or in a folder of scripts, examples or documentation. */
  const isBeside = (path: string, { manifest }: Publication): boolean => {
    const convention = conventionOf(path);
    if (convention?.test) return true;
    const isAid = ({ kind, shown }: FileConvention): boolean => kind === 'entry' || shown;
    if (!convention || !isAid(convention)) return false;
    // A folder of such a name inside of the code is published with it, and so is a package in such a folder.
    const folder = parentPath(manifest);
    const [first = '', ...rest] = (folder === '' ? path : path.slice(folder.length + 1)).split('/');
    const outside = conventionOf([first, ...rest.slice(-1)].join('/'));
    return outside !== undefined && isAid(outside);
  };

  const publicationOf = (path: string): Publication | undefined =>
    publications.around(path) ??
    (folders.isForOthers(path) ? { manifest: '', access: 'open', entries: [] } : licensed);

  const rootsOf = (file: ProgramFile): ShardRoot[] => {
    const { path, facts, base } = file;
    const roots = new RootList();
    const convention = conventionOf(path);
    const entry = entries.get(path);
    const publication = publicationOf(path);
    const again = new Set(declaredAgain(file, program));
    if (convention) roots.add(0, convention);
    if (convention?.test) roots.add(0, { ...convention.test, effect: 'used' });
    for (const setup of testSetups.get(path) ?? []) addSetup(roots, setup, facts);
    if (convention?.shown) roots.add(0, { ...convention, effect: 'helper' });
    if (entry) roots.add(0, entryRoot(entry, publication));
    if (folderFiles.has(baseName(path)))
      roots.add(0, { kind: 'language', effect: 'folder', reason: 'runs when its folder is loaded' });
    const isClosed = closedPaths?.test(path) === true || closedNamespaces?.test(facts.namespace) === true;
    if (publication && !convention?.internal && !isClosed) {
      const isHidden = hidden?.test(path) === true || isBeside(path, publication);
      const access = isHidden && publication.access === 'open' ? 'exposed' : publication.access;
      const isFront = access === 'open' && folders.isFront(path);
      addAccess(roots, path, { ...publication, access, entries: isFront ? [path] : publication.entries });
      if (access !== 'private' && aids?.test(path)) roots.add(0, testAid);
    }
    if (convention?.effect === 'all') return roots.list();
    const conventionByName = named(path);
    const decorators = decoratorNames(facts);
    for (const { name, node } of loading ? registeringCalls(program, file, loading) : []) {
      roots.add(0, registering(`calls ${name}`));
      roots.add(node, registering(`calls ${name}`));
    }
    facts.definitions.forEach((fact, node) => {
      // A constructor lives whenever its type does.
      if (node === 0 || fact.kind === 'constructor') return;
      const owner = program.parentOf(definitionNumber(base, node));
      // A function inside of a callback of a module is no function of the module.
      const around = isNone(owner) ? 'module' : fact.nested ? 'function' : program.definition(owner).kind;
      const isType = typeKinds.has(fact.kind);
      const decorator = decorators.get(node)?.find((name) => !inert.some((each) => each.test(name)));
      const byName = conventionByName({ name: fact.name, kind: fact.kind, around });
      if (isType && recipe.outsideTypesCall && outside.outsideOf(definitionNumber(base, node)).unknown)
        roots.add(node, fromOutside[recipe.outsideTypesRegister]);
      const isMade = isType && !contractKinds.has(fact.kind) && !fact.modifiers.includes('abstract');
      if (isMade && recipe.outsideTypesRegister === 'all' && fact.extends.length + fact.implements.length > 0)
        roots.add(node, scannable);
      if (loading && around === 'module' && decorator !== undefined)
        roots.add(0, registering(`has a symbol decorated with ${decorator}`));
      else if (
        loading &&
        around === 'module' &&
        isType &&
        outside.outsideOf(definitionNumber(base, node)).unknown
      )
        roots.add(0, registering('has a type derived from one of another package'));
      if (byName?.showsType && typeKinds.has(around) && fact.parent > 0)
        roots.add(fact.parent, { kind: byName.kind, effect: 'used', reason: `has a ${byName.reason}` });
      if (byName?.runsBeside)
        roots.add(0, { kind: byName.kind, effect: 'beside', reason: `has a ${byName.reason}` });
      if (byName?.showsFile && around === 'module')
        roots.add(0, { kind: byName.kind, effect: 'used', reason: `has a ${byName.reason}` });
      const runner = decorators.get(node)?.find((name) => running.some((each) => each.test(name)));
      if (runner !== undefined && typeKinds.has(around) && fact.parent > 0)
        roots.add(fact.parent, {
          kind: 'decorator',
          effect: 'used',
          reason: `has a member decorated with ${runner}`,
        });
      const maker = isType && decorators.get(node)?.find((name) => forFields.some((each) => each.test(name)));
      if (maker) fieldsOf(facts, node).forEach((field) => roots.add(field, usedByMade(maker)));
      // Frameworks find types by their annotations, even if no other file refers to this one.
      const isFound = runner !== undefined || (isType && decorator !== undefined);
      if (isFound && file.grammar.manifest.scoping.annotations) roots.add(0, annotated);
      if (fact.modifiers.some((modifier) => describing.has(modifier))) {
        roots.add(node, described);
        if (isType || fact.kind === 'namespace') roots.add(node, { ...described, effect: 'members' });
      } else if (generated.has(fact.name)) roots.add(node, namedInGenerated);
      else if (decorator !== undefined)
        roots.add(node, { kind: 'decorator', effect: 'used', reason: `decorated with ${decorator}` });
      else if (byName) roots.add(node, byName);
      else if (again.has(node)) {
        roots.add(node, otherBuild);
        roots.add(0, otherBuild);
      } else if (isType && outside.outsideOf(definitionNumber(base, node)).registered)
        roots.add(node, knownAbove);
      else if (!isType && typeKinds.has(around) && outside.outsideOf(owner).members.has(fact.name))
        roots.add(node, forLibrary);
      else if (!isType && isInType(program, owner) && memberNames(file).has(fact.name)) roots.add(node, like);
      else if (around === 'module' && isAlsoImported(file, fact.name)) roots.add(node, substitute);
    });
    return roots.list();
  };

  return {
    of: rootsOf,
    isTest: ({ path }) => {
      const convention = conventionOf(path);
      return convention?.kind === 'test' || convention?.test !== undefined;
    },
    containsTests: ({ path, facts }) => containsTests(path, facts, testSetups.get(path) ?? []),
    contextOf: (file) =>
      JSON.stringify([
        entries.get(file.path),
        testSetups.get(file.path),
        publicationOf(file.path),
        folders.isFront(file.path),
        projects.contextOf(file.path),
        declaredAgain(file, program),
      ]),
  };
}

function fieldsOf({ definitions }: FileFacts, type: number): number[] {
  return definitions.flatMap(({ parent, kind, modifiers }, index) =>
    parent === type && kind === 'field' && !modifiers.includes('static') ? [index] : [],
  );
}

/** Whether a definition has members of its own: a type, or a value of an anonymous one. */
function isInType(program: Program, owner: DefinitionNumber): boolean {
  if (isNone(owner)) return false;
  const around = program.definition(owner);
  return typeKinds.has(around.kind) || around.extends.length > 0;
}

type Root = Omit<ShardRoot, 'nodes'>;

const derived = { kind: 'outside', reason: 'derived from a type outside the repository' } as const;
const fromOutside: Readonly<Record<RootRecipe['outsideTypesRegister'], Root>> = {
  none: { ...derived, effect: 'members' },
  run: { ...derived, effect: 'registered' },
  all: { ...derived, effect: 'found' },
};
const scannable: Root = {
  kind: 'outside',
  effect: 'scannable',
  reason: 'a scan of all types may register it for its interfaces',
};
const registering = (reason: string): Root => ({ kind: 'outside', effect: 'loading', reason });
const usedByMade = (decorator: string): Root => ({
  kind: 'decorator',
  effect: 'used',
  reason: `used by code that is made for ${decorator}`,
});
const annotated: Root = {
  kind: 'decorator',
  effect: 'used',
  reason: 'has a type that is found by its annotations',
};
const described: Root = { kind: 'data', effect: 'used', reason: 'declares something defined elsewhere' };
const namedInGenerated: Root = {
  kind: 'data',
  effect: 'used',
  reason: 'named in a generated file, which was skipped',
};
const knownAbove: Root = {
  kind: 'language',
  effect: 'used',
  reason: 'registered by the type that it is derived from',
};
const like: Root = {
  kind: 'outside',
  effect: 'libraryMember',
  reason: 'has the name of a member of a type of the standard library',
};
const testAid: Root = {
  kind: 'published',
  effect: 'helper',
  reason: 'helper for tests, which may be elsewhere',
};
const substitute: Root = {
  kind: 'language',
  effect: 'used',
  reason: 'a substitute for an import that may fail',
};
const otherBuild: Root = {
  kind: 'language',
  effect: 'used',
  reason: 'declared again in another file of its unit, for another build',
};
const forLibrary: Root = {
  kind: 'outside',
  effect: 'used',
  reason: 'overrides a member of the standard library',
};

/**
 * Returns the indexes of the definitions that another file of the unit declares too, for the same owner, or the main set of sources: which
 * of both runs is decided by the build.
 */
function declaredAgain(file: ProgramFile, program: Program): number[] {
  // Scripts add to what others declare, and includes say what a name means in a translation unit.
  const kind = file.grammar.manifest.scoping.unit;
  const unit = kind === 'script' || hasIncludes(file.grammar) ? undefined : program.unitOf(file);
  if (!unit) return [];
  const { declarations, base } = file;
  const found: number[] = [];
  for (let index = FIRST_DEFINITION; index < declarationCount(declarations); index++) {
    const owner = program.parentOf(definitionNumber(base, index));
    if (isNone(owner) || hasDeclarationFlag(declarations, index, DeclarationFlag.Nested)) continue;
    const name = declaredText(declarations, index, D.Name);
    const same = owner === base ? program.membersOfUnit(unit, name) : program.membersNamed(owner, name);
    const isReplacing =
      owner === base && replacedDefinitions(program, definitionNumber(base, index)).length > 0;
    if (isReplacing || same.some((each) => program.fileOf(each) !== file)) found.push(index);
  }
  return found;
}

/** The roots of one file. Equal roots of several nodes are merged. */
class RootList {
  readonly #roots = new Map<string, ShardRoot>();

  add(node: number, { kind, effect, reason, before }: Root): void {
    const key = `${kind}\n${effect}\n${reason}\n${JSON.stringify(before)}`;
    const known = this.#roots.get(key);
    if (known?.nodes.includes(node)) return;
    if (known) known.nodes.push(node);
    else this.#roots.set(key, { nodes: [node], kind, effect, reason, ...(before && { before }) });
  }

  list(): ShardRoot[] {
    return [...this.#roots.values()];
  }
}

function entryRoot({ reasons, offers }: EntryPoint, publication: Publication | undefined): Root {
  const [offer] = offers;
  const isPublished = publication !== undefined && publication.access !== 'private';
  if (offer && isPublished) return { kind: 'published', effect: 'exports', reason: offer.reason };
  return { kind: 'entry', effect: 'used', reason: reasons.join(', ') };
}

/** Adds that a file runs before tests, if it defines what runs. */
function addSetup(roots: RootList, { reason, before }: TestSetup, { definitions }: FileFacts): void {
  const runs = before.symbols === undefined ? undefined : new RegExp(before.symbols, 'u');
  const isThere = definitions.some(({ name, parent }) => parent === 0 && runs?.test(name) === true);
  if (before.topLevel === false && !isThere) return;
  // The symbols have roots by their names.
  roots.add(0, { kind: 'entry', effect: runs ? 'used' : 'exports', reason, before });
}

function addAccess(roots: RootList, path: string, { access, manifest, entries }: Publication): void {
  if (access === 'private') return;
  const reason =
    manifest === ''
      ? 'in a package that no other code of the repository imports'
      : `other projects may import it: ${manifest}`;
  if (entries.includes(path))
    roots.add(0, {
      kind: 'published',
      effect: 'exports',
      reason: manifest === '' ? 'main file of a package' : `main file of ${manifest}`,
    });
  roots.add(0, { kind: 'published', effect: access === 'none' ? 'instances' : access, reason });
}
