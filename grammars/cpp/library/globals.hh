// Types that the language has without a declaration: written by hand. A pointer or an array is a `__Pointer`.
class __Void {};
class __Bool {};
class __Char {};
class __SignedChar {};
class __UnsignedChar {};
class __WideChar {};
class __Short {};
class __UnsignedShort {};
class __Int {};
class __UnsignedInt {};
class __Long {};
class __UnsignedLong {};
class __Float {};
class __Double {};
template <class T>
class __Pointer {
 public:
  T& operator*() const;
  T& operator->() const;
  T& operator[](long at) const;
  __Pointer<T> operator+(long count) const;
  __Pointer<T> operator-(long count) const;
  __Pointer<T>& operator++();
  __Pointer<T>& operator--();
  __Pointer<T>& operator+=(long count);
  T* begin() const;
  T* end() const;
};
class __Text : public __Pointer<char> {};
