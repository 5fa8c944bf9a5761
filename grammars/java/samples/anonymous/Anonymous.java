package anonymous;

import java.util.Comparator;
import java.util.function.IntUnaryOperator;
import org.elsewhere.Listener;

abstract class Task {
  final String label;

  Task(String label) {
    this.label = label;
  }

  abstract void run();

  void log() {}
}

public class Anonymous {
  static final Task FIELD = new Task("field") { // Task -> Task, Task -> Task | Task.Task
    @Override
    void run() {
      log(); // Task.log
      helper(); // Anonymous.FIELD.helper
    }

    void helper() {}
  };

  void log() {}

  void outer() {}

  Task local() {
    return new Task("local") { // Task -> Task | Task.Task
      int calls = 0;

      @Override
      void run() {
        log(); // Task.log
        own();
        outer(); // Anonymous.outer
        Anonymous.this.log(); // Anonymous.log
        super.log(); // Task.log
        calls++;
        label.length(); // Task.label
      }

      void own() {}
    };
  }
}

enum Operation implements IntUnaryOperator {
  TWICE {
    @Override
    public int applyAsInt(int x) {
      return twice(x); // Operation.twice
    }
  };

  private static int twice(int x) {
    return 2 * x;
  }
}

class Fields {
  private final Runnable lambda = () -> go(); // Fields.go
  static final Comparator<String> BY_LENGTH = new Comparator<>() {
    @Override
    public int compare(String a, String b) {
      return helper(a, b); // Fields.helper
    }
  };
  final Listener listener = new Listener() {
    @Override
    public void heard() {
      own(); // Fields.listener.own
    }

    private void own() {}
  };

  void go() {}

  static int helper(String a, String b) {
    return a.length() - b.length();
  }
}
