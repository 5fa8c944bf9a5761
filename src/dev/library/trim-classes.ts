/** A class as a disassembler prints it, with the names of types without their packages. */
export interface CompiledClass {
  /** Nested: `Outer$Inner`. */
  name: string;
  head: string;
  /** One line each. */
  members: readonly string[];
}

export interface ClassTrimming {
  /** Modifiers that say nothing about types. */
  modifiers: readonly string[];
  /** The class whose methods every class has. */
  root: string;
}

/**
 * Removes what no lookup of a member needs: constructors, methods that override those of the root, checked exceptions,
 * and in classes that nothing extends the methods without a result.
 */
export function trimClass({ name, head, members }: CompiledClass, trimming: ClassTrimming): CompiledClass {
  const isRoot = name === trimming.root;
  const isFinal = /\bfinal\b/.test(head);
  const own = name.split('$').at(-1) ?? name;
  const ofRoot = /\b(?:equals\(Object\)|hashCode\(\)|toString\(\)|finalize\(\)|clone\(\))/;
  const kept = members
    .map((line) => withoutModifiers(line, trimming.modifiers).replace(/ throws [^;]*/, ''))
    .filter((line) => !line.startsWith('static {'))
    .filter((line) => !isConstructor(line, own))
    .filter((line) => isRoot || !ofRoot.test(line))
    .filter((line) => !isFinal || !/(?:^|\s)void \w+\(/.test(line))
    .map((line) => named(line));
  return {
    name,
    head: withoutModifiers(head, [...trimming.modifiers, 'strictfp']).replace(
      /\babstract interface\b/,
      'interface',
    ),
    members: joinedConstants([...new Set(kept)]),
  };
}

function withoutModifiers(line: string, modifiers: readonly string[]): string {
  return line
    .split(' ')
    .filter((word) => !modifiers.includes(word))
    .join(' ');
}

function isConstructor(line: string, name: string): boolean {
  const before = line.slice(0, Math.max(0, line.indexOf('('))).replace(/^<.*> (?=\S+$)/, '');
  return (
    line.includes('(') && (before === name || before.endsWith(`.${name}`) || before === `protected ${name}`)
  );
}

/** Gives parameters names, which the syntax needs. */
function named(line: string): string {
  return line.replace(/\(([^()]+)\)/, (_, list: string) => {
    const names = splitTypes(list).map((type, index) => `${type} ${String.fromCharCode(97 + index)}`);
    return `(${names.join(', ')})`;
  });
}

function splitTypes(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (const [at, sign] of [...list].entries()) {
    if (sign === '<') depth++;
    else if (sign === '>') depth--;
    else if (sign === ',' && depth === 0) {
      found.push(list.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...found, list.slice(from).trim()];
}

/** Declares the fields of one type in one line. */
function joinedConstants(lines: readonly string[]): string[] {
  const fields = new Map<string, string[]>();
  const others: string[] = [];
  for (const line of lines) {
    const [, type = '', name = ''] = /^([^()]+) (\w+);$/.exec(line) ?? [];
    if (name === '') others.push(line);
    else fields.set(type, [...(fields.get(type) ?? []), name]);
  }
  return [...[...fields].map(([type, names]) => `${type} ${names.join(', ')};`), ...others];
}
