/** What every script needs to know about the page it runs in, and how it asks the atlas. */
const root = document.body.dataset['root'] ?? './';

/** The address of something below the root of the atlas, for `fetch` and links. `path` is not yet encoded. */
export function atlasUrl(path: string): string {
  const [below = '', fragment] = path.split('#');
  const encoded = root + below.split('/').map(encodeURIComponent).join('/');
  return fragment === undefined ? encoded : `${encoded}#${encodeURIComponent(fragment)}`;
}

/** Tells atlases apart that are served from one host. */
export const atlasKey = new URL(root, location.href).pathname;

const answers = new Map<string, Promise<unknown>>();

/** An artifact, fetched once for each page. Rejects when there is none. */
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

/** What a reader chose, kept in the browser. Nothing is kept where the browser forbids it. */
export const memory = {
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
      // A reader without storage has the same site, which forgets.
    }
  },
};
