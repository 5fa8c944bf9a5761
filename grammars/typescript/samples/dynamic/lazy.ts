export class Lazy {
  wake(): void {}
}
export default function start(): Lazy {
  return new Lazy();
}
export const lazy = new Lazy();
