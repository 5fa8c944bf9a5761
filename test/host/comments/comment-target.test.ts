import { describe, expect, it } from 'vitest';
import { commentTarget } from '../../../src/host/comments/comment-target.ts';

const job = {
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'shop/app',
  GITHUB_REF: 'refs/pull/12/merge',
  GITHUB_API_URL: 'https://git.example.org/api/v3',
  GITHUB_TOKEN: 'token',
};

describe('the target of a comment', () => {
  it('is the pull request of the job, on its server', () => {
    expect(commentTarget(job, {}).createUrl).toBe(
      'https://git.example.org/api/v3/repos/shop/app/issues/12/comments',
    );
    expect(commentTarget(job, { repo: 'a/b', number: 3 }).listUrl).toContain('/repos/a/b/issues/3/comments');
  });

  it('is the merge request of a job of GitLab', () => {
    const api = commentTarget(
      {
        GITLAB_CI: 'true',
        CI_API_V4_URL: 'https://gitlab.example.org/api/v4',
        CI_PROJECT_ID: '99',
        CI_MERGE_REQUEST_IID: '5',
        GITLAB_TOKEN: 'token',
      },
      {},
    );
    expect(api.commentUrl(4)).toBe('https://gitlab.example.org/api/v4/projects/99/merge_requests/5/notes/4');
    expect(api.headers).toEqual({ 'private-token': 'token' });
  });

  it.each([
    [{ GITHUB_TOKEN: undefined }, /Set GITHUB_TOKEN/],
    [{ GITHUB_TOKEN: 'a\nb' }, /has characters that no token has/],
    [{ GITHUB_REPOSITORY: '../x' }, /no repository/],
    [{ GITHUB_REPOSITORY: 'x/..' }, /no repository.*--repo owner\/name/],
    [{ GITHUB_REF: 'refs/heads/main' }, /--pr 12/],
    [{ GITHUB_API_URL: 'http://git.example.org' }, /must be an address that begins with https/],
  ])('needs what is missing in %o', (overrides, message) => {
    expect(() => commentTarget({ ...job, ...overrides }, {})).toThrow(message);
  });
});
