export interface Item {
  id: number;
  rename(): void;
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
