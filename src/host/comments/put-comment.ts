import { memberOf, textIn } from './comment-api.ts';
import { CommentError, retried, send, sendAgain, type RequestContext } from './comment-request.ts';

export interface PutComment {
  /** The whole comment, which contains the marker. */
  body: string;
  /** Tells the comment apart from others of the same author. */
  marker: string;
  /** The author whose comments are replaced. Default: that of the token. */
  author?: string | undefined;
}

export interface PutResult {
  outcome: 'created' | 'updated' | 'unchanged';
  /** Address of the comment in a browser, if the service tells it. */
  url: string | undefined;
  /** Comments of the same kind that were deleted. */
  removed: number;
}

interface OwnComment {
  id: number;
  body: string;
  url: string | undefined;
}

/** Most pages of comments that are read. */
const MAX_PAGES = 100;

/**
 * Replaces the comment with the marker, or creates it. Comments of others are never changed, even if they have the marker. Of several own
 * ones the first is kept. Throws `CommentError`.
 */
export async function putComment(context: RequestContext, put: PutComment): Promise<PutResult> {
  const author = put.author ?? (await ownName(context));
  // A creation that failed may have taken place, so the comments are listed before each attempt.
  return retried(context, () => putOnce(context, put, author));
}

async function putOnce(
  context: RequestContext,
  { body, marker }: PutComment,
  author: string,
): Promise<PutResult> {
  const { api } = context;
  const [first, ...others] = await ownComments(context, marker, author);
  if (!first) {
    const { value } = await send(context, 'POST', api.createUrl, body);
    return { outcome: 'created', url: textIn(value, 'html_url'), removed: 0 };
  }
  // Services cut white space at the end.
  const isSame = first.body.replaceAll('\r\n', '\n').trim() === body.trim();
  if (!isSame) await sendAgain(context, api.updateMethod, api.commentUrl(first.id), body);
  for (const { id } of others) await deleteComment(context, id);
  return { outcome: isSame ? 'unchanged' : 'updated', url: first.url, removed: others.length };
}

async function deleteComment(context: RequestContext, id: number): Promise<void> {
  await sendAgain(context, 'DELETE', context.api.commentUrl(id)).catch((error: unknown) => {
    // Another run deleted it.
    if (!(error instanceof CommentError) || error.status !== 404) throw error;
  });
}

/** Returns the author of the token. */
async function ownName(context: RequestContext): Promise<string> {
  const { api } = context;
  try {
    const { value } = await sendAgain(context, 'GET', api.userUrl);
    const name = api.nameOfUser(value);
    if (name !== undefined) return name;
  } catch (error) {
    const isRefused =
      error instanceof CommentError && [403, 404].includes(error.status) && error.retryAfter === undefined;
    if (!isRefused || api.fallbackAuthor === undefined) throw error;
  }
  if (api.fallbackAuthor !== undefined) return api.fallbackAuthor;
  throw new CommentError(`${api.title} does not tell the user of the token. Name it with --author.`, 0);
}

async function ownComments(context: RequestContext, marker: string, author: string): Promise<OwnComment[]> {
  const { api } = context;
  const found: OwnComment[] = [];
  let url: string | undefined = api.listUrl;
  for (let page = 0; url !== undefined && page < MAX_PAGES; page++) {
    const { value, next } = await sendAgain(context, 'GET', url);
    for (const comment of Array.isArray(value) ? (value as unknown[]) : []) {
      const [id, body] = [memberOf(comment, 'id'), textIn(comment, 'body') ?? ''];
      // A quotation of a comment has the marker elsewhere.
      if (typeof id !== 'number' || !body.trimStart().startsWith(marker)) continue;
      if (api.nameOfUser(api.authorOf(comment)) !== author) continue;
      found.push({ id, body, url: textIn(comment, 'html_url') });
    }
    url = next;
  }
  return found;
}
