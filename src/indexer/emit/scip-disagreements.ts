import { compareText } from '../../model/order.ts';
import type { ReferenceTarget, ScipDisagreements } from '../../model/quality.ts';
import type { LinkEnd } from '../facts/ids.ts';
import type { ImportedScip } from '../scip/import-scip.ts';
import type { Naming } from './atlas.ts';

const MAX_LISTED = 1000;

/** Returns the references for which an index and our inference name different definitions. */
export function listScipDisagreements(scip: ImportedScip, naming: Naming): ScipDisagreements {
  const { indexes, added, raised, confirmed, disagreements } = scip;
  const targetOf = (number: LinkEnd): ReferenceTarget => {
    const { id, name, kind, path, address, line } = naming.end(number);
    return {
      id,
      name,
      kind,
      path,
      ...(address === undefined ? {} : { address }),
      ...(line === undefined ? {} : { line }),
    };
  };
  const sorted = [...disagreements].sort(
    (a, b) => compareText(a.path, b.path) || a.span[0] - b.span[0] || a.span[1] - b.span[1],
  );
  return {
    indexes: [...indexes],
    added,
    raised,
    confirmed,
    total: disagreements.length,
    disagreements: sorted.slice(0, MAX_LISTED).map(({ path, span, name, type, ours, compiler }) => ({
      path,
      address: naming.addresses.file(path),
      line: span[0],
      column: span[1],
      name,
      type,
      ours: ours.map(targetOf),
      compiler: compiler.map(targetOf),
    })),
  };
}
