import { expect, it } from 'vitest';
import { otherBuildOf } from '../../../src/indexer/extract/build-constraints.ts';
import { loadGrammars } from '../../../src/grammar/load-grammars.ts';

const rules = loadGrammars().find(({ name }) => name === 'go')?.manifest.scoping.builds;
const isUsual = (...comments: string[]): boolean => otherBuildOf(comments, rules) === '';

it.each([
  ['linux', true],
  ['!linux', false],
  ['windows', false],
  ['!windows && !darwin', true],
  ['unix', true],
  ['darwin || (linux && !arm64)', true],
  ['!(darwin || (linux && !arm64))', false],
  ['linux && (arm64 || 386)', false],
  ['windows || amd64 && linux', true],
  ['gc && cgo', true],
  ['gccgo', false],
  ['!cgo', false],
  ['go1.21', true],
  ['!go1.99', false],
  ['go1', false],
  ['ignore', false],
  ['integration', false],
  ['!race && !purego', true],
  ['!!linux', true],
  ['linux_only', false],
  ['linux &&', true],
])('evaluates //go:build %s', (constraint, expected) => {
  expect(isUsual(`//go:build ${constraint}`)).toBe(expected);
});

it.each([
  [['linux,amd64 windows'], true],
  [['linux,!amd64 windows'], false],
  [['linux', '!cgo'], false],
  [['linux darwin', 'amd64'], true],
])('evaluates // +build %j', (lines, expected) => {
  expect(isUsual(...lines.map((line) => `// +build ${line}`))).toBe(expected);
});

it('prefers the newer form', () => {
  expect(isUsual('// +build windows', '//go:build linux')).toBe(true);
});
