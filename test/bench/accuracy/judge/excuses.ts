import type { Answer } from '../scip/oracle-index.ts';
import { nameAt } from '../syntax/file-syntax.ts';
import type { Claim, JudgedClaim, World } from './world.ts';

const undeclared: ReadonlySet<string> = new Set(['property', 'field', 'variable', 'constant']);

/**
 * Of a member that a class assigns without a type and a class above declares with one, the index of Python names the
 * declaration above, where the value of the object is decided by the assignment.
 */
export function isDeclaredAbove(world: World, claim: Claim, answer: Answer): boolean {
  const { node, path, place } = claim;
  const name = node.chain.at(-1);
  if (!isPython(path) || !undeclared.has(node.kind) || name === undefined || node.chain.length < 2)
    return false;
  if (nameAt(world.syntaxes.get(path), place) !== name) return false;
  // The oracle may not know the member, but it knows its class.
  const owner = world.oracle.entityNamed(node.path, node.chain.slice(0, -1));
  if (!owner) return false;
  const ancestors = world.inheritance.ancestorsOf(owner.key);
  if (answer.kind === 'outside') return ancestors.has(undefined);
  if (answer.kind !== 'definitions') return false;
  return answer.entities.some(
    (entity) => entity.key.endsWith(`.${name}`) && ancestors.has(ownerOf(entity.key)),
  );
}

/**
 * Of a member of one of several classes, the index of Python names that of one class alone. When that is among ours,
 * nothing is said of the others.
 */
export function excuseUnions(claims: readonly JudgedClaim[]): void {
  const hit = new Set<string>();
  for (const claim of claims) if (claim.edge.certain && claim.verdict === 'right') hit.add(memberAt(claim));
  for (const claim of claims) {
    if (isPython(claim.path) && claim.verdict === 'wrong' && hit.has(memberAt(claim)))
      claim.verdict = 'excused';
  }
}

function memberAt({ path, place, node }: JudgedClaim): string {
  return `${path}|${place}|${node.chain.at(-1) ?? ''}`;
}

function ownerOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.'));
}

function isPython(path: string): boolean {
  return path.endsWith('.py') || path.endsWith('.pyi');
}
