import { isBlank, macroTokens, MAX_SOURCE, PARAMETER, quoted, withoutContinuation } from './macro-tokens.ts';

/** Characters of an expansion; a longer one is cut, with `…` at its end. */
const MAX_TEXT = 4000;
/** Before a name that is not expanded, such as that of `#ifdef NAME`. */
const UNEXPANDED = /(?:^\s*#\s*(?:(?:if|elif)n?def|undef|define)|\bdefined\s*\(?)$/;
/** Columns of shared indentation that are removed. */
const MAX_INDENT = 80;

interface Macro {
  name: string;
  /** Undefined for a macro without a list of parameters. */
  parameters: string[] | undefined;
  /** The name of the parameter that takes all further arguments. */
  rest: string | undefined;
  body: string[];
  /** Whether the body is longer than what was read. */
  isCut: boolean;
}

/** Whether a symbol may be defined by a `#define`. */
export function canExpand({ kind }: { kind: string }): boolean {
  return kind === 'macro' || kind === 'constant';
}

/**
 * Returns the text that a use of a `#define` becomes, in one step: macros in the result are not expanded. `definition` is source that
 * begins at the `#`, `use` source that begins at the name; both may go on behind their ends. `before` is the line of the use up to
 * the name. Comments are left out, and continued lines become lines. Undefined if `definition` is none, or if the use has another name
 * or number of arguments or only asks whether the macro is defined. Takes linear time.
 */
export function expandMacro(definition: string, use: string, before = ''): string | undefined {
  if (UNEXPANDED.test(before.trimEnd())) return undefined;
  const macro = parseDefinition(definition);
  const values = macro && readArguments(macro, use);
  if (!values) return undefined;
  const lines = substitute(macro, values).split('\n');
  const text = lines
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .join('\n')
    .trim();
  return text.length <= MAX_TEXT && !macro.isCut ? text : `${text.slice(0, MAX_TEXT)}…`;
}

function parseDefinition(source: string): Macro | undefined {
  const line: string[] = [];
  let isWhole = source.length <= MAX_SOURCE;
  for (const token of macroTokens(source)) {
    // In what was cut, a literal may be open.
    if (token === undefined && isWhole) return undefined;
    isWhole ||= token === '\n';
    if (token === undefined || token === '\n') break;
    line.push(token);
  }
  const at = line.findIndex((token) => !isBlank(token) && token !== '#' && token !== 'define');
  const name = line[at];
  if (!name || !/^#[\s\\]*define[\s\\]+$/.test(line.slice(0, at).join(''))) return undefined;
  const end = line[at + 1] === '(' ? line.indexOf(')', at) : at;
  const list = end === at ? undefined : readParameters(line.slice(at + 2, end));
  if (end !== at && (end < 0 || !list)) return undefined;
  const body = withoutIndentation(line.slice(end + 1).map(withoutContinuation));
  return { name, parameters: list?.parameters, rest: list?.rest, body, isCut: !isWhole };
}

function readParameters(tokens: readonly string[]): Pick<Macro, 'parameters' | 'rest'> | undefined {
  const text = tokens.filter((token) => !isBlank(token)).join('');
  const parameters: string[] = [];
  if (text === '') return { parameters, rest: undefined };
  const parts = text.split(',');
  for (const [at, part] of parts.entries()) {
    const [, name, dots] = PARAMETER.exec(part) ?? [];
    if (dots) return at === parts.length - 1 ? { parameters, rest: name ?? '__VA_ARGS__' } : undefined;
    if (!name) return undefined;
    parameters.push(name);
  }
  return { parameters, rest: undefined };
}

/** Removes the indentation that the lines of a body share. A body that begins beside the name keeps one level below its first line. */
function withoutIndentation(body: readonly string[]): string[] {
  const indents = body.slice(0, -1).flatMap((token) => (token.startsWith('\n') ? [token.slice(1)] : []));
  let shared = Math.min(...indents.map(({ length }) => length), MAX_INDENT);
  while (indents.some((each) => each.slice(0, shared) !== indents[0]?.slice(0, shared))) shared--;
  if (!/^\s*\n/.test(body[0] ?? ''))
    shared = Math.max(0, shared - (indents[0]?.[shared - 1] === '\t' ? 1 : 2));
  return body.map((token) => (token.startsWith('\n') ? `\n${token.slice(1 + shared)}` : token));
}

/** Returns the arguments of a use by the names of the parameters; undefined if they do not fit. Only parentheses enclose commas. */
function readArguments({ name, parameters, rest }: Macro, use: string): Map<string, string> | undefined {
  const tokens = macroTokens(use);
  if (tokens.next().value !== name) return undefined;
  if (!parameters) return new Map();
  const names = rest === undefined ? parameters : [...parameters, rest];
  const values: string[] = [];
  let value = '';
  let depth = 0;
  for (const token of tokens) {
    if (token === undefined || (depth === 0 && token !== '(' && !isBlank(token))) return undefined;
    if (token === '(' && depth++ === 0) continue;
    const isEnd = token === ')' && --depth === 0;
    if (
      isEnd ||
      (token === ',' && depth === 1 && (rest === undefined || values.length < parameters.length))
    ) {
      values.push(value.trim().replaceAll('\r', ''));
      value = '';
    } else value += withoutContinuation(token);
    if (!isEnd) continue;
    const fits =
      values.length === names.length ||
      (names.length === 0 && values.length === 1 && values[0] === '') ||
      // None for the last parameter.
      (rest !== undefined && values.length === parameters.length);
    return fits ? new Map(names.map((each, at) => [each, values[at] ?? ''])) : undefined;
  }
  return undefined;
}

function substitute({ parameters, rest, body }: Macro, values: ReadonlyMap<string, string>): string {
  const out: string[] = [];
  const isRestEmpty = rest !== undefined && values.get(rest) === '';
  let length = 0;
  for (let at = 0; at < body.length && length <= MAX_TEXT; at++) {
    const token = body[at] ?? '';
    const next = isBlank(body[at + 1]) ? at + 2 : at + 1;
    const operand = values.get(body[next] ?? '');
    if (token === '##') {
      const blank = isBlank(out.at(-1)) ? out.pop() : undefined;
      const isRest = rest !== undefined && body[next] === rest && out.at(-1) === ',';
      // Compilers drop the comma if no argument follows it.
      if (isRest && isRestEmpty) out.pop();
      else if (isRest && blank !== undefined) out.push(blank);
      at = next - 1;
      continue;
    }
    const isQuoted = token === '#' && parameters !== undefined && operand !== undefined;
    const text = isQuoted ? quoted(operand) : (values.get(token) ?? token);
    if (isQuoted) at = next;
    out.push(text);
    length += text.length;
  }
  return out.join('');
}
