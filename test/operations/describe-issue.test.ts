import { expect, test } from 'vitest';
import { findOperation } from '../support/operations.ts';
import { runOperation } from '../../src/operations/run-operation.ts';
import { MemoryStore } from '../../src/store/memory-store.ts';

test.each([
  ['tree', {}, 'tree: path is required'],
  ['get_node', { id: 5 }, 'get_node: id must be a text'],
  ['get_node', { id: '' }, 'get_node: id must not be empty'],
  ['grep', { pattern: 'a', context: -1 }, 'grep: context must be at least 0'],
  ['tree', { path: '.', max_depth: 13 }, 'tree: max_depth must be at most 12'],
  ['tree', { path: '.', max_depth: 1.5 }, 'tree: max_depth must be a whole number'],
  ['get_graph', { id: 'x', detail: 'y' }, 'get_graph: detail must be one of "skeleton", "summary", "full"'],
  ['affected_tests', { changed: 'a' }, 'affected_tests: changed must be a list'],
  ['affected_tests', { changed: [] }, 'affected_tests: changed must not be empty'],
  ['check', {}, 'check: id, name or path is required'],
])('%s %j is refused in words', async (name, input, message) => {
  await expect(runOperation(findOperation(name)!, new MemoryStore([]), input)).rejects.toThrow(message);
});
