/** Draws the graphs of the page when they come into view; the library for it is loaded with the first. */
export function watchGraphs(): void {
  const canvases = document.querySelectorAll<HTMLElement>('.graph-canvas');
  if (canvases.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        const text = target.parentElement?.querySelector('.graph-text')?.textContent;
        if (text) void draw(target, text);
      }
    },
    { rootMargin: '200px' },
  );
  for (const canvas of canvases) {
    // Takes its place before it is drawn, so that it can come into view.
    canvas.hidden = false;
    canvas.innerHTML = '<p class="loading">Drawing …</p>';
    observer.observe(canvas);
  }
}

async function draw(canvas: HTMLElement, text: string): Promise<void> {
  try {
    const { drawGraph } = await import('../islands/graph.ts');
    await drawGraph(canvas, text);
    // Its colours are in the drawing itself.
    document.addEventListener('treeatlas:theme', () => void drawGraph(canvas, text));
  } catch {
    // The lists and the text beside the drawing say the same.
    canvas.hidden = true;
  }
}
