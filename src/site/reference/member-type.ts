import { cutSignature } from '../../model/cut-signature.ts';
import type { ShardNode } from '../../model/file-shard.ts';
import { callableKinds } from '../../model/kinds.ts';

/** Characters of the type of a member. */
const MAX_TYPE = 70;
/** Those of them at its end, if it is cut. */
const MAX_END = 25;

/** Returns the type of a member in the order of its language: what its signature says beside the name, or else its kind. */
export function memberType({
  signature = '',
  declaredType = '',
  name,
  kind,
}: Pick<ShardNode, 'signature' | 'declaredType' | 'name' | 'kind'>): string {
  // The signature of one of several variables of a declaration begins with the name.
  const typeAt = signature.indexOf(declaredType);
  const rest = afterName(signature, name, typeAt < 0 ? 0 : typeAt + declaredType.length)
    .replace(/^\s*!?:\s*/, '')
    .trim()
    .replace(/^\( /, '(')
    .replace(/,? \)/, ')');
  const text = `${declaredType} ${rest}`.trim();
  if (text === '' && !callableKinds.has(kind)) return kind.replace('_', ' ');
  return callableKinds.has(kind) || text.startsWith('(') ? cutSignature(text, MAX_TYPE) : cutMiddle(text);
}

/** Members of a type have types that begin alike, such as `Handler<E, 'get', …>`, and differ at their end. */
function cutMiddle(text: string): string {
  if (text.length <= MAX_TYPE) return text;
  return `${text.slice(0, MAX_TYPE - MAX_END - 3).trimEnd()} … ${text.slice(-MAX_END).trimStart()}`;
}

/** Returns what follows a name as a whole word, so that `in` is not found in `int in`; empty if it is not there. */
function afterName(signature: string, name: string, from: number): string {
  const isWord = (text: string): boolean => /^[\p{L}\p{N}_$]$/u.test(text);
  for (let at = signature.indexOf(name, from); at >= 0; at = signature.indexOf(name, at + 1)) {
    const end = at + name.length;
    const joins = (before: number): boolean =>
      isWord(signature.charAt(before)) && isWord(signature.charAt(before + 1));
    if (!joins(at - 1) && !joins(end - 1)) return signature.slice(end);
  }
  return '';
}
