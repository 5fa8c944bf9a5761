const types = ['pointermove', 'keydown', 'scroll', 'touchstart'] as const;

/** Calls back after the first move of the reader, who waits for other things before. */
export function onFirstMove(start: () => void): void {
  const once = () => {
    for (const type of types) removeEventListener(type, once);
    start();
  };
  for (const type of types) addEventListener(type, once, { passive: true });
}
