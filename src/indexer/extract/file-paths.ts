import type { FilePathFact } from '../facts/module-facts.ts';
import { byStart, type Found, type SyntaxNode } from './collect.ts';
import type { Lines } from './text.ts';

/** Longer than any path that a system takes. */
const MAX_PATH = 4096;

const literal = /(["'`])((?:(?!\1)[^\\\n$])*)\1/g;
/** A word, or a text in quotation marks that may contain spaces. */
const word = /"([^"\n]+)"|`([^`\n]+)`|(\S+)/g;

/** Returns the paths of files that are written in code, in source order. */
export function readFilePaths(found: Iterable<Found>, source: string, lines: Lines): FilePathFact[] {
  const text = ({ startIndex, endIndex }: SyntaxNode): string => source.slice(startIndex, endIndex);
  return [...found]
    .sort((a, b) => byStart(a.node, b.node))
    .flatMap(({ node, kind, attributes: { module } }) => {
      const base = { module: module ? text(module) : '', isGlob: kind === 'globs' };
      const span = lines.span(node.startIndex, node.endIndex);
      // The quotation mark behind the name of a module is not part of the path.
      const rest = module ? source.slice(module.endIndex + 1, node.endIndex) : text(node);
      const paths = base.isGlob ? wordsOf(rest) : [joined(rest, kind === 'above' ? ['..'] : [])];
      return paths
        .filter((path) => path !== '' && path.length <= MAX_PATH)
        .map((path): FilePathFact => ({ ...base, path, span }));
    });
}

/** Returns the words behind the first one, which names the directive. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(word)].slice(1).map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

/** Returns the path whose parts are the literals of an expression; one without literals is a part of a literal. */
function joined(text: string, parts: readonly string[]): string {
  const literals = [...text.matchAll(literal)].map((match) => match[2] ?? '');
  return [...parts, ...(literals.length > 0 ? literals : [text])].join('/');
}
