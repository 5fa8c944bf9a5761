import { expect, it, vi } from 'vitest';
import { isInside } from '../../src/base/inside.ts';

vi.mock('node:path', async (load) => (await load<typeof import('node:path')>()).win32);

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
  expect(isInside(folder, path)).toBe(expected);
});
