import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { baselineText, readBaseline } from '../../../src/host/check/baseline.ts';
import { checkChanges } from '../../../src/host/check/check-changes.ts';
import { checkCategories } from '../../../src/model/check-settings.ts';
import { brokenPlace, reportOf, shopReport } from '../../render/changes/report-fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rulesOf = (issues: readonly { rule: string }[]): string[] => issues.map(({ rule }) => rule);

describe('the check of a change', () => {
  it('fails by default on mistakes: certain places, errors of rules, cycles and secrets', () => {
    const { failing, noted } = checkChanges(shopReport(), {});
    expect(rulesOf(failing)).toEqual([
      'secret',
      'broken-place',
      'broken-place',
      'import-cycle',
      'generic_function',
    ]);
    expect(failing.every(({ level }) => level === 'error')).toBe(true);
    expect(rulesOf(noted)).toEqual(['broken-place', 'breaking-change', 'breaking-change', 'dead-code']);
  });

  it('fails on what is named, and on nothing if that is nothing', () => {
    expect(rulesOf(checkChanges(shopReport(), { fail: ['breaking'] }).failing)).toEqual([
      'breaking-change',
      'breaking-change',
    ]);
    expect(checkChanges(shopReport(), { fail: [] }).failing).toEqual([]);
  });

  it('allows what matches all properties of an entry, with its reason', () => {
    const { failing, allowed } = checkChanges(shopReport(), {
      allow: [
        { kind: 'broken', path: 'test/**', reason: 'tests follow' },
        { kind: 'cycles', path: 'lib/**', reason: 'another folder' },
      ],
    });
    expect(allowed.map(({ place, suppressedBecause }) => [place?.path, suppressedBecause])).toEqual([
      ['test/order.test.ts', 'tests follow'],
    ]);
    expect(rulesOf(failing)).toContain('import-cycle');
  });

  it('knows accepted findings again after lines moved, and new ones of the same place as new', () => {
    const before = reportOf({ mustChange: [brokenPlace('src/a.ts', 7)] });
    const file = join(folder, 'baseline.json');
    writeFileSync(file, baselineText(checkChanges(before, {}).failing));
    const baseline = readBaseline(file);
    expect(baseline).toEqual([
      {
        rule: 'broken-place',
        key: 'function:src/a.ts:checkout | renamed | function:src/cart.ts:sum',
        message: '"total" was renamed to "sum"',
      },
    ]);
    const moved = checkChanges(reportOf({ mustChange: [brokenPlace('src/a.ts', 90)] }), { baseline });
    expect([moved.failing, moved.removable, moved.known.length]).toEqual([[], [], 1]);
    const second = reportOf({ mustChange: [brokenPlace('src/a.ts', 90), brokenPlace('src/a.ts', 91)] });
    expect(checkChanges(second, { baseline }).failing).toHaveLength(1);
  });

  it('names entries that no longer occur, and counts equal ones', () => {
    const two = reportOf({ mustChange: [brokenPlace('src/a.ts', 1), brokenPlace('src/a.ts', 2)] });
    const file = join(folder, 'two.json');
    writeFileSync(file, baselineText(checkChanges(two, {}).failing));
    const baseline = readBaseline(file);
    expect(baseline.map(({ count }) => count)).toEqual([2]);
    const one = checkChanges(reportOf({ mustChange: [brokenPlace('src/a.ts', 1)] }), { baseline });
    expect(one.removable.map(({ count }) => count)).toEqual([1]);
    expect(checkChanges(reportOf(), { baseline }).removable.map(({ count }) => count)).toEqual([2]);
  });

  it('has keys without line numbers for findings of every kind', () => {
    const all = (report: ReturnType<typeof shopReport>): string =>
      baselineText(checkChanges(report, { fail: checkCategories }).failing);
    const moved = JSON.parse(
      JSON.stringify(shopReport())
        .replace(/"line":\d+/g, '"line":999')
        .replace(/"span":\[\d+/g, '"span":[999'),
    ) as ReturnType<typeof shopReport>;
    expect(all(moved)).toBe(all(shopReport()));
  });

  it('refuses a file that is no baseline, with the next step', () => {
    const file = join(folder, 'wrong.json');
    expect(() => readBaseline(join(folder, 'missing.json'))).toThrow(/does not exist.*--write-baseline/);
    writeFileSync(file, '{"version": 2}');
    expect(() => readBaseline(file)).toThrow(/cannot be read as a baseline/);
    symlinkSync('/etc/passwd', join(folder, 'link.json'));
    expect(() => readBaseline(join(folder, 'link.json'))).toThrow(/cannot be read as a baseline/);
  });
});
