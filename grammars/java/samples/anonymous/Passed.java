package anonymous;

interface Step {
  void go(String text);
}

class Steps {
  private final Object kept = keep(new Step() {
    @Override
    public void go(String text) { // implements Step.go
      inField(); // Steps.inField
    }
  });
  private Step assigned;

  Steps() {
    assigned = new Step() {
      @Override
      public void go(String text) {
        inConstructor(); // Steps.inConstructor
      }
    };
  }

  static Object keep(Step step) {
    step.go(""); // Step.go
    return step;
  }

  static Step make(String name) {
    keep(new Step() {
      @Override
      public void go(String text) {
        passed(); // Steps.passed
      }
    });
    Step local = new Step() {
      final int size = measured(); // Steps.measured

      @Override
      public void go(String text) {
        inLocal(); // Steps.inLocal
      }
    };
    return new anonymous.Step() {
      @Override
      public void go(String text) {
        returned(name); // Steps.returned
      }
    };
  }

  // What makes an argument runs in the method, and not in the class.
  static Thread start() {
    return new Thread(named()) { // named -> Steps.named
      @Override
      public void run() {
        started(); // Steps.started
      }
    };
  }

  static void inField() {}
  static void inConstructor() {}
  static void passed() {}
  static void inLocal() {}
  static int measured() { return 1; }
  static void returned(String name) {}
  static String named() { return ""; }
  static void started() {}
}
