/** Returns a function that runs an action in the next frame, once for all calls before it: readers scroll many times a frame. */
export function inNextFrame(action: () => void): () => void {
  let waiting = false;
  return () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      action();
    });
  };
}
