import { textsInCode, type CommentMarks } from '../../config-file/code-texts.ts';
import { textsBelow, valueAt } from '../../config-file/config-value.ts';
import { isFinding, readConfig } from '../../config-file/read-config.ts';
import type { SetupDeclaration } from './test-setup-recipe.ts';

/** The strings that a rule takes from a configuration file. */
export interface SetupKeys {
  /** Names of files that run, with the displayed key. */
  values: { key: string; value: string }[];
  /** Folders to which paths are relative, besides that of the file. */
  bases: string[];
  testFolders: string[];
}

const MAX_TEXTS = 1000;
const MAX_TEXT = 10_000;

/** Reads the keys of a rule in a configuration file. One that cannot be read names nothing. */
export function readSetupKeys(
  path: string,
  text: string,
  rule: SetupDeclaration,
  comments: CommentMarks,
): SetupKeys {
  const keys = [...rule.keys, ...[rule.baseKey, rule.testsKey].filter(isText)];
  const read = readTexts(path, text, { ...rule, keys }, comments);
  const textsOf = (key: string): string[] => read?.(key) ?? [];
  const where = rule.where === undefined ? undefined : new RegExp(rule.where, 'u');
  const label = (key: string): string => [...rule.at, key].join('.');
  const values = rule.keys.flatMap((key) =>
    textsOf(key)
      .filter((each) => each.length <= MAX_TEXT && where?.test(each) !== false)
      .flatMap((each) => named(each, rule).map((value) => ({ key: label(key), value }))),
  );
  return {
    values: values.filter(({ value }) => value !== '').slice(0, MAX_TEXTS),
    bases: rule.baseKey === undefined ? [] : textsOf(rule.baseKey),
    testFolders: rule.testsKey === undefined ? [] : textsOf(rule.testsKey),
  };
}

/** The keys of a configuration file that are read. */
export interface ReadKeys {
  format: SetupDeclaration['format'];
  at: readonly string[];
  keys: readonly string[];
}

/** Returns a function that finds the strings of a key, undefined for a key that is absent; undefined for a file without the table of the keys. */
export function readTexts(
  path: string,
  text: string,
  { format, at, keys }: ReadKeys,
  comments: CommentMarks,
): ((key: string) => string[] | undefined) | undefined {
  if (format === 'lines') {
    const lines = text.split('\n').map((line) => withoutComment(line, comments).trim());
    return () => lines;
  }
  if (format === 'code') {
    const found = textsInCode(text, keys, comments);
    return (key) => found.get(key);
  }
  const content = readConfig({ path, text, format, consequence: 'the files that it runs are not known' });
  const table = isFinding(content) ? undefined : valueAt(content, ...at);
  if (table === undefined) return undefined;
  return (key) => {
    const value = valueAt(table, key);
    return value === undefined ? undefined : textsBelow(value);
  };
}

function isText(value: string | undefined): value is string {
  return value !== undefined;
}

function withoutComment(line: string, { line: marks }: CommentMarks): string {
  return marks.reduce((rest, mark) => rest.split(mark, 1)[0] ?? '', line);
}

function named(value: string, { match }: SetupDeclaration): string[] {
  if (match === undefined) return [value];
  return [...value.matchAll(new RegExp(match, 'gu'))].flatMap(([, name]) => name ?? []);
}
