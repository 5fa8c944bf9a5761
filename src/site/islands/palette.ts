import { flushSync, mount } from 'svelte';
import Palette from './palette.svelte';

let palette: { open: () => void } | undefined;

/** Opens the palette, made on first use. */
export function openPalette(): void {
  if (!palette) {
    palette = mount(Palette, { target: document.body });
    // What the palette opens is only there once its effects have run.
    flushSync();
  }
  palette.open();
}
