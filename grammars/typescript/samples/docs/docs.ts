/**
 * The module, not the function.
 * @module docs
 */

/** Documents the function. */
export function documented(): void {}

// One line.
// Another line.
function lines(): void {}

/** Not the doc of what follows, because of the blank line. */

function blank(): void {}

function before(): void {} // trailing
function after(): void {}

// eslint-disable-next-line no-console
function silenced(): void {}

/**
 * First line.
 *
 * - list
 *   - nested
 *
 * @param a a parameter
 */
function block(a: number): void {}

/* plain block */
const constant = 1;

/** Documents the class. */
@decorate
export class Documented {
  /** Documents the field. */
  field = 1; // after field
  other = 2;

  /** Documents the method. */
  method(): void {
    // inside
  }
  // documents the accessor
  get accessor(): number {
    return 1;
  }
}

/** Documents the interface. */
export interface Shape {
  /** Documents the member. */
  member: number;
  /** Documents its method. */
  method(): void;
}

/** Documents the enum. */
enum Color {
  /** Of red. */
  Red,
  Green, // trailing green
  Blue,
}

/** Of several. */
const one = 1,
  two = 2;
function decorate(_: unknown): void {}
//////////////////
// Banner
//////////////////

function banner(): void {}
