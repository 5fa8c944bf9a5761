/** Loads the text search into the search page. Does nothing on other pages. */
export function mountSearch(): void {
  const place = document.getElementById('search');
  if (!place) return;
  void import('../islands/search.ts').then(({ showSearch }) => showSearch(place));
}
