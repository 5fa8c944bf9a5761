/** Matches tags with quoted attributes. Text contains no `<`, because it is escaped. */
const quotingTag = /<[a-z][^<>"]*(?:"[^"]*"[^<>"]*)+>/g;
/** A value needs its quotes if it is empty, has one of these characters, or would absorb the end of a tag such as `<path d=…/>`. */
const needlessQuotes = /="([^\s"'=<>`]+)"(?=[\s>])/g;
/** End tags that browsers imply, where a tag follows that implies them. */
const impliedEnd =
  /<\/(?:li(?=>\s*<(?:li\b|\/[ou]l>))|t[dh](?=>\s*<(?:t[dh]\b|\/tr>))|tr(?=>\s*<(?:tr\b|\/t(?:body|head|able)>)))>/g;

/** Omits quotes and end tags that HTML does not need: on a small page they are a tenth of its bytes. */
export function compactHtml(html: string): string {
  return html.replace(quotingTag, withoutQuotes).replace(impliedEnd, '');
}

function withoutQuotes(tag: string): string {
  return tag.replace(needlessQuotes, '=$1');
}
