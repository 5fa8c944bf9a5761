/** One way to read a name with its module. */
export interface QualifiedName {
  /** A file or directory, or the end of its path: `cmdline`, `src/shop`, `cart.ts`. */
  place: string;
  /** Dotted name in the file. */
  symbol: string;
}

/** Parts of the name in its module. Each way to read a name is compared with all symbols. */
const MAX_LEVELS = 32;

/**
 * Returns how a name with its module can be read, the longest place first: `cart.ts:Cart.add`, `src/cart.ts::Cart`,
 * `scrapy.cmdline.execute`. Dots alone do not say where the module ends. Empty for a name without a module.
 */
export function qualifiedNames(text: string): QualifiedName[] {
  const [, place, symbol] = /^(.*[^:]):{1,2}([^:/]*)$/.exec(text) ?? [];
  if (place !== undefined && symbol !== undefined) return [{ place, symbol }];
  const readings: QualifiedName[] = [];
  for (
    let dot = text.lastIndexOf('.');
    dot > 0 && readings.length < MAX_LEVELS;
    dot = text.lastIndexOf('.', dot - 1)
  )
    readings.push({ place: text.slice(0, dot), symbol: text.slice(dot + 1) });
  return readings;
}

/** Whether a path has the parts of a place, one after the other; extensions may be omitted: `shop.cart` of `src/shop/cart.ts`. */
export function isInPlace(path: string, place: string): boolean {
  return joined(path).includes(joined(place));
}

/** Whether a dotted name is the end of the path of a module: `shop.cart` of `src/shop/cart.ts`. */
export function isModule(path: string, name: string): boolean {
  if (!name.includes('.')) return false;
  const dotted = path.slice(0, path.lastIndexOf('.')).toLowerCase().replaceAll('/', '.');
  return `.${dotted}`.endsWith(`.${name.toLowerCase()}`);
}

function joined(path: string): string {
  return `/${path
    .toLowerCase()
    .replace(/^(?:\.?\/)+/, '')
    .replace(/[./]+/g, '/')}/`;
}
