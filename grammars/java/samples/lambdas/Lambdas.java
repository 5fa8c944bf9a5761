package lambdas;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

class Item {
  String name() {
    return "";
  }

  Item next() {
    return this;
  }

  static Item parse(String text) {
    return new Item();
  }
}

@FunctionalInterface
interface Visitor<T> {
  void visit(T value, int depth);

  default void leave(T value) {}
}

public class Lambdas {
  void each(Visitor<Item> visitor) {}

  void run(Runnable task) {}

  <T> T run(Supplier<T> task) {
    return task.get();
  }

  void streams(List<Item> items, Map<String, Item> byName) {
    items.stream().map(item -> item.next()).filter(item -> item.name().isEmpty()).findFirst(); // Item.next
    items.forEach(item -> item.name()); // Item.name
    items.stream().map(Item::next).forEach(item -> item.name()); // Item.next
    items.stream().map(Item::name).map(Item::parse).toList().get(0).next(); // Item.name
    items.sort(Comparator.comparing(item -> item.name())); // Item.name
    byName.forEach((key, item) -> item.next()); // Item.next
    byName.entrySet().stream().map(entry -> entry.getValue().name()); // Item.name
    Optional.of(new Item()).orElseGet(() -> Item.parse("a")).next(); // Item.parse
    items.stream().collect(Collectors.toList()).get(0).next(); // Item.next
    each((item, depth) -> item.name()); // Item.name
    Function<String, Item> parse = text -> Item.parse(text); // Item.parse
    parse.apply("a").next(); // Item.next
    Supplier<Item> make = Item::new;
    make.get().next(); // Item.next
    items.toArray(Item[]::new)[0].next(); // missing: Item.next
  }
}
