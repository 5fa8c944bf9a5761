import { BLOCK, depthChange } from './arguments.ts';
import { isMark, wordOf } from './expression.ts';
import type { Token } from './tokens.ts';

/** The projects that a statement is about: its own, those below, or both; or none that is known. */
export type Reach = 'own' | 'all' | 'below' | 'none';

export interface Statement {
  tokens: readonly Token[];
  /** The innermost block around it; empty at the top of the script. */
  block: string;
  reach: Reach;
}

/** Blocks that may not run, or run later, and change nothing else. */
const TRANSPARENT = new Set(
  'if else for while when try with run apply also let each forEach afterEvaluate withId withPlugin'.split(
    ' ',
  ),
);
const REACHES: ReadonlyMap<string, Reach> = new Map([
  ['allprojects', 'all'],
  ['subprojects', 'below'],
]);
/** Blocks about the build itself, about a project that is not the own one, or about versions that may not be used. */
const UNREACHABLE = new Set(
  'buildscript initscript pluginManagement dependencyResolutionManagement plugins project configure constraints pom'.split(
    ' ',
  ),
);
/** A statement after one of these continues on the next line. */
const CONTINUED = new Set([',', '=', '.', '(', '[', ':', '+']);
const MAX_DEPTH = 200;
/** Tokens between a name and its block. */
const MAX_ARGUMENTS = 300;

interface Frame {
  block: string;
  reach: Reach;
  statement: Token[];
  /** Open parentheses and brackets. */
  open: number;
}

/** Yields the statements of a script with the blocks around them, inner ones first. Statements in deeper blocks than 200 are not read. */
export function* statementsOf(tokens: readonly Token[]): Generator<Statement> {
  let current: Frame = { block: '', reach: 'own', statement: [], open: 0 };
  const outer: Frame[] = [];
  let tooDeep = 0;
  const finish = function* (): Generator<Statement> {
    const { statement, block, reach } = current;
    current.statement = [];
    current.open = 0;
    if (statement.length > 0) yield { tokens: statement, block, reach };
  };
  for (const [at, token] of tokens.entries()) {
    if (isMark(token, '{')) {
      if (outer.length >= MAX_DEPTH || tooDeep > 0) tooDeep++;
      else {
        outer.push(current);
        current = innerFrame(current);
      }
    } else if (isMark(token, '}')) {
      if (tooDeep > 0) tooDeep--;
      else {
        yield* finish();
        const around = outer.pop();
        if (around) current = around;
        current.statement.push({ kind: 'mark', text: BLOCK });
      }
    } else if (tooDeep === 0) {
      if (isMark(token, ';') || (isMark(token, '\n') && isEnd(current, tokens[at + 1]))) yield* finish();
      else if (!isMark(token, '\n')) {
        current.open = Math.max(0, current.open + depthChange(token));
        current.statement.push(token);
      }
    }
  }
  for (let frame: Frame | undefined = current; frame; frame = outer.pop()) {
    current = frame;
    yield* finish();
  }
}

function isEnd({ open, statement }: Frame, next: Token | undefined): boolean {
  const last = statement.at(-1);
  return open === 0 && !(last?.kind === 'mark' && CONTINUED.has(last.text)) && !isMark(next, '.');
}

function innerFrame({ block, reach, statement }: Frame): Frame {
  const name = headOf(statement);
  const inner = { statement: [], open: 0 };
  if (TRANSPARENT.has(name)) return { ...inner, block, reach };
  const own = REACHES.get(name);
  if (own !== undefined) return { ...inner, block: '', reach: reach === 'own' ? own : 'none' };
  return { ...inner, block: name, reach: UNREACHABLE.has(name) ? 'none' : reach };
}

/** Returns the last name before a block, without its arguments: `dependencies` of `commonMain.dependencies`. */
function headOf(statement: readonly Token[]): string {
  let at = statement.length - 1;
  if (isMark(statement[at], ')')) {
    const inside: string[] = [];
    const first = Math.max(0, at - MAX_ARGUMENTS);
    for (let depth = 0; at >= first; at--) {
      const token = statement[at];
      depth -= token ? depthChange(token) : 0;
      if (depth === 0) break;
      inside.push(wordOf(token) ?? '');
    }
    const [, projects = ''] = inside;
    if (wordOf(statement[at - 1]) === 'configure' && inside.length === 2 && REACHES.has(projects))
      return projects;
    at--;
  }
  return wordOf(statement[at]) ?? '';
}
