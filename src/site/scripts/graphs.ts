/** Draws each diagram when it scrolls into view. Loads the diagram library with the first one. */
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
    // A hidden figure would never intersect.
    show(figure, true);
    figure.innerHTML = '<p class="loading">Drawing …</p>';
    observer.observe(figure);
  }
}

async function draw(figure: HTMLElement): Promise<void> {
  try {
    const { showGraph } = await import('../islands/graph.ts');
    showGraph(figure);
  } catch {
    // The lists on the page contain the same information.
    show(figure, false);
  }
}

/** Shows or hides a figure together with the section or fold around it. */
function show(figure: HTMLElement, visible: boolean): void {
  figure.hidden = !visible;
  const section = figure.parentElement;
  if (section?.matches('section, details')) section.hidden = !visible;
}
