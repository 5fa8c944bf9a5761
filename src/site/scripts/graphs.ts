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
    show(figure, true);
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
    show(figure, false);
  }
}

/** A figure without a drawing is hidden with the heading that announces it. */
function show(figure: HTMLElement, visible: boolean): void {
  figure.hidden = !visible;
  const announced = figure.parentElement;
  if (announced?.matches('section, details')) announced.hidden = !visible;
}
