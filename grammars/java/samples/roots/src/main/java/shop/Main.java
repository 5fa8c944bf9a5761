package shop;

import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Comparator;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

public class Main implements Serializable, Comparable<Main> {
  private static final long serialVersionUID = 1L;
  private static final Comparator<Main> ORDER =
      new Comparator<>() {
        @Override
        public int compare(Main a, Main b) {
          return a.compareTo(b);
        }
      };

  public static void main(String[] args) {
    System.out.println(ORDER);
  }

  private void readObject(ObjectInputStream in) {}

  @Override
  public int compareTo(Main other) {
    return 0;
  }

  private void unused() {}
}

@RestController
class Pages {
  @GetMapping("/")
  String index(@Deprecated String name) {
    return name;
  }

  @SuppressWarnings("unused")
  private void forgotten() {}
}
