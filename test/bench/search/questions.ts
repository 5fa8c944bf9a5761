import type { FileShard, ShardNode } from '../../../src/model/file-shard.ts';
import { shortHash } from '../../../src/model/hash.ts';
import { compareText } from '../../../src/model/order.ts';
import { lastLine } from '../../../src/query/text.ts';

/** A sentence that somebody wrote about a symbol, which a search for the sentence should find. */
export interface Question {
  query: string;
  /** Id of the symbol. */
  answer: string;
}

const asked: ReadonlySet<string> = new Set(['function', 'method', 'constructor', 'class', 'interface']);
const FEWEST_WORDS = 3;
const LONGEST = 300;
/** Of all that could be asked; the rest keep their comments, as code has comments that a search learns from. */
const SHARE = 1 / 3;

/**
 * Chooses documented symbols, takes the first sentence of each comment as a question, and takes the comment out of the shards: what
 * answers is then code. The choice depends on ids alone. A sentence that several symbols have asks for none of them.
 */
export function takeQuestions(shards: readonly FileShard[], most: number): Question[] {
  const found = shards.flatMap((shard) =>
    shard.nodes.flatMap((node) => {
      const query = node.doc === undefined ? '' : firstSentence(node.doc);
      return query === '' ? [] : [{ shard, node, query, key: shortHash(node.id) }];
    }),
  );
  const uses = new Map<string, number>();
  for (const { query } of found) uses.set(query.toLowerCase(), (uses.get(query.toLowerCase()) ?? 0) + 1);
  const suitable = found
    .filter(
      ({ node, query }) => asked.has(node.kind) && isSentence(query) && uses.get(query.toLowerCase()) === 1,
    )
    .sort((a, b) => compareText(a.key, b.key));
  const chosen = suitable.slice(0, Math.min(most, Math.ceil(suitable.length * SHARE)));
  for (const { shard, node } of chosen) takeComment(shard, node);
  return chosen.map(({ query, node }) => ({ query, answer: node.id }));
}

function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  return words.length >= FEWEST_WORDS && text.length <= LONGEST;
}

/** Up to the first full stop, blank line or tag of the comment. */
function firstSentence(doc: string): string {
  const paragraph = doc.trim().split(/\n\s*\n|\n\s*[@:]/, 1)[0] ?? '';
  if (paragraph.startsWith('@')) return '';
  const line = paragraph.replaceAll(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
}

/** Lines before a symbol in which its comment may begin, beside those that the comment has. */
const ROOM = 30;
/** Shorter lines are in every text. */
const SHORTEST_LINE = 4;

/** Blanks the comment in the source too, line by line: it may stand before the symbol or in it. */
function takeComment(shard: FileShard, node: ShardNode): void {
  const comment = (node.doc ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= SHORTEST_LINE);
  delete node.doc;
  const lines = shard.source.split('\n');
  const first = Math.max(0, node.span[0] - 1 - comment.length - ROOM);
  const last = lastLine(node.span);
  let part = lines.slice(first, last).join('\n');
  for (const line of comment) part = part.replace(line, () => ' '.repeat(line.length));
  shard.source = [...lines.slice(0, first), part, ...lines.slice(last)].join('\n');
}
