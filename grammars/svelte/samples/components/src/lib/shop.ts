import { writable } from 'svelte/store';

export interface Item {
  id: number;
  rename(): void;
}
export function items(): Item[] {
  return [];
}
export function load(): Promise<Item> {
  return Promise.reject(new Error('none'));
}
export function track(event: string) {
  return event;
}
export function format(value: number) {
  return value;
}
export function tooltip(node: HTMLElement) {
  return { destroy: () => node.remove() };
}
export const count = writable(0);
