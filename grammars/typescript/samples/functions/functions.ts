/** Adds. */
export function add(a: number, b: number): number {
  return a + b;
}

// Called before its declaration.
early();
function early(): void {
  add(1, 2);
}

export async function* stream(): AsyncGenerator<number> {
  yield add(1, 2);
}

const double = (n: number): number => add(n, n);
export const triple = function (n: number) {
  return double(n) + n;
};
let later = async () => double(2);

function outer() {
  function inner() {
    return triple(1);
  }
  const local = () => inner();
  return [1, 2].map(double).map((n) => local() + n);
}

function withDefault(callback = double, ...rest: number[]): void {
  callback(rest[0] ?? 1);
  later();
  outer();
}

// A function that is passed by name is a reference.
setTimeout(early, 100);
withDefault(triple);

(function immediate() {
  early();
})();

function recursive(n: number): number {
  if (n < 1 && n > -9) return 0;
  return n > 5 ? recursive(n - 1) : recursive(n - 2);
}
