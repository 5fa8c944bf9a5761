class Text {
 public:
  Text(const char* from);
  int size() const;
};

class Node {};
class Leaf : public Node {};

void put(int value) {}
void put(const char* text) {}
void put(Node* node) {}
void put(const Text& text, int times = 1) {}
void put(int a, int b, int c) {}

template <typename T>
void show(T value) {}

class Sink {
 public:
  void write(char c) {}
  void write(const Text& text) {}
  void write(Node& node) {}
};

void use(Sink& sink, Node& node, Leaf* leaf, int n, Text text) {
  put(n); // put
  put("a"); // put -> put~2
  put(&node); // put -> put~3
  put(leaf); // put -> put~3
  put(text); // put -> put~4
  put(text, 2); // put -> put~4
  put(1, 2, 3); // put -> put~5
  put(unknown()); // put -> ? put | put~2 | put~3 | put~4
  show(n); // show
  show<Node*>(leaf); // Node -> Node, show -> show
  sink.write('c'); // write -> Sink.write
  sink.write(text); // write -> Sink.write~2
  sink.write(node); // write -> Sink.write~3
  Text copy(text); // Text
  Text made("a"); // Text -> Text | Text.Text
}
