package store;

public final class Prices {
  public static final double TAX = 0.2;

  private Prices() {}

  public static double round(double value) {
    return Math.round(value);
  }
}
