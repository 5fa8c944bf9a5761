/** In wider windows, the panel is beside the code. Must match `panel.css`. */
const wide = matchMedia('(min-width: 75rem)');
/** A line of the list is about as wide. The panel covers margins of the code for it, but not the name. */
const WANTED_WIDTH = 440;
const MIN_WIDTH = 300;
/** The share of the height of a narrow window, where the panel is a sheet below the code. */
const [MIN_SHEET, MAX_SHEET] = [0.4, 0.6];
const GAP = 16;

/** Gives the panel the room that a name in the code leaves it. Nothing moves, unless a sheet would cover the name. */
export function placePanel(page: HTMLElement, panel: HTMLElement, link: HTMLElement): void {
  const name = link.getBoundingClientRect();
  if (wide.matches) {
    const room = page.getBoundingClientRect().right - name.right - GAP;
    panel.style.setProperty('--width', `${Math.round(Math.max(MIN_WIDTH, Math.min(WANTED_WIDTH, room)))}px`);
    return;
  }
  const below = innerHeight - name.bottom - GAP;
  const height = Math.max(innerHeight * MIN_SHEET, Math.min(innerHeight * MAX_SHEET, below));
  page.style.setProperty('--sheet', `${Math.round(height)}px`);
  if (below < height) scrollBy({ top: height - below, behavior: 'instant' });
}
