class Whole {
  part(): void {}
}
export = Whole;
