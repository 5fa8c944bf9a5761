import { withoutArguments } from './merge-declarations.ts';
import type { Declarations, Declared, TypeMember } from './read-declarations.ts';

/**
 * Prints declarations, each with the prefix `declare` or `export`, or none in a namespace. Omits base types that are
 * neither declared nor `known`, because they could not be resolved.
 */
export function printDeclarations(
  declarations: readonly Declared[],
  prefix: string,
  known: Declarations,
  indentation = '',
): string {
  return declarations
    .flatMap((declared) => linesOf(declared, prefix, known))
    .map((line) => `${indentation}${line}\n`)
    .join('');
}

function linesOf(declared: Declared, prefix: string, known: Declarations): string[] {
  const { name, type, variable, others, inner } = declared;
  const lines = others.map((text) => withPrefix(prefix, text));
  if (type) lines.push(...typeLines(name, type, prefix, known));
  if (variable?.members) {
    lines.push(withPrefix(prefix, `const ${name}: {`), ...variable.members.map(memberLine), '};');
  } else if (variable) {
    lines.push(withPrefix(prefix, `const ${name}: ${variable.text};`));
  }
  if (inner) {
    const below = printDeclarations([...inner.values()], '', new Map([...known, ...inner]), '  ');
    lines.push(withPrefix(prefix, `namespace ${name} {`), ...below.trimEnd().split('\n'), '}');
  }
  return lines;
}

function typeLines(
  name: string,
  { parameters, bases, members, isClass }: NonNullable<Declared['type']>,
  prefix: string,
  known: Declarations,
): string[] {
  const kept = bases.filter((base) => known.has(withoutArguments(base).split('.')[0] ?? ''));
  const head = `${name}${parameters}${heritage(kept, isClass, known)} {`;
  const text = isClass ? `class ${head}` : `interface ${head}`;
  const lines = [withPrefix(isClass ? prefix : prefix.replace('declare', ''), text)];
  return members.length === 0
    ? [`${lines.join('')}}`]
    : [...lines, ...members.filter((member) => isClass || !member.isStatic).map(memberLine), '}'];
}

/** A class extends one class and implements the others. */
function heritage(bases: readonly string[], isClass: boolean, known: Declarations): string {
  if (bases.length === 0) return '';
  if (!isClass) return ` extends ${bases.join(', ')}`;
  const parent = bases.find((base) => isClassIn(withoutArguments(base).split('.'), known));
  const others = bases.filter((base) => base !== parent);
  return (
    (parent === undefined ? '' : ` extends ${parent}`) +
    (others.length === 0 ? '' : ` implements ${others.join(', ')}`)
  );
}

function isClassIn([name = '', ...inner]: readonly string[], known: Declarations): boolean {
  const declared = known.get(name);
  return inner.length > 0 && declared?.inner
    ? isClassIn(inner, declared.inner)
    : (declared?.type?.isClass ?? false);
}

function memberLine({ isStatic, text }: TypeMember): string {
  return `  ${isStatic ? 'static ' : ''}${text}`;
}

function withPrefix(prefix: string, text: string): string {
  return `${prefix} ${text}`.trim();
}
