package print;

import java.util.List;
import java.util.Set;
import org.acme.*;

interface Sink<T> {
  void put(T item);
}

interface Outside {
  void take(Widget item);
  void takeAll(Widget[] items);
}

class Tank<T> {
  void on(Object event) {}
  void fill(List<? extends T> items) {}
  <K> void key(K key) {}
  void size(int size) {}
  void bound(T item) {}
  static void same(Object item) {}
}

class Barrel<N extends Number> extends Tank<N> {
  void on(String event) {}
  void fill(Set<? extends N> items) {}
  @Override <Q> void key(Q key) {}
  void size(long size) {}
  void size(Integer size) {}
  @Override void bound(N item) {}
  void bound(String item) {}
  static void same(Object item) {}
}

class Cask extends Barrel<Integer> {
  @Override void on(Object event) {}
  @Override void bound(Integer item) {}
  void bound(Object item) {}
}

class TextSink implements Sink<String>, Outside {
  public void put(Integer item) {}
  public void put(String item) {}
  public void take(Gadget item) {}
  public void take(Widget item) {}
  public void takeAll(Widget[] items) {}
  public void takeAll(String[] items) {}
}

class RawSink implements Sink {
  public void put(Object item) {}
  public void put(String item) {}
}
