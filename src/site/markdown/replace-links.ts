import { parse, postprocess, preprocess } from 'micromark';

/** An address in Markdown. */
export interface WrittenLink {
  href: string;
  isImage: boolean;
}

/** Returns the address to write instead, and whether an image becomes a link; undefined to leave the link as it is. */
export type ReplaceLink = (link: WrittenLink) => Promise<{ href: string; isImage: boolean } | undefined>;

/** A part of the text and what replaces it. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Replaces the addresses of links and images in Markdown, and in the HTML in it. Everything else stays as it is written. */
export async function replaceLinks(markdown: string, replace: ReplaceLink): Promise<string> {
  const edits: Edit[] = [];
  const images: number[] = [];
  const events = postprocess(
    parse()
      .document()
      .write(preprocess()(markdown, undefined, true)),
  );
  for (const [step, { type, start, end }] of events) {
    if (type === 'image') {
      if (step === 'enter') images.push(start.offset);
      else images.pop();
    }
    if (step === 'exit') continue;
    const written = () => markdown.slice(start.offset, end.offset);
    if (type === 'resourceDestinationString' || type === 'definitionDestinationString') {
      const image = images.at(-1);
      const replaced = await replace({ href: written(), isImage: image !== undefined });
      if (!replaced) continue;
      edits.push({ start: start.offset, end: end.offset, text: replaced.href });
      // Without the exclamation mark, an image is a link.
      if (image !== undefined && !replaced.isImage) edits.push({ start: image, end: image + 1, text: '' });
    } else if (type === 'htmlText' || type === 'htmlFlow') {
      edits.push({ start: start.offset, end: end.offset, text: await inHtml(written(), replace) });
    }
  }
  return applyEdits(markdown, edits);
}

/** Replaces the addresses in tags. */
async function inHtml(html: string, replace: ReplaceLink): Promise<string> {
  const edits: Edit[] = [];
  for (const { index, 0: whole, 1: name = '', 2: quoted = '' } of html.matchAll(
    /\s(href|src)\s*=\s*("[^"]*"|'[^']*')/gi,
  )) {
    const replaced = await replace({ href: quoted.slice(1, -1), isImage: name.toLowerCase() === 'src' });
    const end = index + whole.length;
    if (replaced) edits.push({ start: end - quoted.length + 1, end: end - 1, text: replaced.href });
  }
  return applyEdits(html, edits);
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = '';
  let at = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    edited += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return edited + text.slice(at);
}
