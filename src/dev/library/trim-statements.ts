import type { Statement } from './indented-statements.ts';

/** Rules for the upstream declarations to keep. The values of records are the reasons. */
export interface Trimming {
  /** The methods to keep among those whose names begin and end with two underscores. */
  methods: readonly string[];
  /** The public names to keep, by file; others are kept only if a kept declaration refers to them. */
  names: Readonly<Record<string, string>>;
  /** Files in which only the last of several overloads is kept. */
  lastOverloads: Readonly<Record<string, string>>;
}

/**
 * Returns the statements of the upstream file `file` that member lookup needs. Omits numeric constants, special methods
 * that the resolver never looks up, and parameters that reveal neither callbacks nor element types.
 */
export function trimStatements(
  file: string,
  statements: readonly Statement[],
  { methods, lastOverloads }: Trimming,
): Statement[] {
  const relevant = relevantNames(statements);
  const kept = file in lastOverloads ? withLastOverloads(statements) : statements;
  const trimmed = kept
    .filter(({ head }) => !isDeprecated(head))
    .filter(
      ({ head }) =>
        !/^[A-Z][A-Z0-9_]*: (?:Final(?:\[int\])?|int|Final = .*|Final\[Literal.*)$/.test(head[0] ?? ''),
    )
    .map((each) => trimmedStatement(each, new Set(methods), relevant));
  return trimmed;
}

function trimmedStatement(statement: Statement, methods: ReadonlySet<string>, relevant: RegExp): Statement {
  const body = statement.body
    .filter(({ head }) => head[0] !== '""')
    .filter(({ head }) => !isDeprecated(head))
    .filter(({ name }) => !/^__\w+__$/.test(name) || methods.has(name))
    .filter(({ name, head }) => !/^_[a-z]/i.test(name) || name.startsWith('__') || !isFunction(head))
    .map((each) => trimmedStatement(each, methods, relevant));
  const known = statement.head.filter((line) => !IGNORED_DECORATOR.test(line));
  const head = isFunction(known) && !known.includes('@overload') ? shortened(known, relevant) : known;
  const rest = statement.body.length > 0 && body.length === 0 ? [`${head.at(-1) ?? ''} ...`] : undefined;
  return { ...statement, head: rest ? [...head.slice(0, -1), ...rest] : head, body };
}

/** Decorators that member lookup ignores. */
const IGNORED_DECORATOR = /^@(?:final|type_check_only|runtime_checkable|abstractmethod|disjoint_base)$/;

function isDeprecated(head: readonly string[]): boolean {
  return head.some((line) => line.startsWith('@deprecated'));
}

function isFunction(head: readonly string[]): boolean {
  return head.some((line) => /^(?:async )?def /.test(line));
}

/** Returns an expression for names that make a parameter relevant: type variables, callables and their aliases. */
function relevantNames(statements: readonly Statement[]): RegExp {
  const names = statements
    .filter(({ head }) => /= (?:TypeVar|ParamSpec|TypeVarTuple)\(|Callable|Protocol/.test(head.join(' ')))
    .map(({ name }) => name)
    .filter((name) => name !== '');
  const imported = statements.flatMap(({ head }) => importedTypeVariables(head.join(' ')));
  const fixed = ['Callable', 'Self', 'AnyStr', 'type', 'Awaitable', 'Coroutine', 'Generator'];
  return new RegExp(`\\b(?:${[...fixed, ...names, ...imported].join('|')})\\b`);
}

/** Returns the local names of imported type variables, which end in `T`, `_co` or `_contra` by convention. */
function importedTypeVariables(statement: string): string[] {
  if (!statement.startsWith('from ')) return [];
  const variables = statement.matchAll(/\b[A-Z]\w*(?:T|_co|_contra)\b(?: as (\w+))?/g);
  return [...variables].map(([name, alias]) => alias ?? name);
}

/** Returns the head of a function without irrelevant annotations and trailing irrelevant parameters. */
function shortened(head: readonly string[], relevant: RegExp): string[] {
  const start = head.findIndex((line) => /^(?:async )?def /.test(line));
  const text = head
    .slice(start)
    .map((line) => line.trim())
    .join(' ');
  const found = /^((?:async )?def \w+)(\[[^(]*\])?\((.*)\)( -> .*)$/.exec(text);
  if (!found) return [...head];
  const [, name = '', variables = '', list = '', result = ''] = found;
  const own = [...variables.matchAll(/\w+/g)].map(([each]) => each);
  const tells = (parameter: string): boolean =>
    relevant.test(parameter) || own.some((each) => new RegExp(`\\b${each}\\b`).test(parameter));
  const parameters = splitList(list).map((each) =>
    tells(each) || each.startsWith('*') ? each : withoutType(each),
  );
  if (start === 1 && head[0] === '@property' && list === 'self') {
    return [`${name.replace(/^(?:async )?def /, '')}: ${result.slice(4).replace(/: \.\.\.$/, '')}`];
  }
  const last = parameters.findLastIndex((each) => tells(each) || isRequired(each));
  return [
    ...head.slice(0, start),
    `${name}${variables}(${withoutOpenStar(parameters.slice(0, last + 1)).join(', ')})${result}`,
  ];
}

/** Whether the parameter is required. Comparing signatures needs the number of required parameters. */
function isRequired(parameter: string): boolean {
  return !parameter.includes('=') && parameter !== '*' && parameter !== '/';
}

function withoutOpenStar(parameters: readonly string[]): readonly string[] {
  return parameters.at(-1) === '*' ? parameters.slice(0, -1) : parameters;
}

function withoutType(parameter: string): string {
  const found = /^(\w+): .*?(?: = (.*))?$/.exec(parameter);
  if (!found) return parameter;
  return found[2] === undefined ? (found[1] ?? '') : `${found[1] ?? ''}=...`;
}

/** Splits a list at commas outside of brackets and quotes. */
function splitList(text: string): string[] {
  const items = [''];
  let depth = 0;
  let quote = '';
  for (const character of text) {
    if (quote === '' && depth === 0 && character === ',') {
      items.push('');
      continue;
    }
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if ('([{'.includes(character)) depth++;
    else if (')]}'.includes(character)) depth--;
    items.push((items.pop() ?? '') + character);
  }
  return items.map((item) => item.trim()).filter((item) => item !== '');
}

function withLastOverloads(statements: readonly Statement[]): Statement[] {
  const last = new Map(statements.map((statement, at) => [statement.name, at]));
  return statements
    .filter(({ head, name }, at) => !head.includes('@overload') || last.get(name) === at)
    .map((statement) => ({
      ...statement,
      head: statement.head.filter((line) => line !== '@overload'),
      body: withLastOverloads(statement.body),
    }));
}

/** Returns the statements whose names are in `names`, used by another statement, or imported by another file. */
export function withoutUnused(
  statements: readonly Statement[],
  imported: ReadonlySet<string>,
  names: string | undefined,
): Statement[] {
  const wanted = names === undefined ? undefined : new Set(names.split(' '));
  const isWanted = (name: string): boolean => (wanted ? wanted.has(name) : !/^_[^_]/.test(name));
  let kept = statements.filter(({ name }) => name !== '');
  const imports = statements.filter(({ name }) => name === '');
  for (;;) {
    const counts = new Map<string, number>();
    for (const word of kept.flatMap((each) => [...wordsOf(each)]))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    const used = kept.filter((each) => {
      const { name } = each;
      return (
        isWanted(name) || imported.has(name) || (counts.get(name) ?? 0) > (wordsOf(each).has(name) ? 1 : 0)
      );
    });
    if (used.length === kept.length) return [...imports.flatMap((each) => usedImport(each, counts)), ...used];
    kept = used;
  }
}

/** Returns the import with only the names that statements use or that it re-exports by renaming them. */
function usedImport(statement: Statement, counts: ReadonlyMap<string, number>): Statement[] {
  const [, from = '', list = ''] = /^(from \S+ import) ([^(*]+)$/.exec(statement.head.join(' ')) ?? [];
  if (from === '') return statement.head[0]?.startsWith('""') ? [] : [statement];
  const names = list.split(/,\s*/).filter((each) => {
    const [name = '', alias = name] = each.split(' as ');
    return each !== name || counts.has(alias);
  });
  return names.length === 0 ? [] : [{ ...statement, head: [`${from} ${names.join(', ')}`] }];
}

/** Returns the names in the imports among statements. */
export function importedNames(statements: readonly Statement[]): Set<string> {
  return wordsIn(
    statements.filter(({ name }) => name === '').flatMap(({ head }) => head),
    [],
  );
}

function wordsOf({ head, body }: Statement): Set<string> {
  return wordsIn(head, body);
}

function wordsIn(head: readonly string[], body: readonly Statement[]): Set<string> {
  const words = new Set([...head.join(' ').matchAll(/\w+/g)].map(([word]) => word));
  for (const each of body) for (const word of wordsOf(each)) words.add(word);
  return words;
}
