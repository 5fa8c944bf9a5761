import { beforeAll, expect, test } from 'vitest';
import type { Store } from '../../../src/store/store.ts';
import { ask } from '../../support/ask.ts';
import { sourceAtlas } from '../../support/source-atlas.ts';

const files = {
  'Cargo.toml': '[workspace]\nmembers = ["app", "util"]\n',
  'app/Cargo.toml':
    '[package]\nname = "app"\n[dependencies]\nkit = { path = "../util", package = "my-util" }\n',
  'util/Cargo.toml': '[package]\nname = "my-util"\n',
  'util/src/lib.rs': [
    'mod shape;',
    'pub use shape::{Draw, Square as Box4};',
    'pub fn run(it: &dyn Draw) -> u8 {',
    '    it.draw()',
    '}',
    '',
  ].join('\n'),
  'util/src/shape.rs': [
    'pub trait Draw {',
    '    fn draw(&self) -> u8;',
    '}',
    'pub struct Square;',
    'impl Draw for Square {',
    '    fn draw(&self) -> u8 {',
    '        side()',
    '    }',
    '}',
    'fn side() -> u8 {',
    '    4',
    '}',
    'fn never() -> u8 {',
    '    5',
    '}',
    '',
  ].join('\n'),
  'app/src/main.rs': [
    'use kit::Box4;',
    'mod deep {',
    '    pub fn call() -> u8 {',
    '        super::start()',
    '    }',
    '}',
    'fn start() -> u8 {',
    '    kit::run(&Box4)',
    '}',
    'fn main() {',
    '    deep::call();',
    '}',
    '',
  ].join('\n'),
};

let store: Store;
beforeAll(async () => {
  store = await sourceAtlas(files);
});

interface References {
  references: { path: string; range: { start: { line: number } }; type: string }[];
}

async function sitesOf(id: string): Promise<string[]> {
  const { references } = await ask<References>('find_references', { id }, store);
  return references.map(({ path, range, type }) => `${path}:${range.start.line} ${type}`);
}

test('a name that another package renames and passes on leads to its definition', async () => {
  expect(await sitesOf('struct:util/src/shape.rs:Square')).toEqual([
    'app/src/main.rs:1 IMPORTS',
    'app/src/main.rs:8 REFERENCES',
    'util/src/lib.rs:2 IMPORTS',
    'util/src/shape.rs:5 REFERENCES_TYPE',
  ]);
});

test('a path from a block leads to the file around it, and one into a package to its function', async () => {
  expect(await sitesOf('function:app/src/main.rs:start')).toEqual(['app/src/main.rs:4 CALLS']);
  expect(await sitesOf('function:util/src/lib.rs:run')).toEqual(['app/src/main.rs:8 CALLS']);
});

test('the callers of a method are those of the trait that it implements', async () => {
  const answer = JSON.stringify(
    await ask('call_graph', { id: 'method:util/src/shape.rs:Square.draw', direction: 'callers' }, store),
  );
  expect(answer).toContain('function:util/src/lib.rs:run');
});

test('a function that nothing calls is dead, and one that a method of a trait calls is not', async () => {
  const answer = JSON.stringify(await ask('dead_code', {}, store));
  expect(answer).toContain('util/src/shape.rs:never');
  expect(answer).not.toContain('util/src/shape.rs:side');
});
