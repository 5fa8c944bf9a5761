import type { CompiledContainer } from '../../grammar/compile-container.ts';
import { componentName } from '../../grammar/container.ts';
import { readSyntaxTree } from '../../grammar/syntax/syntax-tree.ts';
import type { Finding } from '../../model/coverage.ts';
import type { Span } from '../../model/position.ts';
import { Lines } from '../extract/text.ts';
import { parsingTooLong, syntaxErrors, type Refusal } from '../parse/parse-findings.ts';
import { parseTree } from '../parse/parse-tree.ts';
import { CodeBuilder, type EmbeddedCode } from './embedded-code.ts';
import { findPieces, type FoundPiece } from './find-pieces.ts';
import { addForm, addText, formOf, withName } from './piece-text.ts';

/** The code of a file that stands between other text. */
export interface Embedded {
  kind: 'embedded';
  code: EmbeddedCode;
  /** The whole file, and its length in UTF-16 units. */
  span: Span;
  length: number;
  /** The name of the component that the file is; undefined if it is none. */
  component: string | undefined;
  /** Highlighting of the text around the code: flat triples of start, end and class index. */
  highlights: number[];
  /** Parts of the file that the grammar of the container does not know. */
  findings: Finding[];
}

/** Puts the code of a file together. Throws `TooManyMatches`. */
export function embed(
  path: string,
  source: string,
  container: CompiledContainer,
): Embedded | { kind: 'refused'; refusal: Refusal } {
  const { parser, symbols, manifest } = container;
  const { text, pieces: between } = withoutCode(source, manifest);
  const { tree } = parseTree(parser, text);
  if (!tree) return { kind: 'refused', refusal: parsingTooLong(source) };
  try {
    const { pieces, highlights } = findPieces(readSyntaxTree(tree, symbols), text, container);
    const lines = new Lines(source);
    const findings = tree.rootNode.hasError ? syntaxErrors(tree.rootNode, path, lines) : [];
    const all =
      between.length === 0
        ? pieces
        : [...pieces, ...between].sort((a, b) => a.start - b.start || b.end - a.end);
    const name = componentName(path);
    return {
      kind: 'embedded',
      code: join(source, all, name, container),
      span: lines.span(0, source.length),
      length: source.length,
      component: manifest.component ? name : undefined,
      highlights,
      findings,
    };
  } finally {
    tree.delete();
  }
}

/** Replaces what the container does not see by blanks. */
function withoutCode(
  source: string,
  { blank, lines }: CompiledContainer['manifest'],
): { text: string; pieces: FoundPiece[] } {
  const pieces: FoundPiece[] = [];
  const toBlanks = (found: string): string => found.replace(/[^\r\n]/g, ' ');
  let text = source;
  for (const each of blank) text = text.replace(new RegExp(each, 'gmu'), toBlanks);
  for (const { match, piece } of lines)
    text = text.replace(new RegExp(match, 'gmu'), (...all: unknown[]) => {
      const found = String(all[0]);
      const start = Number(all.find((each) => typeof each === 'number'));
      pieces.push({ name: piece, start, end: start + found.length });
      return toBlanks(found);
    });
  return { text, pieces };
}

function join(
  source: string,
  found: readonly FoundPiece[],
  name: string,
  { manifest }: CompiledContainer,
): EmbeddedCode {
  const names = new Set(found.map((piece) => piece.name));
  const builder = new CodeBuilder(source);
  const open: { end: number; after: string }[] = [];
  const closeUntil = (offset: number): void => {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= offset) builder.glue(open.pop()?.after ?? '');
  };
  /** The end of the code that was copied last: what is inside of it is no piece of its own. */
  let copied = 0;
  for (const { name: kind, start, end } of found) {
    const piece = manifest.pieces[kind];
    if (!piece || start < copied) continue;
    if (!piece.when.every((each) => names.has(each)) || piece.unless.some((each) => names.has(each)))
      continue;
    // An empty piece may begin where the one around it ends.
    closeUntil(end > start ? start : start - 1);
    const form = formOf(piece, source.slice(start, end));
    if (form) {
      addForm(builder, form.match, form.to, start, name);
      copied = end;
      continue;
    }
    builder.glue(withName(piece.before, name));
    if (piece.copy || piece.parts.length > 0) {
      addText(builder, source, piece, [start, end], name);
      copied = end;
    }
    open.push({ end, after: withName(piece.after, name) });
  }
  closeUntil(Infinity);
  return builder.finish();
}
