import { flushSync, mount } from 'svelte';
import Palette from './palette.svelte';

let open: (() => void) | undefined;

/** Opens the palette, made on first use. */
export function openPalette(): void {
  if (!open) {
    mount(Palette, { target: document.body, props: { onready: (opener: () => void) => (open = opener) } });
    // It is ready once its effects have run, and the reader is typing already.
    flushSync();
  }
  open?.();
}
