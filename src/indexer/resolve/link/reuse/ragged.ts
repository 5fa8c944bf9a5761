/** Lists of numbers behind each other: a file with thousands of arrays takes much longer to read than one with two. */
export interface Ragged {
  data: Int32Array;
  /** Where each list ends. */
  ends: Int32Array;
}

export function packLists(lists: readonly ArrayLike<number>[]): Ragged {
  const ends = new Int32Array(lists.length);
  let length = 0;
  lists.forEach((list, index) => {
    length += list.length;
    ends[index] = length;
  });
  const data = new Int32Array(length);
  lists.forEach((list, index) => {
    data.set(list, (ends[index] ?? 0) - list.length);
  });
  return { data, ends };
}

/** A list as it stands among the others, not copied. */
export function listAt({ data, ends }: Ragged, index: number): Int32Array {
  return data.subarray(ends[index - 1] ?? 0, ends[index]);
}
