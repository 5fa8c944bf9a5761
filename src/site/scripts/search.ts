/** Puts the text search in its page. */
export function mountSearch(): void {
  const place = document.getElementById('search');
  if (!place) return;
  void import('../islands/search.ts').then(({ showSearch }) => showSearch(place));
}
