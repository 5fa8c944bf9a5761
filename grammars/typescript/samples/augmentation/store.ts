export class Store {
  get(key: string): string {
    return key;
  }
}
export interface Plugins {
  store: Store;
}
