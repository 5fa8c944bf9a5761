export interface Item {
  id: number;
  rename(): void;
}
export interface Options {
  title: string;
  limit?: number;
}
export function items(): Item[] {
  return [];
}
export function track(event: string) {
  return event;
}
export function format(value: number) {
  return value;
}
