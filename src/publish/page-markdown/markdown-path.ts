/** Returns the path of a page's Markdown version, which is next to the page. Removes the fragment. */
export function markdownPath(page: string): string {
  const [path = ''] = page.split('#', 1);
  return path.replace(/\.html$/, '.md');
}
