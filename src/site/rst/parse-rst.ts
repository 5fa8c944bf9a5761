import type { Root } from 'hast';
import { parseBlocks } from './blocks.ts';
import type { Nodes } from './element.ts';
import { splitLines } from './lines.ts';
import { collectNames } from './names.ts';

/**
 * Parses reStructuredText to HTML elements, as docutils and Sphinx would show it. Nothing is read from other files and nothing is run.
 * The result is not trusted: it can contain HTML of the document and must be sanitised. No input makes it fail, and markup with mistakes is text.
 */
export function parseRst(source: string): Root {
  return { type: 'root', children: parse(source, false) };
}

/** Parses a docstring or a part of one; see `parseRst`. */
export function parseDocstring(source: string): Nodes {
  return parse(source, true);
}

function parse(source: string, isDocstring: boolean): Nodes {
  const lines = splitLines(source);
  return parseBlocks(lines, {
    ...collectNames(lines),
    titleStyles: [],
    depth: 0,
    isDocstring,
    substituted: 0,
    anonymousRead: 0,
    parseBlocks,
  });
}
