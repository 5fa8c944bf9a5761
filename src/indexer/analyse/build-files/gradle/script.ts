import { argumentsAt, insideOf, splitArguments } from './arguments.ts';
import { statementsOf, type Reach, type Statement } from './blocks.ts';
import { isMark, pathAt, textOf, wordOf, type ScriptText } from './expression.ts';
import { notationsOf, type Notation } from './notations.ts';
import { tokensOf, type Token } from './tokens.ts';

export interface ScriptDependency {
  reach: Reach;
  isTest: boolean;
  notation: Notation;
}

/** All that a build script or a settings script says literally. */
export interface Script {
  /** Values by their names, as the script uses them. */
  values: Map<string, ScriptText>;
  /** Groups and versions of projects, the last first. */
  coordinates: { key: 'group' | 'version'; reach: Reach; text: ScriptText }[];
  /** Names under which the project is published. */
  artifactIds: ScriptText[];
  groupIds: ScriptText[];
  dependencies: ScriptDependency[];
  /** The name of the root project, and names and folders that settings give to projects, by their paths. Computed names are `UNKNOWN`. */
  rootName: ScriptText | undefined;
  names: Map<string, ScriptText>;
  folders: Map<string, ScriptText>;
}

const MODIFIERS = new Set('def val var const private internal public final String Object'.split(' '));
/** Blocks whose assignments are values. */
const VALUE_BLOCKS = new Set(['', 'ext', 'extra', 'buildscript']);
const VALUE_OWNERS = /^(?:(?:project|rootProject|ext|extra)\.)+/;
/** Blocks that a script may write around the name of its publication. */
const OTHER_NAMES = new Set(['pom', 'dependencies', 'exclude']);
const MAX_DEPTH = 5;
const MAX_DEPENDENCIES = 1000;
const MAX_SETTINGS = 1000;
/** Versions are in tables of some hundred values. */
const MAX_VALUES = 1000;
/** Groups, versions and names of publications. */
const MAX_COORDINATES = 100;
/** A text with the name of no value, which is not known. */
const UNKNOWN: ScriptText = [{ name: '' }];

/**
 * Reads a build script without running it: assignments of strings and names, dependencies in literal notation, and the statements of
 * settings about names. Loops, functions, plugins and computed values are not followed. Never throws.
 */
export function readScript(text: string, isKts: boolean): Script {
  const script: Script = {
    values: new Map(),
    coordinates: [],
    artifactIds: [],
    groupIds: [],
    dependencies: [],
    rootName: undefined,
    names: new Map(),
    folders: new Map(),
  };
  for (const statement of statementsOf(tokensOf(text, isKts))) readStatement(script, statement);
  script.coordinates.reverse();
  return script;
}

function readStatement(script: Script, statement: Statement): void {
  const { block, reach } = statement;
  if (block === 'dependencies' && reach !== 'none') {
    readDependency(script, statement);
    return;
  }
  const start = statement.tokens.findIndex((token) => !MODIFIERS.has(wordOf(token) ?? ''));
  const tokens = statement.tokens.slice(Math.max(start, 0));
  const { path, end } = pathAt(tokens);
  if (path === '') return;
  if (path === 'project' && block === '') readSetting(script, tokens);
  const { key, value } = assignmentIn(tokens, path, end);
  if (value) assign(script, statement, key, value);
  else if (path === 'coordinates' && reach === 'own') readPublication(script, argumentsAt(tokens, end));
  else if ((path === 'group' || path === 'version') && block === '') {
    const text = textOf(argumentsAt(tokens, end));
    if (text) pushTo(script.coordinates, { key: path, reach, text });
  }
}

/** Returns the name and the value of `name = value`, `name: Type = value`, `name["key"] = value`, `set("key", value)` or `name by extra("value")`. */
function assignmentIn(
  tokens: readonly Token[],
  path: string,
  end: number,
): { key: string; value: readonly Token[] | undefined } {
  const next = tokens[end];
  if (isMark(next, '=')) return { key: path, value: tokens.slice(end + 1) };
  if (isMark(next, ':') && isMark(tokens[end + 2], '=')) return { key: path, value: tokens.slice(end + 3) };
  const inner = tokens[end + 1];
  const literal = inner?.kind === 'string' && typeof inner.parts[0] === 'string' ? inner.parts[0] : undefined;
  if (isMark(next, '[') && literal !== undefined && isMark(tokens[end + 3], '='))
    return { key: `${path}.${literal}`, value: tokens.slice(end + 4) };
  if (/(?:^|\.)set$/.test(path) && isMark(next, '(') && isMark(tokens[end + 2], ',') && literal !== undefined)
    return { key: path.replace(/set$/, literal), value: insideOf(tokens, end).slice(2) };
  if (wordOf(next) === 'by' && wordOf(inner) === 'extra' && isMark(tokens[end + 2], '('))
    return { key: path, value: insideOf(tokens, end + 2) };
  return { key: path, value: undefined };
}

function assign(script: Script, { block, reach }: Statement, path: string, value: readonly Token[]): void {
  const text = textOf(value);
  if (path === 'rootProject.name') {
    script.rootName = text ?? UNKNOWN;
    return;
  }
  const last = path.slice(path.lastIndexOf('.') + 1);
  if (text && reach === 'own' && !OTHER_NAMES.has(block)) {
    if (last === 'artifactId') pushTo(script.artifactIds, text);
    else if (last === 'groupId') pushTo(script.groupIds, text);
  }
  if (!VALUE_BLOCKS.has(block)) return;
  const key = path.replace(VALUE_OWNERS, '');
  const isOwn = path === key || path === `project.${key}`;
  if (text && block === '' && isOwn && (key === 'group' || key === 'version'))
    pushTo(script.coordinates, { key, reach, text });
  else if (text) setValue(script, key, text);
  else if (isMark(value[0], '[')) readTable(script, key, insideOf(value, 0), 0);
}

/** Reads the values of a map: `[okio: "3.0", names: [a: "b"]]`. */
function readTable(script: Script, key: string, tokens: readonly Token[], depth: number): void {
  for (const [first, colon, ...value] of splitArguments(tokens)) {
    if (!isMark(colon, ':')) continue;
    const [literal] = first?.kind === 'string' ? first.parts : [];
    const name = wordOf(first) ?? (typeof literal === 'string' ? literal : undefined);
    if (name === undefined) continue;
    const text = textOf(value);
    if (text) setValue(script, `${key}.${name}`, text);
    else if (isMark(value[0], '[') && depth < MAX_DEPTH)
      readTable(script, `${key}.${name}`, insideOf(value, 0), depth + 1);
  }
}

function pushTo<One>(list: One[], one: One): void {
  if (list.length < MAX_COORDINATES) list.push(one);
}

function setValue({ values }: Script, key: string, text: ScriptText): void {
  if (!values.has(key) && values.size < MAX_VALUES) values.set(key, text);
}

/** Reads `coordinates("group", "name", "version")`, or with names before the arguments. */
function readPublication(script: Script, tokens: readonly Token[]): void {
  for (const [at, argument] of splitArguments(tokens).entries()) {
    const isNamed = isMark(argument[1], '=');
    const key = isNamed ? wordOf(argument[0]) : ['groupId', 'artifactId', 'version'][at];
    const text = textOf(isNamed ? argument.slice(2) : argument);
    if (!text) continue;
    if (key === 'artifactId') pushTo(script.artifactIds, text);
    else if (key === 'groupId') pushTo(script.groupIds, text);
    else if (key === 'version') pushTo(script.coordinates, { key, reach: 'own', text });
  }
}

/** Reads `project(":path").name = "name"` and `project(":path").projectDir = file("folder")`. */
function readSetting({ names, folders }: Script, tokens: readonly Token[]): void {
  const [, , key, close, dot, member, equals, ...value] = tokens;
  const [path] = key?.kind === 'string' ? key.parts : [];
  if (typeof path !== 'string' || !isMark(close, ')') || !isMark(dot, '.') || !isMark(equals, '=')) return;
  if (wordOf(member) === 'name') {
    if (names.size < MAX_SETTINGS) names.set(path, textOf(value) ?? UNKNOWN);
  } else if (wordOf(member) === 'projectDir') {
    const folder = value.findLast((token) => token.kind === 'string');
    const text = folder && textOf([folder]);
    if (text && folders.size < MAX_SETTINGS) folders.set(path, text);
  }
}

function readDependency(script: Script, { tokens, reach }: Statement): void {
  const [first] = tokens;
  const { path, end } = first?.kind === 'string' ? { path: literalOf(first), end: 1 } : pathAt(tokens);
  if (path === '' || MODIFIERS.has(path) || isMark(tokens[end], '=')) return;
  const all = argumentsAt(tokens, end);
  const [named] = path === 'add' ? splitArguments(all) : [];
  const configuration = named ? literalOf(named[0]) : path;
  const isTest = /test/i.test(configuration);
  if (script.dependencies.length >= MAX_DEPENDENCIES || configuration === 'exclude') return;
  for (const notation of notationsOf(named ? all.slice(named.length + 1) : all))
    script.dependencies.push({ reach, isTest, notation });
}

function literalOf(token: Token | undefined): string {
  const [literal] = token?.kind === 'string' ? token.parts : [];
  return typeof literal === 'string' ? literal : '';
}
