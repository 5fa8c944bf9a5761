/** Draws the graphs of the page when they come into view; the library for it is loaded with the first. */
export function watchGraphs(): void {
  const figures = document.querySelectorAll<HTMLElement>('.graph');
  if (figures.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void draw(target);
      }
    },
    { rootMargin: '200px' },
  );
  for (const figure of figures) {
    // Takes its place before it is drawn, so that it can come into view.
    figure.hidden = false;
    figure.innerHTML = '<p class="loading">Drawing …</p>';
    observer.observe(figure);
  }
}

async function draw(figure: HTMLElement): Promise<void> {
  try {
    const { showGraph } = await import('../islands/graph.ts');
    await showGraph(figure);
  } catch {
    // The lists that it is drawn from say the same.
    figure.hidden = true;
  }
}
