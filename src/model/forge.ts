import * as z from 'zod';

/** Sites that show repositories, by the form of their addresses. */
export const forgeKinds = ['github', 'gitlab', 'bitbucket', 'gitea'] as const;

export const Forge = z.object({
  kind: z.enum(forgeKinds).describe('The form of its addresses'),
  url: z.string().describe('Address of the repository, without a slash at the end'),
});
export type Forge = z.infer<typeof Forge>;

/** Words in the names of hosts. Forgejo, which runs Codeberg, has the addresses of Gitea. */
const hostWords: readonly [word: string, kind: Forge['kind']][] = [
  ['github', 'github'],
  ['gitlab', 'gitlab'],
  ['bitbucket', 'bitbucket'],
  ['gitea', 'gitea'],
  ['forgejo', 'gitea'],
  ['codeberg', 'gitea'],
];

export const forgeTitles: Readonly<Record<Forge['kind'], string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  bitbucket: 'Bitbucket',
  gitea: 'Gitea',
};

/** Returns the forge of a remote of git; undefined if its host is not known as one. User names and passwords are left out. */
export function forgeOf(remote: string): Forge | undefined {
  const place = placeOfRemote(remote);
  const kind = place && hostWords.find(([word]) => place.host.includes(word))?.[1];
  return place && kind ? { kind, url: `https://${place.host}/${place.path}` } : undefined;
}

/** Returns the host of a remote of git, and the path of the repository there. User names and passwords are left out. */
export function placeOfRemote(remote: string): { host: string; path: string } | undefined {
  const scp = /^(?:[^@/]+@)?([^:/]+):(?!\/)(.+)$/.exec(remote);
  const url = /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^:/]+)(?::\d+)?\/(.+)$/.exec(remote);
  const [, host = '', path = ''] = url ?? scp ?? [];
  const name = path.replace(/\/+$/, '').replace(/\.git$/, '');
  if (!/^[\w.~-]+(?:\/[\w.~-]+)+$/.test(name) || !/^[\w.-]+$/.test(host)) return undefined;
  return { host: host.toLowerCase(), path: name };
}

/** Whether a text is the address of a repository on the web, without user, query and fragment: it is published, and pages link to it. */
export function isForgeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash, pathname } = new URL(text);
  const isPlain = username === '' && password === '' && search === '' && hash === '' && !/[?#]/.test(text);
  return /^https?:$/.test(protocol) && isPlain && pathname.length > 1;
}

/** Returns a forge without what follows the address of its repository: `.git` and slashes. */
export function trimmedForge({ kind, url }: Forge): Forge {
  return { kind, url: url.replace(/(?:\.git)?\/*$/, '') };
}

/** Returns the address of a commit on a forge. */
export function forgeCommitUrl({ kind, url }: Forge, commit: string): string {
  const folder = { github: 'commit', gitlab: '-/commit', bitbucket: 'commits', gitea: 'commit' }[kind];
  return `${url}/${folder}/${commit}`;
}

/** Returns the address of a file, or of lines of it, at a commit on a forge. */
export function forgeFileUrl(
  { kind, url }: Forge,
  commit: string,
  path: string,
  lines?: readonly [first: number, last: number],
): string {
  const folder = { github: 'blob', gitlab: '-/blob', bitbucket: 'src', gitea: 'src/commit' }[kind];
  const file = path.split('/').map(encodeURIComponent).join('/');
  return `${url}/${folder}/${commit}/${file}${lines ? lineFragment(kind, lines) : ''}`;
}

/**
 * Returns the address of the blame of a file on a forge, at a commit or in its newest version. Undefined if the forge has no address for
 * the newest version.
 */
export function forgeBlameUrl({ kind, url }: Forge, path: string, commit?: string): string | undefined {
  if (kind === 'gitea' && commit === undefined) return undefined;
  const folder = { github: 'blame', gitlab: '-/blame', bitbucket: 'annotate', gitea: 'blame/commit' }[kind];
  const file = path.split('/').map(encodeURIComponent).join('/');
  return `${url}/${folder}/${commit ?? 'HEAD'}/${file}`;
}

function lineFragment(kind: Forge['kind'], [first, last]: readonly [number, number]): string {
  if (kind === 'bitbucket') return `#lines-${first}${last > first ? `:${last}` : ''}`;
  const end = kind === 'gitlab' ? String(last) : `L${last}`;
  return `#L${first}${last > first ? `-${end}` : ''}`;
}
