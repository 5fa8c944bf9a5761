package shop.internal;

import lombok.Data;

class Plain implements shop.Codec {}

@Data
class Stored {
  private String name;
  private static int count;
}
