/**
 * Iterates once over what a function opens, and holds neither the function nor the source afterwards. A finished generator keeps its last frame for as
 * long as anybody refers to it, and so all that it worked on.
 */
export function releasing<T>(open: () => AsyncIterable<T>): AsyncIterable<T> {
  let opener: (() => AsyncIterable<T>) | undefined = open;
  return {
    [Symbol.asyncIterator]() {
      if (!opener) throw new Error('This source can be read once only.');
      const iterator = opener()[Symbol.asyncIterator]();
      opener = undefined;
      return iterator;
    },
  };
}
