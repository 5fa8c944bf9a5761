const islands: Record<string, () => Promise<(place: HTMLElement) => void>> = {
  search: async () => (await import('../islands/search.ts')).showSearch,
  questions: async () => (await import('../islands/questions.ts')).showQuestions,
  explore: async () => (await import('../islands/explore.ts')).showExplorer,
};

/** Loads the search, the questions or the map into its page. Does nothing on other pages. */
export function mountPageIsland(): void {
  for (const [id, load] of Object.entries(islands)) {
    const place = document.getElementById(id);
    if (place) void load().then((show) => show(place));
  }
}
