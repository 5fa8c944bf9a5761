package shop;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class MainTest {
  @BeforeEach
  void prepare() {}

  @Test
  void compares() {}

  private void forgotten() {}
}
