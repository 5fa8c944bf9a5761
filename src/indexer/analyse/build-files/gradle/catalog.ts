import type { Dependency } from '../../../../model/packages.ts';
import { isTable, tableAt, textAt, textsAt, type ConfigValue } from '../../../config-file/config-value.ts';
import { isFinding, readConfig } from '../../../config-file/read-config.ts';

/** Libraries under names that scripts use: the aliases of the catalog with dots. */
export interface Catalog {
  libraries: ReadonlyMap<string, Dependency>;
  /** Names of libraries by the names of bundles. */
  bundles: ReadonlyMap<string, readonly string[]>;
  versions: ReadonlyMap<string, string>;
}

/** Returns the catalog in a file `*.versions.toml`; an empty one if the file cannot be read. */
export function readCatalog(path: string, text: string): Catalog {
  const content = readConfig({ path, text, format: 'toml', consequence: 'its libraries are not known' });
  const [versions, libraries] = [new Map<string, string>(), new Map<string, Dependency>()];
  const bundles = new Map<string, readonly string[]>();
  if (isFinding(content)) return { libraries, bundles, versions };
  for (const [alias, value] of tableAt(content, 'versions') ?? [])
    versions.set(accessorOf(alias), versionIn(value, versions));
  for (const [alias, value] of tableAt(content, 'libraries') ?? []) {
    const library = libraryIn(value, versions);
    if (library) libraries.set(accessorOf(alias), library);
  }
  for (const [alias, value] of tableAt(content, 'bundles') ?? [])
    bundles.set(accessorOf(alias), (textsAt(value) ?? []).map(accessorOf));
  return { libraries, bundles, versions };
}

/** Returns the package of `group:name:version`, perhaps with a classifier and a type behind it; undefined for another text. */
export function readCoordinates(text: string): Dependency | undefined {
  const [, name, wanted = ''] =
    /^([\w.-]+:[\w.-]+)(?::([^\s:@]*)(?::[^\s:@]*)?)?(?:@[\w.-]+)?$/.exec(text) ?? [];
  return name === undefined ? undefined : { name, wanted: wanted.replace(/!!.*$/, '') };
}

function accessorOf(alias: string): string {
  return alias.replace(/[-_]/g, '.');
}

function libraryIn(value: ConfigValue, versions: ReadonlyMap<string, string>): Dependency | undefined {
  if (typeof value === 'string') return readCoordinates(value);
  if (!isTable(value)) return undefined;
  const name = textAt(value, 'module') ?? `${textAt(value, 'group') ?? ''}:${textAt(value, 'name') ?? ''}`;
  const found = readCoordinates(name);
  return found && { ...found, wanted: versionIn(value.get('version'), versions) };
}

/** Returns the version that is named, referred to, or required at least; empty if there is none. */
function versionIn(value: ConfigValue | undefined, versions: ReadonlyMap<string, string>): string {
  if (typeof value === 'string') return value;
  const reference = textAt(value, 'ref');
  if (reference !== undefined) return versions.get(accessorOf(reference)) ?? '';
  return textAt(value, 'prefer') ?? textAt(value, 'require') ?? textAt(value, 'strictly') ?? '';
}
