/** Returns the form of the name of a package by which lists find it: package managers differ in whether case and `_` matter. */
export function packageKey(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}

/** Whether a module, by its key, is a package or lies in it. */
export function isModuleOf(module: string, packageName: string): boolean {
  const name = packageKey(packageName);
  return module === name || module.startsWith(`${name}/`) || module.startsWith(`${name}.`);
}

/** Returns the key of the bucket of the users of a symbol. Symbols with the same last name are in the same one. */
export function userKey(packageName: string, symbol: string): string {
  return `${packageKey(packageName)}\0${lastName(symbol)}`;
}

/** Returns the last part of a dotted name. */
export function lastName(symbol: string): string {
  return symbol.slice(symbol.lastIndexOf('.') + 1);
}
