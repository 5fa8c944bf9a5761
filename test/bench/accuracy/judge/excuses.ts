import type { Answer } from '../scip/answer.ts';
import { nameAt } from '../syntax/file-syntax.ts';
import type { Claim, JudgedClaim, World } from './world.ts';

const undeclared: ReadonlySet<string> = new Set(['property', 'field', 'variable', 'constant']);

/**
 * Whether the oracle names the declaration in a base class of a member that a derived class assigns without a type.
 * The assignment decides the value of the object, so it is right too.
 */
export function isDeclaredAbove(world: World, claim: Claim, answer: Answer): boolean {
  const { node, path, place } = claim;
  const name = node.chain.at(-1);
  if (!undeclared.has(node.kind) || name === undefined || node.chain.length < 2) return false;
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

/** Whether the oracle names the key of `{ name }`, and we also name what it holds, which is called when the member is. */
export function isHeldByShorthand(world: World, { node }: Claim, answer: Answer): boolean {
  if (answer.kind !== 'definitions') return false;
  return answer.entities.some(({ path, places }) =>
    [...places].some(
      (place) =>
        world.syntaxes.get(path)?.shorthands.has(place) === true &&
        nameAt(world.syntaxes.get(path), place) === node.chain.at(-1),
    ),
  );
}

/** Excuses the other members of a union when the one that the oracle names is among ours. */
export function excuseUnions(claims: readonly JudgedClaim[]): void {
  const hit = new Set<string>();
  for (const claim of claims) if (claim.edge.certain && claim.verdict === 'right') hit.add(memberAt(claim));
  for (const claim of claims) {
    if (claim.verdict === 'wrong' && hit.has(memberAt(claim))) claim.verdict = 'excused';
  }
}

function memberAt({ path, place, node }: JudgedClaim): string {
  return `${path}|${place}|${node.chain.at(-1) ?? ''}`;
}

function ownerOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.'));
}
