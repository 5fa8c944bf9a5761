package shop

class MainTest {
  @BeforeEach
  fun prepare() {}

  @Test
  fun compares() {
    Main().compareTo(Main())
  }
}
