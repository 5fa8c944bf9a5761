import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { githubApi } from '../../../src/host/comments/comment-api.ts';
import { putComment, type PutResult } from '../../../src/host/comments/put-comment.ts';
import { FakeForge } from './fake-forge.ts';

const marker = '<!-- marker -->';
const token = 'ghs_notasecret';
let forge: FakeForge;
let waits: number[];

beforeEach(async () => {
  forge = new FakeForge();
  waits = [];
  await forge.start();
});
afterEach(() => forge.stop());

function put(
  body: string,
  { number = 7, author }: { number?: number; author?: string } = {},
): Promise<PutResult> {
  const api = githubApi({ apiUrl: `${forge.url}/`, repository: 'shop/app', number, token });
  const wait = (milliseconds: number): Promise<void> => {
    waits.push(milliseconds);
    return Promise.resolve();
  };
  const context = { api, signal: new AbortController().signal, wait };
  return putComment(context, { body: `${marker}\n${body}`, marker, author });
}

const bodies = (): string[] => forge.comments.map(({ user, body }) => `${user.login}: ${body}`);

describe('the comment on a pull request', () => {
  it('is created once, then replaced, and left alone if it is the same', async () => {
    expect(await put('one')).toEqual({ outcome: 'created', url: 'https://example.org/c/1', removed: 0 });
    expect((await put('two')).outcome).toBe('updated');
    expect((await put('two')).outcome).toBe('unchanged');
    expect(bodies()).toEqual([`robot: ${marker}\ntwo`]);
    expect(forge.requests.filter((request) => !request.startsWith('GET'))).toEqual([
      'POST /repos/shop/app/issues/7/comments',
      'PATCH /repos/shop/app/issues/comments/1',
    ]);
    expect([...forge.tokens]).toEqual([`Bearer ${token}`]);
  });

  it('is found on a later page', async () => {
    for (let index = 0; index < 5; index++) forge.add('ann', `comment ${index}`);
    forge.add('robot', `${marker}\nold`);
    expect(await put('new')).toMatchObject({ outcome: 'updated', url: 'https://example.org/c/6' });
    expect(forge.comments).toHaveLength(6);
  });

  it('never replaces that of somebody else, nor one that quotes the marker', async () => {
    forge.add('mallory', `${marker}\nmine`);
    forge.add('robot', `> ${marker}\nan answer`);
    expect((await put('new')).outcome).toBe('created');
    expect(bodies()).toEqual([
      `mallory: ${marker}\nmine`,
      `robot: > ${marker}\nan answer`,
      `robot: ${marker}\nnew`,
    ]);
  });

  it('is kept once if earlier runs wrote it twice', async () => {
    forge.add('robot', `${marker}\nfirst`);
    forge.add('robot', `${marker}\nsecond`);
    expect(await put('new')).toMatchObject({ outcome: 'updated', removed: 1 });
    expect(bodies()).toEqual([`robot: ${marker}\nnew`]);
  });

  it('knows its author with the token of a workflow, which may not ask', async () => {
    forge.user = undefined;
    forge.add('github-actions[bot]', `${marker}\nold`);
    expect((await put('new')).outcome).toBe('updated');
    forge.add('app[bot]', `${marker}\nof an app`);
    expect((await put('of an app, too', { author: 'app[bot]' })).outcome).toBe('updated');
    expect(bodies()).toEqual([`github-actions[bot]: ${marker}\nnew`, `app[bot]: ${marker}\nof an app, too`]);
  });

  it('is tried again after a failure that may pass, as late as the server asks for', async () => {
    forge.refusals = [
      { method: 'GET', status: 502 },
      { method: 'GET', status: 403, headers: { 'retry-after': '7' } },
      { method: 'POST', status: 429, headers: { 'retry-after': '3600' } },
    ];
    expect((await put('one')).outcome).toBe('created');
    expect(waits).toEqual([1000, 7000, 60_000]);
  });

  it('is not repeated if the answer to its creation was lost', async () => {
    forge.refusals = [{ method: 'POST', status: 502, takesEffect: true }];
    expect((await put('one')).outcome).toBe('unchanged');
    expect(bodies()).toEqual([`robot: ${marker}\none`]);
  });

  it('fails after some attempts', async () => {
    forge.refusals = Array.from({ length: 20 }, () => ({ method: 'GET', status: 500 }));
    await expect(put('one')).rejects.toThrow('GitHub refused to read comments: 500 (refused). The service');
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  it.each([
    [401, /^GitHub refused to write a comment: 401 .*Set a new one\.$/],
    [403, /"permissions: pull-requests: write"/],
    [422, /--max-characters/],
  ])('names the next step after status %i, and never the token', async (status, message) => {
    forge.refusals = [
      { method: 'POST', status, body: JSON.stringify({ message: `no \u001b[31m ${token}` }) },
    ];
    const error = await put('one').catch((cause: unknown) => cause as Error);
    expect((error as Error).message).toMatch(message);
    expect((error as Error).message).toContain('(no \\u001b[31m ***)');
    expect(waits).toEqual([]);
  });

  it('says that there is no such pull request', async () => {
    await expect(put('one', { number: 8 })).rejects.toThrow(/404 \(Not Found\).*Check --repo and --pr/);
  });

  it('does not send the token to another server that names itself as the next page', async () => {
    const other = new FakeForge();
    await other.start();
    for (let index = 0; index < 5; index++) forge.add('ann', 'comment');
    forge.nextOrigin = other.url;
    await put('one');
    other.stop();
    expect(other.requests).toEqual([]);
  });

  it('says that a server does not answer', async () => {
    forge.stop();
    const error = await put('one').catch((cause: unknown) => cause as Error);
    expect((error as Error).message).toMatch(/did not answer\. Check the network/);
    expect(waits).toHaveLength(3);
  });
});
