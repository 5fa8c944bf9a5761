/** Returns the lines of the file of the page that have the same link, in order. */
export function linesWith(link: HTMLAnchorElement): number[] {
  const code = document.querySelector('.file-page .code > code');
  const href = link.getAttribute('href') ?? '';
  const same = code?.querySelectorAll(`a[href="${CSS.escape(href)}"]`) ?? [];
  const lines = [...same].flatMap((each) => {
    const [, line] = /^L(\d+)$/.exec(each.closest('[id^="L"]')?.id ?? '') ?? [];
    return line === undefined ? [] : [Number(line)];
  });
  return [...new Set(lines)];
}
