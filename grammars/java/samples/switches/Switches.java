package switches;

enum Token {
  STRING,
  NUMBER,
  NULL;

  Token next() {
    switch (this) {
      case STRING:
        return NUMBER;
      default:
        return NULL;
    }
  }
}

class Reader {
  static final int MAX = 3;
  static final String STRING = "a constant that no label of a token means";

  enum State {
    OPEN,
    CLOSED
  }

  State state;

  Token peek() {
    return Token.NULL;
  }

  int statement() {
    switch (peek()) {
      case STRING:
      case NUMBER:
        return 1;
      case NULL:
        return 2;
    }
    return 0;
  }

  int expression(Token token) {
    return switch (token) {
      case STRING, NUMBER -> 1;
      case NULL -> 2;
    };
  }

  int field() {
    switch (this.state) {
      case OPEN -> {
        return 1;
      }
      case CLOSED -> {
        return 2;
      }
    }
    return 0;
  }

  int numbers(int count) {
    switch (count) {
      case MAX:
        return 1;
      default:
        return 0;
    }
  }

  int unknown(Elsewhere elsewhere) {
    switch (elsewhere.kind()) {
      case OPEN:
        return 1;
      case ABSENT:
        return 2;
    }
    return 0;
  }
}
