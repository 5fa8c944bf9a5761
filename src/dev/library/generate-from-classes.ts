import { execFileSync } from 'node:child_process';
import { trimClass, type CompiledClass, type ClassTrimming } from './trim-classes.ts';

/** The rules for generating a library from compiled classes: `upstream/selection.json` of its grammar. */
export interface ClassSource {
  classes: {
    /** A description of the classes, for the notice in the files. */
    name: string;
    /** The program that prints the declarations of a class, with the arguments before the names of classes. */
    disassembler: readonly string[];
    /** The program and arguments that print the version of the classes, and how the answer must begin. */
    versionCommand: readonly string[];
    version: string;
  };
  /** The names of the classes by package; nested ones are `Outer$Inner`. */
  packages: Readonly<Record<string, readonly string[]>>;
  /** The package whose types every file sees, and the file that declares them. */
  globals: { package: string; file: string };
  /** How the name of a file ends. */
  ending: string;
  trim: ClassTrimming;
}

/** Returns the texts of a library by file. Throws if another version of the classes is installed. */
export function generateFromClasses(
  source: ClassSource,
  patch: (file: string) => string,
): Map<string, string> {
  const { name, version, versionCommand } = source.classes;
  const installed = run(versionCommand, []).trim();
  if (!installed.startsWith(version))
    throw new Error(`${name} has the version ${installed}, but ${version} is pinned. Install that version.`);
  const known = new Map<string, { package: string; class: string }>(
    Object.entries(source.packages).flatMap(([package_, classes]) =>
      classes.map((each) => [`${package_}.${each}`, { package: package_, class: each }] as const),
    ),
  );
  return new Map(
    Object.entries(source.packages).map(([package_, classes]) => {
      const isGlobal = package_ === source.globals.package;
      const file = isGlobal ? source.globals.file : `${package_.replaceAll('.', '/')}${source.ending}`;
      const imports = new Set<string>();
      const simple = (text: string): string =>
        text.replace(/\b[a-z]\w*(?:\.[a-z]\w*)+(?:[.$][A-Z]\w*)+/g, (qualified) => {
          const found = known.get(qualified) ?? known.get(qualified.replace(/\.(?=[A-Z]\w*$)/, '$'));
          const [outer = '', ...inner] = (found?.class ?? qualified.split('.').at(-1) ?? '').split('$');
          if (found && found.package !== package_ && found.package !== source.globals.package)
            imports.add(`${found.package}.${outer}`);
          return [outer, ...inner].join('.');
        });
      const printed = disassemble(source, package_, classes, simple);
      const body = nested(printed.map((each) => trimClass(each, source.trim)));
      const text = [
        `// Made by "npm run libraries" from ${name}, with changes: do not edit. See ../upstream/readme.md.`,
        ...(isGlobal ? [] : [`package ${package_};`]),
        ...[...imports].sort().map((each) => `import ${each};`),
        body + patch(file),
      ].join('\n');
      return [file, text];
    }),
  );
}

/** Reads the classes of a package: a head that ends with a brace, and members below it, indented. */
function disassemble(
  { classes }: ClassSource,
  package_: string,
  names: readonly string[],
  simple: (text: string) => string,
): CompiledClass[] {
  const qualified = names.map((name) => `${package_}.${name}`);
  const lines = run(classes.disassembler, qualified).split('\n');
  const starts = lines.flatMap((line, index) => (line.endsWith('{') && !line.startsWith(' ') ? [index] : []));
  return names.map((name, index) => {
    const start = starts[index];
    if (start === undefined) throw new Error(`${package_}.${name} was not printed. Is it a public class?`);
    const head = (lines[start] ?? '').slice(0, -1).trim();
    const members = lines
      .slice(start + 1, starts[index + 1])
      .flatMap((line) => (line.startsWith('  ') ? [line.trim()] : []));
    return {
      name,
      head: simple(head.replace(`${package_}.${name}`, name.split('$').at(-1) ?? '')),
      members: members.map(simple),
    };
  });
}

/** Prints classes, those that are nested inside of their outer ones. */
function nested(classes: readonly CompiledClass[]): string {
  const print = ({ name, head, members }: CompiledClass, indent: string): string => {
    const inner = classes.filter((each) => each.name.slice(0, each.name.lastIndexOf('$')) === name);
    const isInner = name.includes('$') && !/\b(?:static|interface|enum)\b/.test(head);
    return [
      `${indent}${isInner ? 'static ' : ''}${head} {`,
      ...members.map((each) => `${indent}  ${each}`),
      ...inner.map((each) => print(each, `${indent}  `)),
      `${indent}}`,
    ].join('\n');
  };
  const outer = classes.filter(({ name }) => !name.includes('$'));
  return outer.map((each) => print(each, '')).join('\n') + '\n';
}

function run([program = '', ...before]: readonly string[], after: readonly string[]): string {
  return execFileSync(program, [...before, ...after], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
