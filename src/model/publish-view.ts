import type { FileView, PublishedView } from './file-view.ts';
import { packNumbers, packRows, unpackNumbers, unpackRows } from './packed-numbers.ts';

export function publishView({ path, highlights, locals, references, aliases }: FileView): PublishedView {
  return {
    path,
    highlights: packNumbers(highlights),
    ...(locals && { locals: packRows(locals) }),
    ...(references && { references }),
    ...(aliases && { aliases }),
  };
}

/** Throws a `TypeError` if the view is damaged. */
export function readPublishedView({
  path,
  highlights,
  locals,
  references,
  aliases,
}: PublishedView): FileView {
  return {
    path,
    highlights: unpackNumbers(highlights),
    ...(locals !== undefined && { locals: unpackRows(locals) }),
    ...(references && { references }),
    ...(aliases && { aliases }),
  };
}
