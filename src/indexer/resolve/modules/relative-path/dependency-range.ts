/** What the version that a package file asks for says of the place where the package is. */
export type DependencyRange =
  /** A version: the package is where it is found. */
  | { kind: 'version' }
  /** A directory, relative to that of the package file. */
  | { kind: 'path'; path: string }
  /** A member of the workspace, possibly of another name. */
  | { kind: 'workspace'; name: string }
  /** From a registry, under another name. */
  | { kind: 'registry'; name: string };

/** Reads `^1.0.0`, `file:../a`, `link:../a`, `workspace:*`, `workspace:other@*`, `npm:other@1`. */
export function readDependencyRange(name: string, range: string): DependencyRange {
  const [, protocol, rest = ''] = /^(file|link|portal|workspace|npm):(.*)$/s.exec(range) ?? [];
  if (protocol === undefined) return { kind: 'version' };
  // A name may begin with a digit, and a range alone may be a version: only what a version follows, or a letter begins, is a name.
  const alias = /^(@[^@/]+\/[^@/]+|[a-z0-9][^@/]*(?=@)|[a-z][^@/]*)(?:@|$)/i.exec(rest)?.[1];
  if (protocol === 'npm')
    return alias === undefined ? { kind: 'version' } : { kind: 'registry', name: alias };
  if (protocol !== 'workspace' || rest.startsWith('.')) return { kind: 'path', path: rest };
  return { kind: 'workspace', name: alias ?? name };
}
