import { expect, it } from 'vitest';
import { compareSides } from '../../../src/features/changes/compare-sides.ts';
import { sideOf } from '../../support/side-of.ts';

type Files = Readonly<Record<string, string>>;

/** The places that must change after one text of a file was replaced by another one. */
async function broken(files: Files, path: string, from: string, to: string): Promise<string[]> {
  const text = files[path] ?? '';
  if (!text.includes(from)) throw new Error(`${path} does not contain ${from}`);
  const head = { ...files, [path]: text.replace(from, to) };
  const { mustChange } = await compareSides(await sideOf(files, 'base'), await sideOf(head, 'head'));
  return mustChange.map(
    ({ path, span, reason, isCertain }) => `${path}:${span[0]} ${reason}${isCertain ? '' : ' (possible)'}`,
  );
}

it('a TypeScript result that may lack a value must change where a value is needed, and not where it is tested', async () => {
  const files = {
    'box.ts': `export class Box { open(): void {} }
export function find(): Box {
  return new Box();
}
`,
    'use.ts': `import { find, type Box } from './box.ts';
function need(box: Box): void { box.open(); }
function may(box?: Box): void { box?.open(); }
export function uses(): Box {
  find().open();
  find()?.open();
  find()!.open();
  need(find());
  may(find());
  const box = find();
  box.open();
  const other = find();
  if (other) other.open();
  return find() ?? box;
}
`,
  };
  expect(await broken(files, 'box.ts', 'find(): Box', 'find(): Box | undefined')).toEqual([
    'use.ts:5 result type',
    'use.ts:8 argument type',
    'use.ts:11 result type',
    'use.ts:14 result type',
  ]);
});

it('a Python result that may lack a value must change where a value is needed', async () => {
  const files = {
    'box.py': `class Box:
    def open(self) -> None: ...
def find() -> "Box":
    return Box()
`,
    'use.py': `from box import Box, find
def need(box: Box) -> None: ...
def uses(given: Box) -> Box:
    find().open()
    need(find())
    box = find()
    if box is not None:
        box.open()
    print(find() == given)
    given = find()
    return find()
`,
  };
  expect(await broken(files, 'box.py', 'find() -> "Box"', 'find() -> "Box | None"')).toEqual([
    'use.py:4 result type',
    'use.py:5 argument type',
    'use.py:10 result type',
    'use.py:11 result type',
  ]);
});

it('calls in the old order of the parameters must change, unless they name their arguments', async () => {
  const files = {
    'box.py': `class Box:
    def put(self, name: str, size: int) -> None: ...
`,
    'use.py': `from box import Box
def uses(box: Box, name, size) -> None:
    box.put(name, size)
    box.put(name=name, size=size)
`,
  };
  expect(await broken(files, 'box.py', 'name: str, size: int', 'size: int, name: str')).toEqual([
    'use.py:3 argument type',
  ]);
});

it('uses of a parameter that is gone must change', async () => {
  const files = {
    'box.ts': `export function size(
  width: number,
  height: number,
): number {
  const area = width * height;
  return area;
}
`,
  };
  expect(await broken(files, 'box.ts', '  height: number,\n', '')).toEqual(['box.ts:4 removed']);
});

it('a class whose member does not fit is not taken for the interface any more', async () => {
  const files = {
    'box.ts': `export interface Opener { open(name: string): string }
export class Box implements Opener {
  open(name: string): string { return name; }
}
`,
    'use.ts': `import { Box, type Opener } from './box.ts';
export function make(): Opener {
  return new Box();
}
`,
  };
  expect(
    await broken(files, 'box.ts', 'open(name: string): string {', 'open(name: string): string | undefined {'),
  ).toEqual(['use.ts:3 result type']);
});

it('members of a type that is not exported any more need no change, but the import does', async () => {
  const files = {
    'box.ts': `export interface Box { open(): void }
export interface Shelf { box: Box }
`,
    'use.ts': `import type { Box } from './box.ts';
export function use(box: Box): void {}
`,
    'more.ts': `import type { Shelf } from './box.ts';
export function more(shelf: Shelf): void {
  shelf.box.open();
}
`,
  };
  expect(await broken(files, 'box.ts', 'export interface Box', 'interface Box')).toEqual(['use.ts:1 hidden']);
});

it('an argument by name is compared with the parameters, and not with the field of this name', async () => {
  const files = {
    'box.py': `class Box:
    def __init__(self, size: int) -> None:
        self.size = size
        self.width = size
`,
    'use.py': `from box import Box
def uses() -> None:
    print(Box(size=1).size)
    Box(size=2)
`,
  };
  expect(await broken(files, 'box.py', '        self.size = size\n', '')).toEqual(['use.py:3 removed']);
});
