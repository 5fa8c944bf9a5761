/** Returns where the comments of one pull request are. Addresses have no slash at the end. */
export interface CommentApi {
  /** The name of the service, for messages. */
  title: string;
  /** The origin that gets the token. */
  listUrl: string;
  createUrl: string;
  /** The address of one comment, to change and delete it. */
  commentUrl: (id: number) => string;
  /** The method that changes a comment. */
  updateMethod: 'PATCH' | 'PUT';
  /** The address that returns the author of the token. */
  userUrl: string;
  /** The author of a token that may not ask for its own name. */
  fallbackAuthor: string | undefined;
  headers: Readonly<Record<string, string>>;
  /** The secret in the headers, which messages must not contain. */
  token: string;
  /** Reads the name of an author in the answers of the service. */
  nameOfUser: (user: unknown) => string | undefined;
  /** Reads the author of a comment. */
  authorOf: (comment: unknown) => unknown;
  /** The permission that the token needs, for messages. */
  permission: string;
}

export interface GithubTarget {
  /** `https://api.github.com`, or that of an Enterprise server. */
  apiUrl: string;
  /** `owner/name`. */
  repository: string;
  number: number;
  token: string;
}

/** See https://docs.github.com/rest/issues/comments. */
export function githubApi({ apiUrl, repository, number, token }: GithubTarget): CommentApi {
  const root = `${apiUrl.replace(/\/+$/, '')}/repos/${repository.split('/').map(encodeURIComponent).join('/')}/issues`;
  return {
    title: 'GitHub',
    listUrl: `${root}/${number}/comments?per_page=100`,
    createUrl: `${root}/${number}/comments`,
    commentUrl: (id) => `${root}/comments/${id}`,
    updateMethod: 'PATCH',
    userUrl: `${apiUrl.replace(/\/+$/, '')}/user`,
    // The token of a workflow belongs to an app, which may not ask for its user.
    fallbackAuthor: 'github-actions[bot]',
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'x-github-api-version': '2022-11-28',
    },
    token,
    nameOfUser: (user) => textIn(user, 'login'),
    authorOf: (comment) => memberOf(comment, 'user'),
    permission:
      'Give the job "permissions: pull-requests: write". Pull requests from forks get a token that can only read: comment from a workflow_run instead.',
  };
}

export interface GitlabTarget {
  /** `https://gitlab.com/api/v4`. */
  apiUrl: string;
  /** Number or path of the project. */
  project: string;
  number: number;
  token: string;
}

/** See https://docs.gitlab.com/api/notes/. */
export function gitlabApi({ apiUrl, project, number, token }: GitlabTarget): CommentApi {
  const root = apiUrl.replace(/\/+$/, '');
  const notes = `${root}/projects/${encodeURIComponent(project)}/merge_requests/${number}/notes`;
  return {
    title: 'GitLab',
    listUrl: `${notes}?per_page=100&order_by=created_at&sort=asc`,
    createUrl: notes,
    commentUrl: (id) => `${notes}/${id}`,
    updateMethod: 'PUT',
    userUrl: `${root}/user`,
    fallbackAuthor: undefined,
    headers: { 'private-token': token },
    token,
    nameOfUser: (user) => textIn(user, 'username'),
    authorOf: (comment) => memberOf(comment, 'author'),
    permission: 'The token needs the scope "api" and the role Reporter or higher.',
  };
}

export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

export function textIn(value: unknown, name: string): string | undefined {
  const member = memberOf(value, name);
  return typeof member === 'string' ? member : undefined;
}
