import type { How } from '../../model/kinds.ts';
import type { PossibleReference, Relation } from './relations.ts';

const plainRules: ReadonlySet<string> = new Set(['member', 'import', 'scope']);
const plainHows: ReadonlySet<How> = new Set(['scope', 'import', 'package']);

/** Says how a reference was found, where it is more than the scope, an import or a plain member, which most are. */
export function evidenceOf(
  reference: Pick<Relation, 'how' | 'rule'> | PossibleReference,
): string | undefined {
  const { how } = reference;
  if (plainHows.has(how)) return undefined;
  if (how !== 'member') return how;
  const rule = 'rule' in reference ? reference.rule : undefined;
  return rule === undefined || plainRules.has(rule) ? undefined : `by ${rule}`;
}
