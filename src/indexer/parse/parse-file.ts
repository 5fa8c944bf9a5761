import type { Node, Parser, Tree } from 'web-tree-sitter';
import { sha256 } from '../../base/sha256.ts';
import { compileGrammar, type CompiledGrammar } from '../../grammar/compile.ts';
import { TooManyMatches } from '../../grammar/query/match.ts';
import { readSyntaxTree } from '../../grammar/syntax/syntax-tree.ts';
import type { Grammar } from '../../grammar/load-grammars.ts';
import type { SkipReason } from '../../model/coverage.ts';
import { inspectBytes, type Inspection } from '../discover/inspect-bytes.ts';
import { embed, type Embedded } from '../embed/embed.ts';
import { EmbeddedLines } from '../embed/embedded-code.ts';
import { joinHighlights, relocateFacts } from '../embed/relocate-facts.ts';
import { extract, type Extracted } from '../extract/index.ts';
import { MAX_QUALIFIED_NAME } from '../extract/definitions.ts';

import { MAX_SCOPE_DEPTH } from '../extract/scopes.ts';
import { Lines } from '../extract/text.ts';
import type { FileRecord } from '../facts/facts.ts';
import { withoutSecrets, type WithheldRanges } from '../withheld.ts';
import {
  errorNodes,
  parsingTooLong,
  refusalOf,
  syntaxErrors,
  tooManyNames,
  type Refusal,
} from './parse-findings.ts';
import { withoutInactiveParts } from './conditional-parts.ts';
import { parseTree } from './parse-tree.ts';

/** The record of a file, or the reason why the file is skipped. */
export type ParseResult = { kind: 'record'; record: FileRecord } | { kind: 'skip'; reason: SkipReason };

/** Results of earlier steps for the bytes of a file. */
export interface AlreadyRead {
  inspection?: Inspection;
  withheld?: WithheldRanges | undefined;
}

/** By the hash of the grammar, because folders of grammars may differ in one of the same name. */
const compiled = new Map<string, Promise<CompiledGrammar>>();

function compiledOnce(grammar: Grammar): Promise<CompiledGrammar> {
  let found = compiled.get(grammar.hash);
  if (!found) {
    found = compileGrammar(grammar);
    compiled.set(grammar.hash, found);
  }
  return found;
}

/** Parses the bytes of a file, after masking what is withheld. `grammar` is null for text of an unsupported language. */
export async function parseFile(
  path: string,
  grammar: Grammar | null,
  bytes: Uint8Array,
  { inspection = inspectBytes(bytes, path), withheld }: AlreadyRead = {},
): Promise<ParseResult> {
  if (inspection.kind === 'skip') return inspection;
  const hash = sha256(bytes);
  const published = withheld && withoutSecrets(path, inspection.text, hash, withheld);
  const text = published?.text ?? inspection.text;
  const lines = new Lines(text);
  const record: FileRecord = {
    path,
    language: grammar?.name ?? null,
    status: 'text',
    hash: published?.hash ?? hash,
    lines: lines.length,
    bytes: bytes.length,
    facts: null,
    highlights: new Int32Array(),
    findings: [...inspection.findings, ...(published?.findings ?? [])],
    ...(published?.withheld && { withheld: published.withheld }),
  };
  if (grammar) await addFacts(record, grammar, text, lines);
  return { kind: 'record', record };
}

async function addFacts(record: FileRecord, grammar: Grammar, text: string, lines: Lines): Promise<void> {
  const language = await compiledOnce(grammar);
  let tree: Tree | null = null;
  try {
    const embedded = language.container && embed(record.path, text, language.container);
    if (embedded?.kind === 'refused') {
      fail(record, embedded.refusal);
      return;
    }
    const code = embedded?.code.text ?? text;
    const places = embedded ? new EmbeddedLines(text, embedded.code) : lines;
    tree = parseAdapted(language.parser, code, grammar);
    const refusal = tree ? refusalOf(tree, grammar) : parsingTooLong(code);
    if (refusal) fail(record, refusal);
    else if (tree)
      take(record, tree, extract(readSyntaxTree(tree, language.symbols), code, places, language), places);
    if (embedded) finishEmbedded(record, embedded);
  } catch (cause) {
    // After a trap, the state of the wasm module is unknown: only a new process can continue.
    if (cause instanceof WebAssembly.RuntimeError) throw cause;
    if (cause instanceof TooManyMatches) {
      fail(record, tooManyNames);
      return;
    }
    const reason = (cause as Error).message || 'it failed without a message';
    fail(record, {
      code: 'parse-failed',
      message: `This file could not be analysed: ${reason}. Its source is shown, but not its symbols.`,
    });
  } finally {
    tree?.delete();
  }
}

/** Adds to a record what is known of the text around its code, and puts all in its place. */
function finishEmbedded(record: FileRecord, embedded: Embedded): void {
  const { code, highlights, findings } = embedded;
  if (record.facts) relocateFacts(record.facts, embedded);
  record.highlights = joinHighlights(record.highlights, code, highlights);
  record.findings.push(...findings);
  if (findings.length > 0 && record.status === 'parsed') record.status = 'partial';
}

function fail(record: FileRecord, refusal: Refusal): void {
  record.status = 'failed';
  record.findings.push({ ...refusal, severity: 'error', path: record.path });
}

function take(record: FileRecord, { rootNode }: Tree, extracted: Extracted, lines: Lines): void {
  const { facts, highlights, tooDeep, tooLong } = extracted;
  record.facts = facts;
  record.highlights = highlights;
  record.status = rootNode.hasError ? 'partial' : 'parsed';
  if (rootNode.hasError) record.findings.push(...syntaxErrors(rootNode, record.path, lines));
  const warn = (code: string, message: string, at: number): void => {
    record.findings.push({ code, severity: 'warning', message, path: record.path, span: lines.span(at, at) });
  };
  if (tooDeep !== undefined)
    warn(
      'nested-too-deep',
      `Scopes are nested more than ${MAX_SCOPE_DEPTH} deep from here on. Names in deeper scopes are treated as names of the scope at that depth, so some references may resolve to the wrong one.`,
      tooDeep,
    );
  if (tooLong !== undefined)
    warn(
      'name-too-long',
      `The qualified name of this definition has more than ${MAX_QUALIFIED_NAME} characters. The definition and its members are treated as local: no page lists them.`,
      tooLong,
    );
}

/** More errors are not looked at to compare trees. */
const MAX_COMPARED_ERRORS = 1000;

/** Lines in errors. One error can hold most of a file, where several others would hold a line each. */
function linesIn(errors: readonly Node[]): number {
  return errors.reduce(
    (sum, { startPosition, endPosition }) => sum + endPosition.row - startPosition.row + 1,
    0,
  );
}

/**
 * Parses a text as its grammar needs it. If there are errors, constructs are replaced that the grammar may not know, and parts of the
 * text that the program does not have: first where the errors are, and then all. What does not reduce the errors is not kept.
 */
function parseAdapted(parser: Parser, text: string, grammar: Grammar): Tree | null {
  const source = adapted(text, grammar, 'always');
  const opened = adapted(source, grammar, 'unlessBroken');
  const whole = opened === source ? null : parseTree(parser, opened).tree;
  if (whole && !whole.rootNode.hasError) return whole;
  whole?.delete();
  let { tree } = parseTree(parser, source);
  if (!tree?.rootNode.hasError) return tree;
  let best = source;
  let errors = errorNodes(tree.rootNode, MAX_COMPARED_ERRORS);
  for (const change of repairs(grammar)) {
    const other = change(best, errors);
    if (other === best) continue;
    const parsed = parseTree(parser, other).tree;
    const left = parsed && errorNodes(parsed.rootNode, MAX_COMPARED_ERRORS);
    if (left && linesIn(left) < linesIn(errors)) {
      tree.delete();
      tree = parsed;
      best = other;
      errors = left;
      if (errors.length === 0) break;
    } else parsed?.delete();
  }
  return tree;
}

/** When a construct is replaced: before parsing, in a text with errors, or if the text has none afterwards. */
type Adaptation = 'always' | 'ifBroken' | 'unlessBroken';

type Repair = (text: string, errors: readonly Node[]) => string;

/** Returns the changes that may reduce the errors of a text, in the order in which they are tried. */
function repairs(grammar: Grammar): Repair[] {
  const rules = grammar.manifest.conditionalParts;
  const replace: Repair = (text) => adapted(text, grammar, 'ifBroken');
  if (!rules) return [replace];
  return [
    replace,
    (text, errors) =>
      withoutInactiveParts(
        text,
        rules,
        errors.map(({ startIndex, endIndex }) => ({ start: startIndex, end: endIndex })),
      ),
    (text) => withoutInactiveParts(text, rules, [{ start: 0, end: text.length }]),
  ];
}

/**
 * Returns the text for the parser. Constructs that the grammar cannot parse, or those of a broken text, are replaced, and all
 * offsets stay the same.
 */
function adapted(text: string, { manifest }: Grammar, when: Adaptation): string {
  return manifest.adapt.reduce((rest, { match, to, fill, ifBroken, unlessBroken, closing }) => {
    if ((ifBroken ? 'ifBroken' : unlessBroken ? 'unlessBroken' : 'always') !== when) return rest;
    const closed: number[] = [];
    const replaced = rest.replace(new RegExp(match, 'gu'), (found, ...groups: unknown[]) => {
      const at = closing === undefined ? undefined : closingAt(rest, offsetIn(groups), closing);
      if (at === -1) return found;
      if (at !== undefined) closed.push(at);
      return `${to.slice(0, found.length)}${found.slice(to.length).replace(fill === ' ' ? /\S/g : /[^\r\n]/g, fill)}`;
    });
    return closed
      .sort((a, b) => a - b)
      .reduceRight((all, at) => all.slice(0, at) + fill + all.slice(at + 1), replaced);
  }, text);
}

/** The offset of a match among the arguments of the function that replaces it. */
function offsetIn(groups: readonly unknown[]): number {
  return groups.find((each) => typeof each === 'number') ?? 0;
}

/** The offset of the first closing bracket below that is indented like the line of an offset, or -1. */
function closingAt(text: string, offset: number, closing: string): number {
  const start = text.lastIndexOf('\n', offset) + 1;
  const indent = /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
  const at = text.indexOf(`\n${indent}${closing}`, offset);
  return at < 0 ? -1 : at + 1 + indent.length;
}
