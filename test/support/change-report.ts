import {
  type ChangeReport,
  CHANGES_VERSION,
  type FileChange,
  type SymbolChange,
} from '../../src/model/changes.ts';
import { pathAddress } from '../../src/model/address.ts';
import { parseId } from '../../src/model/id.ts';

/** A report without changes, which tests extend. */
export const emptyReport: ChangeReport = {
  version: CHANGES_VERSION,
  base: { name: 'v1', commit: null, time: null, subject: null },
  head: { name: 'v2', commit: null, time: null, subject: null },
  files: [],
  symbols: [],
  mustChange: [],
  packages: { added: [], removed: [] },
  cycles: { added: [], removed: [] },
  violations: { added: [], removed: [] },
  deadCode: { added: [], removed: [] },
  secrets: [],
  tests: { affected: [], command: null, isComplete: true },
  risk: { level: 'low', reasons: [] },
  unseen: [],
};

/** A changed file; `parts` says what is special. */
export function fileChange(path: string, parts: Partial<FileChange> = {}): FileChange {
  const address = pathAddress(path);
  return {
    path,
    change: 'changed',
    address,
    ...(parts.change === 'added' || parts.change === 'removed' ? {} : { fromAddress: address }),
    language: null,
    isTest: false,
    addedLines: 1,
    removedLines: 1,
    ...parts,
  };
}

/** A changed function; `parts` has its id. */
export function symbolChange(
  parts: Pick<SymbolChange, 'id' | 'change'> & Partial<SymbolChange>,
): SymbolChange {
  const { path = '', symbol = '' } = parseId(parts.id) ?? {};
  return {
    kind: 'function',
    name: symbol,
    symbol,
    path,
    line: 1,
    address: `${pathAddress(path)}~/${symbol}`,
    isPublic: true,
    isTest: false,
    parts: [],
    signatureChanges: [],
    isBreaking: false,
    callers: { total: 0, files: 0, mustChange: 0, first: [] },
    ...parts,
  };
}
