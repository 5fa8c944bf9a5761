const islands: Record<string, () => Promise<(place: HTMLElement) => void>> = {
  search: async () => (await import('../islands/search.ts')).showSearch,
  questions: async () => (await import('../islands/questions.ts')).showQuestions,
  'history-file': async () => (await import('../islands/history-file.ts')).showHistoryFile,
  explore: async () => (await import('../islands/explore.ts')).showExplorer,
};

/** Loads the search, the paths or the map into its page, or offers all rows of an answer. Does nothing on other pages. */
export function mountPageIsland(): void {
  for (const [id, load] of Object.entries(islands)) {
    const place = document.getElementById(id);
    if (place) void load().then((show) => show(place));
  }
  const answers = document.getElementById('answers');
  if (answers) offerRest(answers);
}

/** Adds a button that shows the rows which the page leaves out. */
function offerRest(answers: HTMLElement): void {
  const note = answers.querySelector('[data-rest]');
  if (!note) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'more';
  button.textContent = 'Show all here';
  button.addEventListener('click', () => {
    void import('../islands/answers.ts').then(({ showAnswers }) => {
      showAnswers(answers);
      answers.tabIndex = -1;
      answers.focus();
    });
  });
  note.before(button);
}
