import { DrawingView } from '../drawing/drawing-view.ts';

/** Draws a figure, with buttons. */
export function showDrawing(figure: HTMLElement): Promise<void> {
  return new DrawingView(figure).show();
}
