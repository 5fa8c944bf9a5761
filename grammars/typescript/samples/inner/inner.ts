/** Functions and types inside of functions: more than a few lines, or used by another function, make a symbol. */
export function outer(list: number[]): number {
  let total = 0;
  function visit(n: number): void {
    total += n;
    if (n > 1) helper(n); // outer.helper
    tiny(); // outer.tiny
    new Walker().walk(n); // outer.Walker, outer.Walker.walk
  }
  function helper(n: number): void {
    for (const each of list) total += each;
    visit(n - 1); // outer.visit
  }
  function tiny(): number {
    return total++;
  }
  function onlyHere(): number {
    return total;
  }
  class Walker {
    walk(n: number): void {
      helper(n); // outer.helper
    }
  }
  const arrow = (x: number): number => {
    const y = x + 1;
    helper(y); // outer.helper
    return y;
  };
  list.forEach((each) => visit(each)); // outer.visit
  onlyHere();
  return arrow(total); // outer.arrow
}

[1].forEach(() => {
  function same(): void {
    other(); // other -> other
    other(); // other -> other
  }
  same(); // same -> same~2
});

function other(): void {}

/** The symbol of the module keeps its name. */
export function same(): void {}

same(); // same -> same
