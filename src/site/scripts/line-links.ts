/** Links the lines of references, which lists name as text: a place before them has the address of their file. */
export function linkLines(): void {
  for (const item of document.querySelectorAll(':is(.uses li, .used)')) {
    let file: string | undefined;
    for (const node of [...item.childNodes]) {
      if (node instanceof HTMLAnchorElement) file = fileOf(node) ?? file;
      if (node instanceof Text && file !== undefined) linkNumbers(node, file);
    }
  }
}

/** The address of the file that a link to a line leads to. */
function fileOf(link: HTMLAnchorElement): string | undefined {
  const [file, fragment = ''] = (link.getAttribute('href') ?? '').split('#');
  return /^L\d+$/.test(fragment) ? file : undefined;
}

function linkNumbers(text: Text, file: string): void {
  const [numbers] = /^(?: \d+)+/.exec(text.data) ?? [];
  if (numbers === undefined) return;
  const lines = numbers.trim().split(' ');
  text.before(...lines.flatMap((line) => [' ', lineLink(file, line)]));
  text.deleteData(0, numbers.length);
}

function lineLink(file: string, line: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `${file}#L${line}`;
  link.textContent = line;
  return link;
}
