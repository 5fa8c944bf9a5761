import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, it } from 'vitest';
import { checkEffects } from '../../src/cli/changes/check-effects.ts';
import { runDiff } from '../../src/cli/changes/diff-effects.ts';
import { rangeOf, type OpenReport } from '../../src/cli/changes/open-report.ts';
import { runCheck } from '../../src/cli/changes/run-check.ts';
import { comment } from '../../src/cli/commands/comment.ts';
import { runCli } from '../../src/cli/run.ts';
import type { ChangeReport } from '../../src/model/changes.ts';
import type { CheckSettings } from '../../src/model/check-settings.ts';
import { rangeText } from '../../src/features/changes/range.ts';
import { FakeForge } from '../host/comments/fake-forge.ts';
import { reportOf, shopReport } from '../render/changes/report-fixture.ts';
import { SarifLog } from '../render/issues/sarif-schema.ts';
import { fakeTerminal, type FakeTerminal } from './fake-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'changes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const forge = { kind: 'github', url: 'https://github.com/shop/app' } as const;

interface Setup {
  report?: ChangeReport;
  check?: CheckSettings;
  given?: Record<string, unknown>;
  input?: Record<string, unknown>;
  json?: boolean;
}

function contextOf({ report = shopReport(), check, given = {}, input = {}, json = false }: Setup) {
  const terminal = fakeTerminal({ cwd: folder });
  const ranges: string[] = [];
  const open: OpenReport = (_context, range) => {
    ranges.push(rangeText(range));
    return Promise.resolve({ report, forge, source: undefined, root: folder, check });
  };
  return { context: { terminal, path: '.', json, project: {}, given, input }, open, terminal, ranges };
}

async function diff(
  setup: Setup,
): Promise<{ terminal: FakeTerminal; ranges: string[]; error: unknown; done: unknown }> {
  const { context, open, terminal, ranges } = contextOf(setup);
  let error: unknown;
  const done = await runDiff(context, open).catch((cause: unknown) => (error = cause));
  return { terminal, ranges, error, done };
}

async function check(setup: Setup): Promise<{ terminal: FakeTerminal; ranges: string[]; error: unknown }> {
  const { context, open, terminal, ranges } = contextOf({
    ...setup,
    given: { base: 'main...', ...setup.given },
  });
  let error: unknown;
  await runCheck(context, open).catch((cause: unknown) => (error = cause));
  return { terminal, ranges, error };
}

describe('treeatlas diff', () => {
  it('prints text, of the working tree by default', async () => {
    const { terminal, ranges } = await diff({});
    expect(terminal.stdout()).toContain('What must change (3 places)');
    expect(ranges).toEqual(['HEAD..WORKTREE']);
    expect((await diff({ given: { staged: true }, input: { range: 'main' } })).ranges).toEqual([
      'main..STAGED',
    ]);
    expect((await diff({ input: { range: 'main...topic' } })).ranges).toEqual(['main...topic']);
  });

  it('has each format, and links to the commits that were compared', async () => {
    const report = { ...shopReport(), head: { ...shopReport().head, commit: 'b'.repeat(40) } };
    const of = async (format: string): Promise<string> =>
      (await diff({ report, given: { format, link: 'https://example.org/' } })).terminal.stdout();
    expect(await of('markdown')).toContain(
      `[\`src/cart.ts:3\`](https://github.com/shop/app/blob/${'b'.repeat(40)}/src/cart.ts#L3)`,
    );
    // What was removed is found in the old commit.
    expect(await of('markdown')).toContain(`/blob/${'a'.repeat(40)}/src/cart.ts#L20`);
    expect(await of('html')).toContain('<!doctype html>');
    expect(JSON.parse(await of('json'))).toEqual(report);
    const [run] = SarifLog.parse(JSON.parse(await of('sarif'))).runs;
    expect(run.results.map(({ ruleId }) => ruleId)).toContain('broken-place');
  });

  it('writes a file', async () => {
    const { terminal } = await diff({ given: { format: 'html', output: 'changes.html' } });
    expect(terminal.stdout()).toBe('');
    expect(readFileSync(join(folder, 'changes.html'), 'utf8')).toContain('</html>');
  });

  it('fails on what it is told to fail on, after it has printed', async () => {
    const broken = await diff({ given: { failOn: 'broken' } });
    expect(broken.error).toMatchObject({ name: 'CheckFailed' });
    expect((broken.error as Error).message).toMatch(/^2 places must change/);
    expect(broken.terminal.stdout()).toContain('What must change');
    expect((await diff({ given: { failOn: 'breaking' } })).error).toMatchObject({ name: 'CheckFailed' });
    expect((await diff({ report: reportOf(), given: { failOn: 'broken' } })).error).toBeUndefined();
  });

  it('leaves the exact answer to the operation', async () => {
    expect((await diff({ json: true })).done).toBe(false);
    expect((await diff({ json: true, given: { format: 'html' } })).error).toMatchObject({
      name: 'UsageError',
    });
  });
});

describe('treeatlas check --base', () => {
  it('lists what fails with the next step, and what does not count', async () => {
    const { terminal, error, ranges } = await check({});
    expect(ranges).toEqual(['main...HEAD']);
    expect(error).toMatchObject({ name: 'CheckFailed' });
    expect(terminal.stdout())
      .toBe(`v1.0..WORKTREE: 5 new findings: 1 of secret, 2 of broken-place, 1 of import-cycle, 1 of generic_function.

Likely secret (secret)
  src/keys.ts:1 A likely AWS access key.
  → A text looks like a password, key or token. Remove it, and revoke it where it is valid: the history of git keeps it. Allow a false positive with a gitleaks:allow comment on its line, or in the configuration (secrets.allow).

Place that a change broke (broken-place)
  src/order.ts:7 "total" was renamed to "sum"
  test/order.test.ts:12 "total" was renamed to "sum"
  → Code uses what was removed, renamed or changed elsewhere, and was not changed with it. Change it too, or restore what it uses.

Import cycle (import-cycle)
  src/a.ts 2 files import each other in a cycle: src/a.ts, src/b.ts.
  → Files that import each other can only be understood, tested and moved together. Move what both need into a file that imports neither.

Generic name of a function (generic_function)
  src/cart.ts:70 The function "process" has a generic name.
  → A generic name does not tell what a function is for, so readers must open it. Name it after its purpose, or change the list of names in the configuration (validate.names).

Not counted, see --fail-on: 1 of broken-place, 2 of breaking-change, 1 of dead-code.
`);
  });

  it('fails on what the configuration names, and the command line comes first', async () => {
    expect((await check({ check: { fail: [] } })).error).toBeUndefined();
    expect((await check({ check: { fail: [] }, given: { failOn: ['breaking'] } })).error).toBeDefined();
  });

  it('accepts what was written to a baseline, and names what can be removed from it', async () => {
    const written = await check({ given: { writeBaseline: 'known.json' } });
    expect(written.error).toBeUndefined();
    expect(written.terminal.stderr()).toContain('5 accepted findings');
    const again = await check({ given: { baseline: 'known.json' } });
    expect(again.error).toBeUndefined();
    expect(again.terminal.stdout()).toContain('In the baseline: 1 of secret, 2 of broken-place');
    const fixed = await check({ report: reportOf(), check: { baseline: join(folder, 'known.json') } });
    expect(fixed.terminal.stderr()).toContain('5 findings of known.json no longer occur.');
    const outside = await check({ check: { baseline: '/etc/known.json' } });
    expect(outside.error).toMatchObject({ name: 'InputError' });
  });

  it('has formats for other programs', async () => {
    const of = async (format: string): Promise<string> =>
      (await check({ given: { format } })).terminal.stdout();
    expect(await of('github')).toContain(
      '::error file=src/order.ts,line=7,endLine=7,col=3,endColumn=7,title=Place that a change broke (broken-place)::"total" was renamed to "sum"\n',
    );
    const log = SarifLog.parse(JSON.parse(await of('sarif')));
    expect(log.runs[0].results.filter(({ level }) => level === 'error')).toHaveLength(5);
    expect(JSON.parse(await of('json'))).toMatchObject({ failed: true, allowed: [], failing: { length: 5 } });
    expect(await of('markdown')).toContain(
      '<!-- treeatlas:changes -->\n**Check failed.** 5 new findings: 1 of secret',
    );
  });

  it('refuses its options without a base, and a symbol with one', async () => {
    const replace = (given: Record<string, unknown>, input: Record<string, unknown>) =>
      checkEffects.replace?.(contextOf({ given, input }).context);
    await expect(replace({ failOn: [] }, { name: 'total' })).rejects.toThrow(/Add "--base main"/);
    await expect(replace({ base: 'main' }, { name: 'total' })).rejects.toThrow(/Omit the name of the symbol/);
    expect(await replace({}, { name: 'total' })).toBe(false);
  });

  it('names kinds that it does not know', async () => {
    const terminal = fakeTerminal({ cwd: folder });
    expect(await runCli(['check', '--base', 'main', '--fail-on', 'cycles,typo'], terminal)).toBe(2);
    expect(terminal.stderr()).toContain('"typo" is no kind of finding');
  });
});

describe('rangeOf', () => {
  it.each([
    ['main', undefined, 'main..WORKTREE'],
    ['main', 'topic', 'main..topic'],
    ['main...', undefined, 'main...HEAD'],
    ['main...topic', undefined, 'main...topic'],
    ['main...', 'topic', 'main...topic'],
  ])('of %s and %s', (base, head, range) => {
    expect(rangeText(rangeOf(base, head))).toBe(range);
  });

  it('refuses a head of a range that has one', () => {
    expect(() => rangeOf('main..topic', 'other')).toThrow(/names two states/);
  });
});

describe('treeatlas comment', () => {
  it('writes what it reads, with the marker, and never prints the token', async () => {
    const server = new FakeForge();
    await server.start();
    const env = { GITHUB_API_URL: server.url, GITHUB_TOKEN: 'ghs_notasecret', GITHUB_REPOSITORY: 'shop/app' };
    const terminal = fakeTerminal({ cwd: folder });
    const run = (text: string, file?: string): Promise<void> =>
      comment(
        terminal,
        file,
        { pr: '7' },
        { env, stdin: Readable.from([text]), wait: () => Promise.resolve() },
      );
    await run('hello');
    writeFileSync(join(folder, 'comment.md'), '<!-- treeatlas:changes -->\nfrom a file');
    await run('', 'comment.md');
    server.stop();
    expect(server.comments.map(({ body }) => body)).toEqual(['<!-- treeatlas:changes -->\nfrom a file']);
    expect(terminal.stderr()).toBe(
      'Wrote a new comment: https://example.org/c/1.\nReplaced the comment: https://example.org/c/1.\n',
    );
    await expect(run(' \n')).rejects.toThrow(/The comment is empty/);
    await expect(run('x'.repeat(70_000))).rejects.toThrow(/--max-characters/);
  });
});
