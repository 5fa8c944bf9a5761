interface Array<T> {
  length: number;
  map<U>(callback: (value: T, index: number, array: T[]) => U): U[];
}
