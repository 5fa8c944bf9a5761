package anonymous;

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
