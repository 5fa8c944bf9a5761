import { mount } from 'svelte';
import Questions from '../questions/questions.svelte';

/** Replaces the note that questions need JavaScript by their answers. */
export function showQuestions(target: HTMLElement): void {
  target.replaceChildren();
  mount(Questions, { target });
}
