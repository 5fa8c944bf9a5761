/**
 * The module, not the function.
 * @module docs
 */

/** Of the function. */
export function documented(): void {}

// One line.
// Another line.
function lines(): void {}

/** Not of this: a blank line stands between. */

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

/** Of the class. */
@decorate
export class Documented {
  /** Of the field. */
  field = 1; // after field
  other = 2;

  /** Of the method. */
  method(): void {
    // inside
  }
  // of the accessor
  get accessor(): number {
    return 1;
  }
}

/** Of the interface. */
export interface Shape {
  /** Of the member. */
  member: number;
  /** Of its method. */
  method(): void;
}

/** Of the enum. */
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
