/** Links the further lines of references, which the page names as text after a link to the first line. */
export function linkLines(): void {
  for (const first of document.querySelectorAll<HTMLAnchorElement>(':is(.uses, .used) a[href*="#L"]')) {
    const text = first.nextSibling;
    const [numbers] = /^(?: \d+)+/.exec(text?.nodeValue ?? '') ?? [];
    if (!(text instanceof Text) || numbers === undefined) continue;
    const [file = ''] = (first.getAttribute('href') ?? '').split('#');
    const links = numbers
      .trim()
      .split(' ')
      .flatMap((line) => [' ', lineLink(file, line)]);
    text.before(...links);
    text.deleteData(0, numbers.length);
  }
}

function lineLink(file: string, line: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `${file}#L${line}`;
  link.textContent = line;
  return link;
}
