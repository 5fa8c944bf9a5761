import { createHash } from 'node:crypto';
import type { Node, Tree } from 'web-tree-sitter';
import { compileGrammar, type CompiledGrammar } from '../../grammar/compile.ts';
import type { Grammar } from '../../grammar/load-grammars.ts';
import type { Finding, SkipReason } from '../../model/coverage.ts';
import { inspectBytes, type Inspection } from '../discover/inspect-bytes.ts';
import { extract } from '../extract/index.ts';
import { Lines } from '../extract/text.ts';
import type { FileRecord } from '../facts.ts';
import { withoutSecrets, type WithheldRanges } from '../withheld.ts';

/** Facts of a file, or the reason why it gets none and no page. */
export type ParseResult = { kind: 'record'; record: FileRecord } | { kind: 'skip'; reason: SkipReason };

/** What is known of the bytes of a file before it is parsed. */
export interface AlreadyRead {
  inspection?: Inspection;
  withheld?: WithheldRanges | undefined;
}

/** A parse that takes longer than this is given up. */
const PARSE_LIMIT_MS = 20_000;
/** As many syntax errors of one file are told; a broken file has thousands. */
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

export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Reads what the bytes of a file say, without what is withheld of them. `grammar` is null for text of an unsupported
 * language.
 */
export async function parseFile(
  path: string,
  grammar: Grammar | null,
  bytes: Uint8Array,
  { inspection = inspectBytes(bytes, path), withheld }: AlreadyRead = {},
): Promise<ParseResult> {
  if (inspection.kind === 'skip') return inspection;
  const hash = contentHash(bytes);
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
  const fail = (code: string, message: string): void => {
    record.status = 'failed';
    record.findings.push({ code, severity: 'error', message, path: record.path });
  };
  const deadline = performance.now() + PARSE_LIMIT_MS;
  let tree: Tree | null = null;
  try {
    tree = language.parser.parse(adapted(text, grammar), null, {
      progressCallback: () => performance.now() > deadline,
    });
    if (!tree) {
      language.parser.reset();
      fail(
        'parse-timeout',
        `Parsing took longer than ${PARSE_LIMIT_MS / 1000} s and was given up. Exclude the file if it is data.`,
      );
      return;
    }
    if (isWhollyBroken(tree.rootNode)) {
      fail(
        'parse-failed',
        `Nothing in this file could be parsed as ${grammar.manifest.title}. Is its ending right?`,
      );
      return;
    }
    const { facts, highlights } = extract(tree, text, lines, language);
    record.facts = facts;
    record.highlights = highlights;
    record.status = tree.rootNode.hasError ? 'partial' : 'parsed';
    if (tree.rootNode.hasError) record.findings.push(...syntaxErrors(tree.rootNode, record.path, lines));
  } catch (cause) {
    // A parser that failed may hold half a tree.
    language.parser.reset();
    fail(
      'parse-failed',
      `The parser gave up on this file: ${(cause as Error).message || 'it failed without a message'}.`,
    );
  } finally {
    tree?.delete();
  }
}

/** The text as the parser sees it: what its grammar cannot read is replaced, every place as it was. */
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

/** The outermost places where the tree does not fit the grammar, at most `MAX_ERRORS`. */
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
            : 'This does not fit the grammar; what is around it was still read.',
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
