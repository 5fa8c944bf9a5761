package shop;

import static store.Prices.round;
import static store.Prices.*;

import store.Prices;
import store.Store.Shelf;

/** Sells what the store has. */
public class Shop extends Counter {
  Shelf shelf = new Shelf(); // Shelf

  double price(double raw) {
    double sum = round(raw) + TAX; // Prices.round
    next(); // Counter.next
    shelf.take(); // Store.Shelf.take
    store.Prices.round(1); // Prices.round
    double round = round(sum); // Prices.round
    return Prices.round(round); // Prices.round
  }
}
