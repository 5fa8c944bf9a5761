import { flushSync, mount } from 'svelte';
import Palette from './palette.svelte';

let open: (() => void) | undefined;

/** Opens the palette. Mounts it on first use. */
export function openPalette(): void {
  if (!open) {
    mount(Palette, { target: document.body, props: { onready: (opener: () => void) => (open = opener) } });
    // Runs `onMount` now, so the palette opens before the next key press.
    flushSync();
  }
  open?.();
}
