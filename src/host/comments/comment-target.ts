import { InputError } from '../input-error.ts';
import { githubApi, gitlabApi, type CommentApi } from './comment-api.ts';

export interface CommentChoice {
  /** `owner/name`; in GitLab the path or number of the project. */
  repo?: string | undefined;
  /** Number of the pull request. */
  number?: number | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns where to comment, from what the user named and the variables of the service that runs the job. Throws `InputError`. */
export function commentTarget(env: Environment, choice: CommentChoice): CommentApi {
  // GitLab sets this in each job.
  return env['GITLAB_CI'] && !env['GITHUB_ACTIONS'] ? gitlabTarget(env, choice) : githubTarget(env, choice);
}

function githubTarget(env: Environment, { repo, number }: CommentChoice): CommentApi {
  const repository = repo ?? env['GITHUB_REPOSITORY'] ?? '';
  if (!/^[\w-][\w.-]*\/(?!\.{1,2}$)[\w.-]+$/.test(repository))
    throw new InputError(
      `"${repository}" is no repository. Name it as in "--repo owner/name"; GITHUB_REPOSITORY has it in GitHub Actions.`,
    );
  const ofRef = /^refs\/pull\/(\d+)\//.exec(env['GITHUB_REF'] ?? '')?.[1];
  return githubApi({
    apiUrl: requireApiUrl(nonEmpty(env['GITHUB_API_URL']) ?? 'https://api.github.com', 'GITHUB_API_URL'),
    repository,
    number: number ?? requireNumber(ofRef),
    token: requireToken(env, ['GITHUB_TOKEN', 'GH_TOKEN']),
  });
}

function gitlabTarget(env: Environment, { repo, number }: CommentChoice): CommentApi {
  const project = repo ?? env['CI_PROJECT_ID'];
  if (!project) throw new InputError('The project is not known. Name it as in "--repo group/name".');
  return gitlabApi({
    apiUrl: requireApiUrl(nonEmpty(env['CI_API_V4_URL']) ?? 'https://gitlab.com/api/v4', 'CI_API_V4_URL'),
    project,
    number: number ?? requireNumber(env['CI_MERGE_REQUEST_IID']),
    // The token of a job may not write notes.
    token: requireToken(env, ['GITLAB_TOKEN']),
  });
}

function nonEmpty(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

function requireNumber(text: string | undefined): number {
  if (text !== undefined && /^\d{1,15}$/.test(text)) return Number(text);
  throw new InputError(
    'The pull request is not known. Name it as in "--pr 12", or run this in a job for pull requests.',
  );
}

function requireToken(env: Environment, names: readonly string[]): string {
  const token = names.map((name) => env[name]?.trim()).find(Boolean);
  if (token !== undefined && /^[\x21-\x7e]+$/.test(token)) return token;
  const [name = ''] = names;
  throw new InputError(
    token === undefined
      ? `There is no token. Set ${name} in the environment of this step, such as "${name}: \${{ secrets.${name} }}".`
      : `${name} has characters that no token has. Set it again.`,
  );
}

/** The token is sent there, so it must not travel openly through a network. */
function requireApiUrl(url: string, name: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(parsed?.hostname ?? '');
  if (parsed && (parsed.protocol === 'https:' || (parsed.protocol === 'http:' && isLocal))) return url;
  throw new InputError(`${name} must be an address that begins with https://, and is "${url}".`);
}
