/** Makes this process end when its parent does, or closes the channel. Call it once, in the main module. */
export function endWithParent(): void {
  // Ctrl+C is sent to the whole process group. The parent decides when to end, and this process ends with it.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit());
}

/** Resolves when the message has left the process, so that a crash after it cannot lose it. */
export function sendToParent(message: unknown): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}
