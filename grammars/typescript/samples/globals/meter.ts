export class Meter {
  tick(): void {}
}
