/**
 * What a configuration file holds, whatever its format. Tables are maps, not objects: keys keep the order of
 * the file (which decides in some formats) and a key called `__proto__` is a key like any other.
 */
export type ConfigValue = string | number | boolean | null | readonly ConfigValue[] | ConfigTable;
export type ConfigTable = ReadonlyMap<string, ConfigValue>;

export function isTable(value: ConfigValue | undefined): value is ConfigTable {
  return value instanceof Map;
}

export function isList(value: ConfigValue | undefined): value is readonly ConfigValue[] {
  return Array.isArray(value);
}

/** The value behind a chain of keys, or undefined where one of them is missing. */
export function valueAt(value: ConfigValue | undefined, ...keys: readonly string[]): ConfigValue | undefined {
  let found = value;
  for (const key of keys) found = isTable(found) ? found.get(key) : undefined;
  return found;
}

export function textAt(value: ConfigValue | undefined, ...keys: readonly string[]): string | undefined {
  const found = valueAt(value, ...keys);
  return typeof found === 'string' ? found : undefined;
}

export function tableAt(value: ConfigValue | undefined, ...keys: readonly string[]): ConfigTable | undefined {
  const found = valueAt(value, ...keys);
  return isTable(found) ? found : undefined;
}

/** The texts of a list; a text alone is a list of one. Undefined where there is neither. */
export function textsAt(value: ConfigValue | undefined, ...keys: readonly string[]): string[] | undefined {
  const found = valueAt(value, ...keys);
  if (typeof found === 'string') return [found];
  return isList(found) ? found.filter((item) => typeof item === 'string') : undefined;
}
