package store;

public class Store {
  public static class Shelf {
    public void take() {}
  }
}
