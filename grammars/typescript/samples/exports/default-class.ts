/** Nameless. */
export default class {
  run(): void {}
}
