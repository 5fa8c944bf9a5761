type Fields = Readonly<Record<string, unknown>>;

/** Fields that describe one folder and are not inherited. */
const ownFields: ReadonlySet<string> = new Set(['abstract', 'inherits', 'note', 'title']);

/**
 * Returns the fields of a manifest with those of the folders that it inherits, in ascending precedence: inherited ones first, in
 * order, then its own. Objects are merged field by field; other values replace what is inherited, and `null` removes it.
 */
export function inheritFields(own: Fields, inherited: readonly Fields[]): Fields {
  const shared = inherited.map((fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !ownFields.has(name))),
  );
  return [...shared, own].reduce(merge, {});
}

function merge(below: Fields, above: Fields): Fields {
  const merged: Record<string, unknown> = { ...below };
  for (const [name, value] of Object.entries(above)) {
    const inherited = Object.hasOwn(below, name) ? below[name] : undefined;
    if (value === null) Reflect.deleteProperty(merged, name);
    else merged[name] = isObject(inherited) && isObject(value) ? merge(inherited, value) : value;
  }
  return merged;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
