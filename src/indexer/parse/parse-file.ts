import type { Node, Tree } from 'web-tree-sitter';
import { sha256 } from '../../base/sha256.ts';
import { compileGrammar, type CompiledGrammar } from '../../grammar/compile.ts';
import type { Grammar } from '../../grammar/load-grammars.ts';
import type { Finding, SkipReason } from '../../model/coverage.ts';
import { inspectBytes, type Inspection } from '../discover/inspect-bytes.ts';
import { extract, type Extracted } from '../extract/index.ts';
import { MAX_QUALIFIED_NAME } from '../extract/definitions.ts';
import { MAX_MATCHES, TooManyMatches } from '../extract/query-parts.ts';
import { MAX_SCOPE_DEPTH } from '../extract/scopes.ts';
import { Lines } from '../extract/text.ts';
import type { FileRecord } from '../facts.ts';
import { withoutSecrets, type WithheldRanges } from '../withheld.ts';
import { pairsInErrors, parseLimits, parseTree } from './parse-tree.ts';

/** The record of a file, or the reason why the file is skipped. */
export type ParseResult = { kind: 'record'; record: FileRecord } | { kind: 'skip'; reason: SkipReason };

/** Results of earlier steps for the bytes of a file. */
export interface AlreadyRead {
  inspection?: Inspection;
  withheld?: WithheldRanges | undefined;
}

/** Most syntax errors reported for one file; a broken file has thousands. */
const MAX_ERRORS = 5;

const compiled = new Map<string, Promise<CompiledGrammar>>();

function compiledOnce(grammar: Grammar): Promise<CompiledGrammar> {
  let found = compiled.get(grammar.name);
  if (!found) {
    found = compileGrammar(grammar);
    compiled.set(grammar.name, found);
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
  const { tree } = parseTree(language.parser, adapted(text, grammar));
  try {
    const refusal = tree ? whyNotRead(tree, grammar) : parsingTooLong(text);
    if (refusal) fail(record, refusal);
    else if (tree) take(record, tree, extract(tree, text, lines, language), lines);
  } catch (cause) {
    // After a trap, the state of the wasm module is unknown: only a new process can continue.
    if (cause instanceof WebAssembly.RuntimeError) throw cause;
    if (cause instanceof TooManyMatches) {
      fail(record, tooMuchToRead);
      return;
    }
    const reason = (cause as Error).message || 'it failed without a message';
    fail(record, {
      code: 'parse-failed',
      message: `This file could not be analysed: ${reason}. Its source is shown, its symbols are not.`,
    });
  } finally {
    tree?.delete();
  }
}

type Refusal = Pick<Finding, 'code' | 'message'>;

function fail(record: FileRecord, refusal: Refusal): void {
  record.status = 'failed';
  record.findings.push({ ...refusal, severity: 'error', path: record.path });
}

function parsingTooLong({ length }: string): Refusal {
  return {
    code: 'parse-limit',
    message: `Parsing was stopped: these ${length} characters took more steps than any ordinary file needs. The source is shown, its symbols are not. Exclude the file if it is data.`,
  };
}

const tooMuchToRead: Refusal = {
  code: 'parse-limit',
  message: `This file has more than ${MAX_MATCHES} names and expressions, the most that are analysed. The source is shown, its symbols are not. Split the file, or exclude it if it is data.`,
};

function whyNotRead(tree: Tree, { manifest }: Grammar): Refusal | undefined {
  const { rootNode } = tree;
  const { descendantCount } = rootNode;
  if (descendantCount > parseLimits.nodes)
    return {
      code: 'parse-limit',
      message: `The syntax tree has ${descendantCount} nodes, more than the ${parseLimits.nodes} that are analysed. The source is shown, its symbols are not. Split the file, or exclude it if it is data.`,
    };
  if (pairsInErrors(tree, parseLimits.pairsInErrors) > parseLimits.pairsInErrors)
    return {
      code: 'parse-limit',
      message: `Too long a part of this file does not fit the grammar of ${manifest.title}. The source is shown, its symbols are not. Check that the file extension is right, or exclude the file.`,
    };
  if (isWhollyBroken(rootNode))
    return {
      code: 'parse-failed',
      message: `Nothing in this file could be parsed as ${manifest.title}. Check that the file extension is right.`,
    };
  return undefined;
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

/** The text for the parser: constructs that the grammar cannot read are replaced, and all offsets stay the same. */
function adapted(text: string, { manifest }: Grammar): string {
  return manifest.adapt.reduce(
    (rest, { match, to }) =>
      rest.replace(new RegExp(match, 'gu'), (found) => to + found.slice(to.length).replace(/\S/g, ' ')),
    text,
  );
}

function isWhollyBroken(root: Node): boolean {
  return (
    root.type === 'ERROR' && !root.namedChildren.some((child) => !child.isError && child.type !== 'comment')
  );
}

/** Findings about the outermost errors of the tree, at most `MAX_ERRORS`. */
function syntaxErrors(root: Node, path: string, lines: Lines): Finding[] {
  const findings: Finding[] = [];
  const cursor = root.walk();
  let ascending = false;
  while (findings.length < MAX_ERRORS) {
    if (!ascending) {
      const node = cursor.currentNode;
      if (node.isError || node.isMissing) {
        findings.push({
          code: 'syntax-error',
          severity: 'warning',
          message: node.isMissing
            ? `Expected ${node.type} here.`
            : 'This does not fit the grammar. The code around it was still parsed.',
          path,
          span: lines.span(node.startIndex, node.endIndex),
        });
      } else if (node.hasError && cursor.gotoFirstChild()) {
        continue;
      }
    }
    if (cursor.gotoNextSibling()) {
      ascending = false;
      continue;
    }
    if (!cursor.gotoParent()) break;
    ascending = true;
  }
  cursor.delete();
  return findings;
}
