export class Unit {
  constructor(readonly symbol: string) {}
  convert(value: number): number {
    return value + this.symbol.length;
  }
}
