import type { Definition } from './definitions.ts';
import { withoutComments } from './docs.ts';
import type { Stretch } from './nesting.ts';
import type { Structure } from './structure.ts';
import { signatureOf } from './text.ts';

/** Returns what is written of a definition before its body, in one line, without comments. */
export function signatureText(definition: Definition, { source, lines, collected }: Structure): string {
  const { keyword } = definition.found.attributes;
  const signature = signatureParts(definition, source)
    .map(({ start, end }) =>
      signatureOf(lines.written(start, end) ?? withoutComments(source, start, end, collected.comments)),
    )
    .join('; ');
  const lead = signature && keyword ? `${source.slice(keyword.startIndex, keyword.endIndex)} ` : '';
  return lead + signature;
}

/** Returns the declared type of a definition, unless its signature has it behind the name; otherwise empty. */
export function declaredTypeText(
  { found, nameNode, end }: Definition,
  { source, collected }: Structure,
): string {
  const { type } = found.attributes;
  if (!type || !nameNode) return '';
  const isBehindName = type.endIndex > nameNode.startIndex && type.startIndex < end;
  if (isBehindName) return '';
  return signatureOf(withoutComments(source, type.startIndex, type.endIndex, collected.comments));
}

/** Where its signature is; of several with bodies, each. */
function signatureParts(definition: Definition, source: string): Stretch[] {
  const { overloads, start } = definition;
  const parts = overloads.flatMap(({ node, attributes: { body } }) =>
    body ? [{ start: node.startIndex, end: body.startIndex }] : [],
  );
  return parts.length > 1 ? parts : [{ start, end: signatureEnd(definition, source) }];
}

function signatureEnd({ found, start, end }: Definition, source: string): number {
  const { body, value } = found.attributes;
  if (body && body.startIndex >= start && body.startIndex < end) return body.startIndex;
  const lineEnd = source.indexOf('\n', start);
  const short = end - start <= 120 || (lineEnd >= 0 && lineEnd >= end);
  return value && !short ? value.startIndex : end;
}
