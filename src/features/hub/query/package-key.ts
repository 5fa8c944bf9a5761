/** Returns the form of the name of a package by which lists find it: package managers differ in whether case and `_` matter. */
export function packageKey(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}

/** Returns the key of the bucket of the users of a symbol. Symbols with the same last name are in the same one. */
export function userKey(packageName: string, symbol: string): string {
  return `${packageKey(packageName)}\0${lastName(symbol)}`;
}

/** Returns the last part of a dotted name. */
export function lastName(symbol: string): string {
  return symbol.slice(symbol.lastIndexOf('.') + 1);
}
