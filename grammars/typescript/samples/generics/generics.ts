export class Item {
  touch(): void {}
}
export class Store<T extends Item> {
  items: T[] = [];
  first(): T {
    return this.items[0];
  }
  each(): void {
    this.items[0].touch();
    this.first().touch();
    for (const item of this.items) item.touch();
  }
}

async function load(): Promise<Item> {
  return new Item();
}
function list(): Array<Item> {
  return [];
}

async function use(store: Store<Item>, maybe?: Item | null, read?: Readonly<Item>): Promise<void> {
  (await load()).touch();
  list()[0].touch();
  for (const item of list()) item.touch();
  maybe?.touch();
  maybe!.touch();
  read?.touch();
  store.each();
  const loaded = await load();
  loaded.touch();
  identity<Item>(loaded).touch();
  new Store<Item>().each();
}

function identity<T>(value: T): T {
  return value;
}
function bounded<T extends Item>(value: T): void {
  value.touch();
}
const chosen = Math.random() ? new Item() : new Item();
chosen.touch();
const cast = JSON.parse('{}') as Item;
cast.touch();
const asserted = <Item>JSON.parse('{}');
asserted.touch();
