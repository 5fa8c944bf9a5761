import { mount } from 'svelte';
import Tree from './tree.svelte';

/** Mounts the file tree, opened at the page's file or directory. */
export function showTree(target: HTMLElement): void {
  mount(Tree, { target, props: { at: document.body.dataset['at'] } });
}
