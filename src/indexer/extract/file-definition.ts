import { FILE_SCOPE } from '../facts/ids.ts';
import type { Collected } from './collect.ts';
import type { Definition } from './definitions.ts';
import type { DocReader } from './docs.ts';

/** The definition that a file is. */
export function fileDefinition(collected: Collected, source: string, docOf: DocReader): Definition {
  const found = [...collected.definitions.values()].find(({ kind }) => kind === 'file');
  const node = found?.node;
  return {
    found: found ?? {
      node: undefined as never,
      kind: 'file',
      pattern: -1,
      attributes: {},
      items: [],
      modifiers: [],
    },
    start: 0,
    end: source.length,
    kind: 'module',
    name: '',
    nameNode: undefined,
    qualifiedLength: 0,
    parent: -1,
    owner: '',
    scope: FILE_SCOPE,
    outerStart: 0,
    outerEnd: source.length,
    doc: found && node ? docOf(found, 0) : '',
    again: [],
    overloads: [],
    local: false,
    nested: false,
    member: false,
  };
}
