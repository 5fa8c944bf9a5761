import { expect, it } from 'vitest';
import { compareVersions } from '../../src/model/compare-versions.ts';

it.each([
  ['numbers by their value', ['1.2.9', '1.9.0', '1.10.0', '1.10.1', '2.0.0', '10.0']],
  [
    'pre-releases before their release, as in semantic versions',
    [
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta.2',
      '1.0.0-beta.11',
      '1.0.0-rc.1',
      '1.0.0',
    ],
  ],
  ['those of Python', ['2.0a1', '2.0b2', '2.0rc1', '2.0', '2.0.post1', '2.1']],
])('orders %s', (_, versions) => {
  expect(versions.toReversed().sort(compareVersions)).toEqual(versions);
});

it('counts missing numbers as zero and does not count build metadata', () => {
  expect(compareVersions('1.0', '1.0.1')).toBeLessThan(0);
  expect(compareVersions('1.0.0+build.2', '1.0.1-rc.1')).toBeLessThan(0);
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0);
});
