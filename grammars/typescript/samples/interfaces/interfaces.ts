export interface Store<T> {
  get(key: string): T;
  size: number;
}
export abstract class Base {
  abstract name(): string;
  describe(): string {
    return this.name(); // Base.name
  }
}
export class MemoryStore extends Base implements Store<Item> {
  size = 0;
  get(key: string): Item {
    return new Item(key);
  }
  name(): string {
    return 'memory';
  }
}
export class FileStore extends Base implements Store<Item> {
  size = 0;
  get = (key: string): Item => new Item(key);
  override name(): string {
    return super.describe(); // Base.describe
  }
}
class Item {
  constructor(readonly key: string) {}
  use(): void {}
}
interface Sized extends Store<Item> {
  clear(): void;
}
function through(store: Store<Item>, sized: Sized, base: Base) {
  store.get('a').use(); // Store.get, Item.use
  sized.get('a').use(); // Store.get, Item.use
  sized.clear(); // Sized.clear
  base.name(); // Base.name
  store.size; // Store.size
}
through(new MemoryStore(), JSON.parse('{}'), new FileStore());

// Overloads are one function.
function parse(text: string): Item;
function parse(text: number): Store<Item>;
function parse(text: string | number): Item | Store<Item> {
  return typeof text === 'string' ? new Item(text) : new MemoryStore();
}
parse('a').use(); // Item.use
parse(1).get('a'); // Store.get
