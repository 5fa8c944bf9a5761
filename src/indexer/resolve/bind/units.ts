import { dirname } from 'node:path/posix';
import { compareText } from '../../../model/order.ts';
import type { ProgramFile } from './program-file.ts';

/** Files that see each other's top-level names without an import, such as a package or a namespace. */
export interface Unit {
  /** Its number: see `ValueTag.Unit`. */
  index: number;
  family: string;
  /** What tells it from other units of the family: a directory or a dotted name. */
  key: string;
  /** The name by which the unit calls itself; empty if it has none. */
  name: string;
  /** In the order of their paths, those for other builds last. */
  files: ProgramFile[];
}

/** The units of a program that can have several files. */
export interface Units {
  readonly list: readonly Unit[];
  /** The first unit of a file; undefined if the file shares its names with no other. */
  of(file: ProgramFile): Unit | undefined;
  /** The unit that a module resolver of a family names: by its directory or by its dotted name. */
  named(family: string, key: string): Unit | undefined;
}

/** Groups files into units by the rules of their grammars. */
export function buildUnits(files: readonly ProgramFile[]): Units {
  const byKey = new Map<string, Unit>();
  const byFile = new Map<ProgramFile, Unit>();
  for (const file of files) {
    const { family } = file.grammar.manifest;
    for (const { key, name } of unitKeys(file)) {
      const known = byKey.get(`${family}\n${key}`);
      const unit = known ?? { index: byKey.size, family, key, name, files: [] };
      if (!known) byKey.set(`${family}\n${key}`, unit);
      unit.files.push(file);
      if (!byFile.has(file)) byFile.set(file, unit);
    }
  }
  for (const unit of byKey.values())
    unit.files.sort((a, b) => Number(isForOther(a)) - Number(isForOther(b)) || compareText(a.path, b.path));
  return {
    list: [...byKey.values()],
    of: (file) => byFile.get(file),
    named: (family, key) => byKey.get(`${family}\n${key}`),
  };
}

/** Whether a file, or its name, says that it belongs to a build other than the usual one. */
function isForOther({ grammar, declarations, path }: ProgramFile): boolean {
  const { otherBuilds } = grammar.manifest.scoping;
  if (declarations.isForOtherBuild) return true;
  return otherBuilds !== undefined && new RegExp(otherBuilds, 'u').test(path);
}

function unitKeys({ grammar, declarations, path }: ProgramFile): { key: string; name: string }[] {
  const { unit, separateNamespaces } = grammar.manifest.scoping;
  const { namespace } = declarations;
  switch (unit) {
    case 'file':
      return [];
    case 'namespace':
      return declarations.namespaces.map((name) => ({ key: name, name }));
    case 'directory': {
      const isSeparate =
        separateNamespaces !== undefined && new RegExp(separateNamespaces, 'u').test(namespace);
      const key = isSeparate ? `${dirname(path)} ${namespace}` : dirname(path);
      return [{ key, name: namespace }];
    }
  }
}
