class PairTest {
  @ParameterizedTest
  @MethodSource("pairs") // pairs -> PairTest.pairs
  void adds(int a) {}

  static Object pairs() {
    return null;
  }

  @ParameterizedTest
  @MethodSource({"few", "many"}) // few -> PairTest.few, many -> PairTest.many
  void counts(int a) {}

  static Object few() {
    return null;
  }

  static Object many() {
    return null;
  }

  @ParameterizedTest
  @FieldSource("listed") // listed -> PairTest.listed
  void lists(int a) {}

  static final Object listed = null;
}
