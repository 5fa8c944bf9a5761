import type { ScopeIndex } from '../facts/ids.ts';
import { callableKinds, erasedKinds, type NodeKind } from '../../model/kinds.ts';
import type { Found } from './collect.ts';
import type { Definition } from './definitions.ts';

/** Kinds that hold a value and may be declared more than once. */
export const mergeable: ReadonlySet<NodeKind> = new Set(['variable', 'constant', 'property', 'field']);

/** Whether a variable or member is declared or assigned once more. What has a body is told apart. */
export function isSame(
  twin: Definition,
  found: Found,
  kind: NodeKind,
  selfMember: boolean,
  scope: ScopeIndex,
): boolean {
  if (!mergeable.has(kind) || found.attributes.body || isForward(twin.found) !== isForward(found))
    return false;
  // A type and a value may share a name.
  if (erasedKinds.has(twin.kind)) return false;
  return twin.member || selfMember || twin.scope === scope || mergeable.has(twin.kind);
}

/** Adds one more declaration or assignment. */
export function mergeValue({ found: into, again }: Definition, more: Found): void {
  const { value } = more.attributes;
  if (value && into.attributes.value) into.items.push(value);
  into.attributes = { ...more.attributes, ...into.attributes };
  again.push(more);
}

/**
 * Whether a definition goes on where its twin, the last one before it, stopped: signatures of one callable, with or
 * without a body at the end, and the accessors of one property.
 */
export function continues(twin: Definition, found: Found, kind: NodeKind): boolean {
  const isStatic = (each: Found): boolean => each.modifiers.includes('static');
  if (twin.kind !== kind || isStatic(twin.found) !== isStatic(found)) return false;
  if (isForward(twin.found) !== isForward(found)) return false;
  const { body } = twin.found.attributes;
  if (!callableKinds.has(kind)) return mergeable.has(kind) && Boolean(body && found.attributes.body);
  const last = twin.overloads.at(-1);
  // Those before the last were signatures when the last was added.
  return isSignature(twin.found) && (!last || isSignature(last));
}

/** Whether this only says how a callable can be called. */
export function isSignature({ attributes, modifiers }: Found): boolean {
  return !attributes.body || modifiers.includes('overload');
}

/** Adds one more signature, or the body that comes after them. */
export function extendTwin(twin: Definition, found: Found, outerEnd: number, end: number): void {
  if (callableKinds.has(twin.kind)) twin.overloads.push({ ...found, attributes: { ...found.attributes } });
  twin.end = end;
  twin.outerEnd = Math.max(outerEnd, end);
  const { body, type } = found.attributes;
  const isReplaced = isSignature(twin.found) && !isSignature(found);
  if (body && (isReplaced || !twin.found.attributes.body)) twin.found.attributes.body = body;
  if (type && !twin.found.attributes.type) twin.found.attributes.type = type;
}

/** Whether it declares what another declaration defines. */
function isForward({ modifiers }: Found): boolean {
  return modifiers.includes('forward');
}
