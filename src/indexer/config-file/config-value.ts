/**
 * The content of a configuration file in any format. Tables are maps and not objects: keys keep the order of
 * the file, which matters in some formats, and a key called `__proto__` is an ordinary key.
 */
export type ConfigValue = string | number | boolean | null | readonly ConfigValue[] | ConfigTable;
export type ConfigTable = ReadonlyMap<string, ConfigValue>;

/** Values that are looked at for their strings. */
const MAX_TEXTS = 1000;

export function isTable(value: ConfigValue | undefined): value is ConfigTable {
  return value instanceof Map;
}

export function isList(value: ConfigValue | undefined): value is readonly ConfigValue[] {
  return Array.isArray(value);
}

/** Returns the value at a chain of keys, or undefined if one of them is missing. */
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

/** Returns the strings of a list, or a single string as a list. Undefined for other values. */
export function textsAt(value: ConfigValue | undefined, ...keys: readonly string[]): string[] | undefined {
  const found = valueAt(value, ...keys);
  if (typeof found === 'string') return [found];
  return isList(found) ? found.filter((item) => typeof item === 'string') : undefined;
}

/** Returns the strings in a value, its tables and its lists, at any depth: about the first thousand. */
export function textsBelow(value: ConfigValue | undefined): string[] {
  const texts: string[] = [];
  const open = [value];
  for (const next of open) {
    if (texts.length + open.length > MAX_TEXTS) break;
    if (typeof next === 'string') texts.push(next);
    else if (isTable(next)) open.push(...[...next.values()].slice(0, MAX_TEXTS));
    else if (isList(next)) open.push(...next.slice(0, MAX_TEXTS));
  }
  return texts;
}
