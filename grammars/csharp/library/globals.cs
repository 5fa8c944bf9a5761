// Types that the language has without a name: written by hand.
using System;
using System.Collections.Generic;
public class __Array<T> : Array, IList<T> {
  public T this[int a] { get; }
  public T __element();
}
public class __Tuple<T> {
  public T Item1 { get; }
  public T Item2 { get; }
  public T Item3 { get; }
  public T Item4 { get; }
}
