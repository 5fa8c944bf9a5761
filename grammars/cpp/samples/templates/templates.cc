#include <memory>
#include <vector>

class Item {
 public:
  void touch();
  int id = 0;
};

void Item::touch() {}

class Other {
 public:
  void touch() {}
};

template <typename T>
class Box {
 public:
  explicit Box(T* held) : held_(held) {} // held_ -> Box.held_
  T* get() const { return held_; } // held_ -> Box.held_
  T* operator->() const { return held_; } // held_ -> Box.held_
  T& operator*() const;
  template <typename U>
  U as() const;

 private:
  T* held_;
};

template <typename T>
T& Box<T>::operator*() const {
  return *held_; // held_ -> Box.held_
}

template <typename T>
class Row : public Box<T> {
 public:
  int count = 0;
};

template <typename T, typename... Rest>
T first(T value, Rest... rest) {
  return value;
}

using Items = std::vector<Item>;
typedef std::unique_ptr<Item> ItemPtr;

void use(Box<Item>& box, Row<Other> row, Items& items, ItemPtr pointer, Item* array) {
  box.get()->touch(); // get -> Box.get, touch -> Item.touch
  box->touch(); // touch -> Item.touch
  (*box).touch(); // touch -> Item.touch
  row.get()->touch(); // get -> Box.get, touch -> Other.touch
  first(*array, 1).touch(); // first -> first, touch -> Item.touch
  for (auto& item : items) item.touch(); // touch -> Item.touch
  for (auto it = items.begin(); it != items.end(); ++it) it->touch(); // touch -> Item.touch, begin -> package:std:__Sequence.begin, end -> package:std:__Sequence.end
  items[0].touch(); // touch -> Item.touch
  pointer->touch(); // touch -> Item.touch
  array[2].touch(); // touch -> Item.touch
  auto made = std::make_unique<Item>(); // Item -> Item, make_unique -> package:std:make_unique
  made->touch(); // touch -> Item.touch
  auto* raw = new Other(); // Other
  raw->touch(); // touch -> Other.touch
  auto call = [&](Item& each) { each.touch(); }; // Item -> Item, touch -> Item.touch
  call(*array);
}
