import { win32 } from 'node:path';
import { expect, it } from 'vitest';
import { isInside } from '../../src/base/inside.ts';

it.each([
  ['C:\\a', 'C:\\a\\b', true],
  ['C:\\a', 'c:\\A\\b', true],
  ['C:\\a', 'C:/a/b', true],
  ['C:\\a', 'C:\\a\\..b', true],
  ['C:\\a', 'C:\\ab', false],
  ['C:\\a', 'C:\\a\\..\\b', false],
  ['C:\\a', 'D:\\a\\b', false],
  ['C:\\a', '\\\\server\\a\\b', false],
  ['\\\\server\\a', '\\\\server\\a\\b', true],
  ['\\\\server\\a', '\\\\server\\b', false],
  ['\\\\server\\a', '\\\\other\\a', false],
])('on Windows: %s, %s: %s', (folder, path, expected) => {
  expect(isInside(folder, path, win32)).toBe(expected);
});
