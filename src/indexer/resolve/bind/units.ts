import { dirname } from 'node:path/posix';
import {
  FILE_DEFINITION,
  definitionNumber,
  type DefinitionIndex,
  type DefinitionNumber,
} from '../../facts/ids.ts';
import type { Unit } from './unit.ts';
import { addViews } from './unit-views.ts';
import { compareText } from '../../../model/order.ts';
import {
  declarationCount,
  DeclarationColumn,
  DeclarationFlag,
  declaredKind,
  declaredParent,
  declaredText,
  hasDeclarationFlag,
  type Declarations,
} from '../../files/declarations.ts';
import { otherBuildOf } from './other-build.ts';
import { hasIncludes } from './include-graph.ts';
import type { ProgramFile } from './program-file.ts';

/**
 * The key of the unit of what all files of a family see without an import. Like those of additions to a module, it begins with a slash,
 * so that it is the key of no directory or namespace.
 */
export const GLOBAL_UNIT = '/global';

/** The key of the unit of the names that files of a language with translation units have in common. */
export const LINKAGE_UNIT = '/linkage';

/** The key of the unit of the types that files add to those of packages, which only values of such types are asked for. */
export const PACKAGE_TYPES_UNIT = '/package types';

/** The key of the unit of what other files add to a module. */
export function augmentationKey(path: string): string {
  return `/augments ${path}`;
}

/** The units of a program that can have several files. */
export interface Units {
  readonly list: readonly Unit[];
  /** The first unit of a file; undefined if the file shares its names with no other. */
  of(file: ProgramFile): Unit | undefined;
  /** The unit of which the members of a definition are names. */
  ofRoot(number: DefinitionNumber): Unit | undefined;
  /** The unit that a module resolver of a family names: by its directory or by its dotted name. */
  named(family: string, key: string): Unit | undefined;
  /** The project of a file of a unit that has views. */
  projectOf(file: ProgramFile | undefined): string | undefined;
}

/** Groups files into units by the rules of their grammars. */
export function buildUnits(files: readonly ProgramFile[]): Units {
  const byKey = new Map<string, Unit>();
  const byFile = new Map<ProgramFile, Unit>();
  const byRoot = new Map<DefinitionNumber, Unit>();
  const rootsOf = new Map<Unit, { file: ProgramFile; root: DefinitionIndex }[]>();
  for (const file of files) {
    const { family } = file.grammar.manifest;
    for (const { key, name, root, augments, isScope = true } of partsOf(file)) {
      const known = byKey.get(`${family}\n${key}`);
      const unit = known ?? { index: byKey.size, family, key, name, files: [], augments, roots: [] };
      if (!known) byKey.set(`${family}\n${key}`, unit);
      if (unit.files.at(-1) !== file) unit.files.push(file);
      const roots = rootsOf.get(unit);
      if (roots) roots.push({ file, root });
      else rootsOf.set(unit, [{ file, root }]);
      if (root === 0 && !byFile.has(file)) byFile.set(file, unit);
      if (isScope) byRoot.set(definitionNumber(file.base, root), unit);
    }
  }
  for (const [unit, roots] of rootsOf) {
    unit.files.sort(inOrder);
    unit.roots = roots
      .sort((a, b) => inOrder(a.file, b.file))
      .map(({ file, root }) => definitionNumber(file.base, root));
  }
  const projects = addViews(byKey);
  return {
    list: [...byKey.values()],
    projectOf: (file) => (file ? projects.get(file) : undefined),
    of: (file) => byFile.get(file),
    ofRoot: (number) => byRoot.get(number),
    named: (family, key) => byKey.get(`${family}\n${key}`),
  };
}

function isForOther(file: ProgramFile): boolean {
  return otherBuildOf(file) !== '';
}

function inOrder(a: ProgramFile, b: ProgramFile): number {
  return Number(isForOther(a)) - Number(isForOther(b)) || compareText(a.path, b.path);
}

interface UnitPart {
  key: string;
  name: string;
  /** Index of the definition whose members are names of the unit: 0 for the file. */
  root: DefinitionIndex;
  augments?: string;
  /** Whether what stands inside of the definition sees the names of the unit; it does by default. */
  isScope?: boolean;
}

/** The units to which a file gives names. */
function partsOf(file: ProgramFile): UnitPart[] {
  const { grammar, declarations, path } = file;
  const { unit, separateNamespaces } = grammar.manifest.scoping;
  const { namespace } = declarations;
  switch (unit) {
    case 'file':
      return [];
    case 'namespace':
      return [
        ...declarations.namespaces.map((name) => ({ key: name, name, root: FILE_DEFINITION })),
        ...(hasIncludes(grammar)
          ? [{ key: LINKAGE_UNIT, name: '', root: FILE_DEFINITION, isScope: false }]
          : []),
      ];
    case 'directory': {
      const isSeparate =
        separateNamespaces !== undefined && new RegExp(separateNamespaces, 'u').test(namespace);
      const key = isSeparate ? `${dirname(path)} ${namespace}` : dirname(path);
      return [{ key, name: namespace, root: FILE_DEFINITION }];
    }
    case 'program':
      return [{ key: GLOBAL_UNIT, name: '', root: FILE_DEFINITION }];
    case 'script':
      return [...scriptParts(file)];
    case 'translation-unit':
      return [{ key: LINKAGE_UNIT, name: '', root: FILE_DEFINITION }];
  }
}

/** Yields the units of what a file declares for all files, as a whole or in blocks, and of what it adds to modules and packages that exist. */
function* scriptParts({ declarations, modules, path }: ProgramFile): Iterable<UnitPart> {
  if (declarations.isScript) yield { key: GLOBAL_UNIT, name: '', root: FILE_DEFINITION };
  for (let root = FILE_DEFINITION; root < declarationCount(declarations); root++) {
    if (hasDeclarationFlag(declarations, root, DeclarationFlag.Global))
      yield { key: GLOBAL_UNIT, name: '', root };
    if (isGlobalNamespace(declarations, root))
      yield { key: PACKAGE_TYPES_UNIT, name: '', root, isScope: false };
    if (!hasDeclarationFlag(declarations, root, DeclarationFlag.Augmentation)) continue;
    const target = modules.resolve(path, declaredText(declarations, root, DeclarationColumn.Name));
    if (target.kind === 'file')
      yield { key: augmentationKey(target.path), name: '', root, augments: target.path };
    if (target.kind === 'package') yield { key: PACKAGE_TYPES_UNIT, name: '', root, isScope: false };
  }
}

/** Whether a definition is a namespace that all files and packages see, and can add to. */
function isGlobalNamespace(declarations: Declarations, index: DefinitionIndex): boolean {
  if (declaredKind(declarations, index) !== 'namespace') return false;
  const parent = declaredParent(declarations, index);
  if (parent === 0) return declarations.isScript;
  return parent > 0 && hasDeclarationFlag(declarations, parent, DeclarationFlag.Global);
}
