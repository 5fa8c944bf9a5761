package shop;

public class Cart implements Priced {
  private String owner;

  public Cart(String owner) {
    this.owner = owner;
  }

  public String getOwner() {
    return owner;
  }

  @Override
  public int price() {
    return new Item(3).cost(); // Item.cost
  }

  public Item first() {
    return Item.create(); // Item.create
  }

  public Item getMaker() {
    return new Item(1);
  }

  public boolean isEmpty() {
    return false;
  }

  void kept(Shelf shelf) {
    shelf.put(this); // Shelf.put
    shelf.first().cost(); // Shelf.first, Item.cost
  }
}
