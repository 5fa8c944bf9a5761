#pragma once

#define UI_API __attribute__((visibility("default")))
#define UI_INLINE inline
#define UI_NOEXCEPT noexcept
#define UI_TRY try
#define UI_CATCH(x) catch (...) {}
#define UI_CHECK(x) ((x) ? 0 : fail())

int fail();

class UI_API Widget {
 public:
  UI_INLINE Widget(int id) : id_(id) {} // id_ -> Widget.id_
  UI_API int id() const UI_NOEXCEPT { return id_; } // id_ -> Widget.id_
  UI_API void show();
  UI_INLINE static Widget* make(int id);

 private:
  int id_;
};

UI_API int count(const Widget& widget);
