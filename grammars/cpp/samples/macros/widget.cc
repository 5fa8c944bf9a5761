#include "widget.h"

UI_API void Widget::show() {
  UI_TRY {
    id(); // id -> widget.h:Widget.id
  }
  UI_CATCH(1)
}

UI_INLINE Widget* Widget::make(int id) { return new Widget(id); }

UI_API int count(const Widget& widget) {
  UI_CHECK(widget.id()); // UI_CHECK -> widget.h:UI_CHECK, id -> widget.h:Widget.id
  return widget.id(); // id -> widget.h:Widget.id
}

int main() {
  Widget* widget = Widget::make(1); // Widget -> widget.h:Widget, make -> widget.cc:Widget.make
  widget->show(); // show -> widget.cc:Widget.show
  return count(*widget); // count -> widget.cc:count
}
