export class Speaker {
  speak(): void {}
}

declare global {
  interface Window {
    speaker: Speaker;
  }
  const announce: { loudly(): void };
}
