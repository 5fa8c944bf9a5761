package shop;

class Counter {
  private int number;

  int next() {
    return ++number; // Counter.number
  }
}
