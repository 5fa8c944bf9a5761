// The types of values that are no objects. Each extends the one to which the language converts it unasked.
final class double_ {}
final class float_ extends double_ {}
final class long_ extends float_ {}
final class int_ extends long_ {}
final class short_ extends int_ {}
final class byte_ extends short_ {}
final class char_ extends int_ {}
final class boolean_ {}
// The type from which every enumeration is derived, with the methods that the compiler adds.
class Enumeration<E extends Enum<E>> extends Enum<E> {
  static E[] values();
  static E valueOf(String a);
}
// The type of all arrays. `element` and `iterator` are members that no program names.
class Array<E> implements Cloneable {
  int length;
  E element(int a);
  Array<E> clone();
  Iterator<E> iterator();
}
