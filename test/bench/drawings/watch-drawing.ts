/** Times of a page, in milliseconds since it began to load. */
export interface DrawingTimes {
  seen?: number;
  drawn?: number;
}

declare global {
  var drawingTimes: DrawingTimes;
}

/**
 * Notes in the document of a browser when the place of a drawing is in view, and when its picture is there. It is sent there as text, so it
 * uses nothing from outside.
 */
export function watchDrawing({ place, picture }: { place: string; picture: string }): void {
  const times: DrawingTimes = {};
  globalThis.drawingTimes = times;
  const look = (): void => {
    const box = document.querySelector(place)?.getBoundingClientRect();
    const isSeen = box !== undefined && box.width > 0 && box.top < innerHeight && box.bottom > 0;
    if (isSeen) times.seen ??= performance.now();
    const element = document.querySelector(picture);
    if (element && element.getBoundingClientRect().height > 0) times.drawn ??= performance.now();
    if (times.drawn === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
