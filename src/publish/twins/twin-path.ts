/** Where the Markdown twin of a page is: beside it. `page` may have `#…` behind it. */
export function twinPath(page: string): string {
  const [path = ''] = page.split('#', 1);
  return path.replace(/\.html$/, '.md');
}
