export interface PackageSpecifier {
  name: string;
  /** Without the slash before it; empty for the package itself. */
  subpath: string;
}

const validName = /^(?:@[a-z0-9_~-][\w.~-]*\/)?[a-z0-9-][\w.~-]*$/i;

/** Takes `@scope/name/sub/path` apart. Undefined when no package can have that name, as in `@/app` or `~/app`. */
export function parsePackageSpecifier(specifier: string): PackageSpecifier | undefined {
  let end = specifier.indexOf('/');
  if (specifier.startsWith('@') && end > 0) end = specifier.indexOf('/', end + 1);
  const name = end < 0 ? specifier : specifier.slice(0, end);
  if (!validName.test(name)) return undefined;
  return { name, subpath: end < 0 ? '' : specifier.slice(end + 1).replace(/\/+$/, '') };
}
