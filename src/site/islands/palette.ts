import { mount } from 'svelte';
import Palette from './palette.svelte';

let palette: { open: () => void } | undefined;

/** Opens the palette, made on first use. */
export function openPalette(): void {
  palette ??= mount(Palette, { target: document.body });
  palette.open();
}
