import { flushSync, mount } from 'svelte';
import Palette from './palette.svelte';

let open: ((typed: string) => void) | undefined;

/** Opens the palette with what was typed meanwhile. Mounts it on first use. */
export function openPalette(typed: string): void {
  if (!open) {
    mount(Palette, {
      target: document.body,
      props: { onready: (opener: (typed: string) => void) => (open = opener) },
    });
    // Runs `onMount` now, so the palette opens before the next key press.
    flushSync();
  }
  open?.(typed);
}
