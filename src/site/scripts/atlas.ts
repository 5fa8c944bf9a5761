import { decodeComponent } from '../../base/decode-component.ts';
import { isSymbolPage, sectionId } from '../../model/address.ts';
import { allPages, reachablePath, type PageScope } from '../../model/page-scope.ts';

const root = document.body.dataset['root'] ?? './';

const { only, pages } = document.body.dataset;
const scope: PageScope = { ...allPages, only, ...(pages === 'files' ? { pages } : {}) };

/** Returns the URL of a path below the root of the atlas. Encodes the path. */
export function atlasUrl(path: string): string {
  const [page = '', fragment] = path.split('#');
  const below = reachablePath(page, scope);
  const encoded = root + below.split('/').map(encodeURIComponent).join('/');
  const [, address = ''] = /^file\/(.+)\.html$/s.exec(page) ?? [];
  // The definition stands in for a page that the atlas lacks.
  if (fragment === undefined && below !== page && isSymbolPage(address))
    return `${encoded}#${encodeURIComponent(sectionId(address))}`;
  if (fragment === undefined) return encoded;
  // Without references, the definition is what there is of a symbol.
  const id = pages === 'files' ? fragment.replace(/^~/, '.') : fragment;
  return `${encoded}#${encodeURIComponent(id)}`;
}

/** The path of a page below the root of the atlas; undefined for other pages. */
export function pathBelowRoot(pathname: string): string | undefined {
  const { pathname: start } = new URL(root, location.href);
  return pathname.startsWith(start) ? decodeComponent(pathname.slice(start.length)) : undefined;
}

/** The address of the page of a file or symbol at an absolute path; undefined for other pages. */
export function addressAt(pathname: string): string | undefined {
  return /^file\/(.+)\.html$/s.exec(pathBelowRoot(pathname) ?? '')?.[1];
}

/** Distinguishes atlases that share a host, and so share local storage. */
export const atlasKey = new URL(root, location.href).pathname;

const answers = new Map<string, Promise<unknown>>();

/** Fetches an artifact, once per page. Rejects if there is none. */
export function fetchArtifact<Value>(path: string): Promise<Value> {
  let answer = answers.get(path);
  if (!answer) {
    answer = fetch(atlasUrl(path)).then((response) => {
      if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
      return response.json() as Promise<unknown>;
    });
    answers.set(path, answer);
    answer.catch(() => answers.delete(path));
  }
  return answer as Promise<Value>;
}

/** The reader's choices, kept in local storage. If the browser forbids storage, nothing is kept. */
export const preferences = {
  read(name: string): string | null {
    try {
      return localStorage.getItem(`treeatlas-${name}`);
    } catch {
      return null;
    }
  },
  write(name: string, value: string | null): void {
    try {
      if (value === null) localStorage.removeItem(`treeatlas-${name}`);
      else localStorage.setItem(`treeatlas-${name}`, value);
    } catch {
      // Storage is disabled or full. The page works without it.
    }
  },
};
