import { mount } from 'svelte';
import Tree from './tree.svelte';

/** Shows the tree of files, open at the file or directory that the page is about. */
export function showTree(target: HTMLElement): void {
  mount(Tree, { target, props: { at: document.body.dataset['at'] } });
}
