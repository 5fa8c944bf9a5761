import { canExpand, expandMacro } from '../../query/expand-macro.ts';
import { MAX_SOURCE } from '../../query/macro-tokens.ts';
import { textFrom } from '../../query/text.ts';
import { candidateClass } from '../../render/highlighter.ts';
import type { Target } from '../card/find-target.ts';

/** Returns the text that a certain reference in the code of a page becomes if it uses a macro; undefined if that is not known. */
export function linkExpansion(
  link: HTMLAnchorElement,
  { shard, node }: Pick<Target, 'shard' | 'node'>,
): string | undefined {
  const line = link.closest('.file-page .code u[id]');
  const isPossible = link.classList.contains(candidateClass);
  // Links with an id are definitions.
  if (!line || link.id !== '' || isPossible || !canExpand(node)) return undefined;
  return expandMacro(textFrom(shard.source, node.span), sourceFrom(link, line), before(link, line));
}

function before(link: HTMLAnchorElement, line: Element): string {
  const range = document.createRange();
  range.setStart(line, 0);
  range.setEndBefore(link);
  return range.toString();
}

/** The source from a name on, cut after what is read of a use. */
function sourceFrom(link: HTMLAnchorElement, line: Element): string {
  const range = document.createRange();
  range.setStartBefore(link);
  range.setEnd(line, line.childNodes.length);
  let text = range.toString();
  for (let number = Number(line.id.slice(1)) + 1; text.length < MAX_SOURCE; number++) {
    const next = document.getElementById(`L${number}`);
    if (!next) break;
    text += next.textContent;
  }
  return text;
}
