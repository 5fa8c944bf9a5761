class Result {
  run() {}
}
class Chain<T> {
  each(callback: (value: T) => void): this {
    return this;
  }
}
class Api {
  async get<T>(url: string, count = 1): Promise<T> {
    return undefined as T;
  }
  make<T>(name: string): Result {
    return new Result();
  }
}
function chain<T>(name: string): Chain<T> {
  return new Chain<T>();
}
async function calls(api: Api, id: string) {
  const first = await api.get<Result>('a', 2); // Api.get
  first.run(); // Result.run
  (await api.get<Result>(id)).run(); // run -> Result.run
  if (!api.make<string>(id)) return typeof api.make<string>('b'); // Api.make
  if (!await api.get<string>(id)) return; // Api.get
  void api.get<string>(id); // Api.get
  await chain<Result>(id).each((value) => value.run()); // run -> Result.run
  return id + (await api.get<string>(id)) + api.make<string>(id) + -api.make<number>(id); // get -> Api.get
}
function compared(a: number, b: number, c: number) {
  return a < b || b > c || -a < (b > c ? 1 : 0);
}
