/** Loads the questions into their page. Does nothing on other pages. */
export function mountQuestions(): void {
  const place = document.getElementById('questions');
  if (!place) return;
  void import('../islands/questions.ts').then(({ showQuestions }) => showQuestions(place));
}
