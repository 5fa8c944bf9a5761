import { compareText } from '../../src/model/order.ts';
import type { Source } from '../../src/indexer/source/source.ts';
import { SourceError } from '../../src/indexer/source/source-error.ts';

/** A repository in memory: paths to content. */
export function memorySource(files: Readonly<Record<string, string | Uint8Array>>, name = 'sample'): Source {
  const bytes = new Map(
    Object.entries(files).map(([path, content]) => [
      path,
      typeof content === 'string' ? new TextEncoder().encode(content) : content,
    ]),
  );
  return {
    repository: { name, commit: null, branch: null, dirty: false },
    findings: [],
    seenAt: 0,
    list: () =>
      Promise.resolve(
        [...bytes]
          .sort(([a], [b]) => compareText(a, b))
          .map(([path, content]) => ({ kind: 'file', path, size: content.length, stamp: '' }) as const),
      ),
    read: (path) => {
      const content = bytes.get(path);
      return content
        ? Promise.resolve(content)
        : Promise.reject(
            new SourceError('not-found', `There is no file ${path}.`, 'Name one that was listed.'),
          );
    },
    close: () => Promise.resolve(),
  };
}
