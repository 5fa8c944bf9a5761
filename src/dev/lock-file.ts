/**
 * An entry of `package-lock.json`. The lock file must list the packages of all platforms, or `npm ci` fails.
 * npm omits those that it could not fetch on the machine that wrote the file (npm/cli#4828); `npm run lock`
 * adds them.
 */
export interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface LockFile {
  packages: Record<string, LockEntry>;
}

export interface MissingPackage {
  name: string;
  range: string;
  dev: boolean;
}

/** Returns the optional dependencies without an entry, without duplicates, in the order of the file. */
export function missingOptional(lock: LockFile): MissingPackage[] {
  const missing = new Map<string, MissingPackage>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      if (!isLocked(lock, path, name)) missing.set(name, { name, range, dev: entry.dev ?? false });
    }
  }
  return [...missing.values()];
}

/**
 * Returns the lock file with an entry for each missing package, in npm's order. Throws if a version is a
 * range.
 */
export function completeLock(lock: LockFile): LockFile {
  const added = missingOptional(lock).map(({ name, range, dev }): [string, LockEntry] => {
    if (!/^\d+\.\d+\.\d+/.test(range))
      throw new Error(`${name}: ${range} is not an exact version. Add the package to the lock file by hand.`);
    const platform = platformOf(name);
    return [`node_modules/${name}`, { version: range, ...platform, ...(dev && { dev }), optional: true }];
  });
  const entries = [...Object.entries(lock.packages), ...added];
  entries.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { ...lock, packages: Object.fromEntries(entries) };
}

/** Whether Node's lookup of `name` from the package at `path` succeeds: there, or in any folder above. */
function isLocked(lock: LockFile, path: string, name: string): boolean {
  for (let from = path; ; from = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1))) {
    if (lock.packages[`${from ? `${from}/` : ''}node_modules/${name}`]) return true;
    if (from === '') return false;
  }
}

const systems: Record<string, string> = { windows: 'win32' };
const knownSystems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'sunos', 'win32'];
const libraries: Record<string, string> = { gnu: 'glibc', musl: 'musl' };

/** Derives the platform from a package name such as `@esbuild/darwin-arm64`. */
function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/).map((word) => systems[word] ?? word);
  const os = words.filter((word) => knownSystems.includes(word));
  const cpu = words.filter((word) => /^(arm64|arm|x64|ia32|ppc64|riscv64|s390x|wasm32|loong64)$/.test(word));
  const libc = words.flatMap((word) => libraries[word] ?? []);
  return { ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) };
}
