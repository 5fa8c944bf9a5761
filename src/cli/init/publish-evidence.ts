import { placeOfRemote, type Forge } from '../../model/forge.ts';
import type { HostName } from './hosts/host.ts';

/** A sign of a host, and the recipe for it; undefined if there is none. */
export interface HostSign {
  host: HostName | undefined;
  /** For people, such as "the remote is on github.com". */
  why: string;
}

const files: readonly [pattern: RegExp, host: HostName | undefined][] = [
  [/^\.gitlab-ci\.ya?ml$/, 'gitlab'],
  [/^\.github\/workflows\/[^/]+\.ya?ml$/, 'github'],
  [/^netlify\.toml$/, 'netlify'],
  [/^wrangler\.(?:toml|jsonc?)$/, 'cloudflare'],
  [/^(?:vercel\.json|bitbucket-pipelines\.yml)$/, undefined],
];

/** Returns the signs of hosts, the strongest first: the forge of the remote, its CI files, then the settings of other hosts. */
export function findHostSigns(remote: string | undefined, paths: readonly string[]): HostSign[] {
  const host = placeOfRemote(remote?.trim() ?? '')?.host;
  const ofRemote = host === undefined ? [] : [{ host: hostOfRemote(host), why: `the remote is on ${host}` }];
  const ofFiles = files.flatMap(([pattern, name]): HostSign[] => {
    const path = paths.find((each) => pattern.test(each));
    return path === undefined ? [] : [{ host: name, why: `it has ${path}` }];
  });
  return [...ofRemote, ...ofFiles];
}

function hostOfRemote(host: string): HostName | undefined {
  if (host.includes('github')) return 'github';
  return host.includes('gitlab') ? 'gitlab' : undefined;
}

/** Whether a remote is on a server of GitHub's other than github.com. */
export function isOnEnterprise(remote: string | undefined): boolean {
  const host = placeOfRemote(remote?.trim() ?? '')?.host;
  return host !== undefined && host !== 'github.com' && hostOfRemote(host) === 'github';
}

/** Returns the forge of a remote whose host does not tell it, by the CI files of the repository; undefined if it needs no setting. */
export function forgeSetting(remote: string | undefined, paths: readonly string[]): Forge | undefined {
  const place = placeOfRemote(remote?.trim() ?? '');
  if (!place || /github|gitlab|bitbucket|gitea|forgejo|codeberg/.test(place.host)) return undefined;
  const isGitlab = paths.some((path) => /^\.gitlab-ci\.ya?ml$/.test(path));
  const isGithub = paths.some((path) => path.startsWith('.github/workflows/'));
  // Gitea reads the workflows of GitHub too, so they alone tell nothing.
  const isGitea = paths.some((path) => /^\.(?:gitea|forgejo)\//.test(path));
  if (isGitea) return { kind: 'gitea', url: `https://${place.host}/${place.path}` };
  if (isGitlab === isGithub || isGithub) return undefined;
  return { kind: 'gitlab', url: `https://${place.host}/${place.path}` };
}

/** Returns what the files and the remote say about who can read the repository. The network is not asked. */
export function describeVisibility(remote: string | undefined, packageJson: string | undefined): string {
  const host = placeOfRemote(remote?.trim() ?? '')?.host;
  if (host !== undefined && isPrivateHost(host))
    return `the remote is on ${host}, a name of a private network: the repository is probably private`;
  if (packageJson !== undefined && /"license"\s*:\s*"(?:UNLICENSED|proprietary)"/i.test(packageJson))
    return 'the package is not licensed to others: the repository is probably private';
  return 'not known: nothing in the files tells whether the repository is private, and the network is not asked';
}

function isPrivateHost(host: string): boolean {
  return (
    !host.includes('.') ||
    /\.(?:local|internal|intranet|lan|corp|home|test)$/.test(host) ||
    /^(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./.test(host)
  );
}

/** Returns the CI files that publish a site of the repository already. A repository has one site, so an atlas would replace it. */
export function findPublishers(texts: ReadonlyMap<string, string>, own: readonly string[]): string[] {
  return [...texts]
    .filter(([path, text]) => !own.includes(path) && publishes(path, text))
    .map(([path]) => path);
}

function publishes(path: string, text: string): boolean {
  if (path.startsWith('.github/'))
    return /actions\/deploy-pages|actions-gh-pages|github-pages-deploy-action|\bgh-pages\b/.test(text);
  return /^pages:/m.test(text) || /^\s+pages:\s*true\b/m.test(text);
}
