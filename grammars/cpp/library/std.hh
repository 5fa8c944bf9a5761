// The part of the standard library that tells of which types values are: written by hand. Allocators, comparers and iterators of their own
// types are left out: an iterator is a pointer.
template <class A, class B>
struct pair {
  A first;
  B second;
  pair();
  pair(const A& a, const B& b);
  void swap(pair<A, B>& other);
};
template <class A, class B> pair<A, B> make_pair(A a, B b);
template <class T> T&& move(T& value);
template <class T> T&& forward(T& value);
template <class T> const T& as_const(T& value);
template <class T> T exchange(T& value, T other);
template <class T> void swap(T& a, T& b);
template <class T> const T& min(const T& a, const T& b);
template <class T> const T& max(const T& a, const T& b);
template <class T> T* addressof(T& value);
template <class T>
class initializer_list {
 public:
  T* begin() const;
  T* end() const;
  unsigned long size() const;
};
template <class T>
class unique_ptr {
 public:
  unique_ptr();
  explicit unique_ptr(T* value);
  T& operator*() const;
  T* operator->() const;
  T& operator[](unsigned long at) const;
  T* get() const;
  T* release();
  void reset(T* value = nullptr);
  void swap(unique_ptr<T>& other);
  explicit operator bool() const;
};
template <class T>
class shared_ptr {
 public:
  shared_ptr();
  explicit shared_ptr(T* value);
  T& operator*() const;
  T* operator->() const;
  T* get() const;
  void reset(T* value = nullptr);
  long use_count() const;
  void swap(shared_ptr<T>& other);
  explicit operator bool() const;
};
template <class T>
class weak_ptr {
 public:
  shared_ptr<T> lock() const;
  bool expired() const;
  void reset();
};
template <class T> unique_ptr<T> make_unique(...);
template <class T> shared_ptr<T> make_shared(...);
template <class T> shared_ptr<T> static_pointer_cast(...);
template <class T> shared_ptr<T> dynamic_pointer_cast(...);
template <class T>
class reference_wrapper {
 public:
  T& get() const;
};
template <class T> reference_wrapper<T> ref(T& value);
template <class T> reference_wrapper<T> cref(const T& value);
template <class T>
class optional {
 public:
  optional();
  optional(T value);
  T& operator*() const;
  T* operator->() const;
  T& value() const;
  T value_or(T other) const;
  bool has_value() const;
  T& emplace(...);
  void reset();
  explicit operator bool() const;
};
template <class T> optional<T> make_optional(T value);
template <class T>
class __Sequence {
 public:
  T* begin() const;
  T* end() const;
  T* cbegin() const;
  T* cend() const;
  T* rbegin() const;
  T* rend() const;
  T* crbegin() const;
  T* crend() const;
  T& operator[](unsigned long at) const;
  T& at(unsigned long at) const;
  T& front() const;
  T& back() const;
  T* data() const;
  T& emplace_back(...);
  T& emplace_front(...);
  T* emplace(...);
  T* insert(...);
  T* erase(...);
  void push_back(const T& value);
  void push_front(const T& value);
  void pop_back();
  void pop_front();
  void clear();
  void resize(...);
  void reserve(unsigned long count);
  void shrink_to_fit();
  void assign(...);
  unsigned long size() const;
  unsigned long capacity() const;
  unsigned long max_size() const;
  bool empty() const;
  void swap(__Sequence<T>& other);
};
template <class T> class vector : public __Sequence<T> {};
template <class T> class deque : public __Sequence<T> {};
template <class T> class list : public __Sequence<T> {};
template <class T> class forward_list : public __Sequence<T> {};
template <class T, int N> class array : public __Sequence<T> {};
template <class T> class span : public __Sequence<T> {
 public:
  span<T> subspan(unsigned long from, unsigned long count) const;
};
template <class T>
class __Adapter {
 public:
  T& top() const;
  T& front() const;
  T& back() const;
  void push(const T& value);
  void emplace(...);
  void pop();
  unsigned long size() const;
  bool empty() const;
};
template <class T> class queue : public __Adapter<T> {};
template <class T> class stack : public __Adapter<T> {};
template <class T> class priority_queue : public __Adapter<T> {};
template <class T>
class __Set {
 public:
  T* begin() const;
  T* end() const;
  T* cbegin() const;
  T* cend() const;
  T* rbegin() const;
  T* rend() const;
  T* find(const T& key) const;
  T* lower_bound(const T& key) const;
  T* upper_bound(const T& key) const;
  pair<T*, bool> insert(...);
  pair<T*, bool> emplace(...);
  unsigned long erase(...);
  unsigned long count(const T& key) const;
  bool contains(const T& key) const;
  unsigned long size() const;
  bool empty() const;
  void clear();
  void reserve(unsigned long count);
};
template <class T> class set : public __Set<T> {};
template <class T> class multiset : public __Set<T> {};
template <class T> class unordered_set : public __Set<T> {};
template <class T> class unordered_multiset : public __Set<T> {};
template <class K, class V>
class __Map : public __Set<pair<K, V>> {
 public:
  V& operator[](const K& key);
  V& at(const K& key) const;
  pair<K, V>* find(const K& key) const;
  pair<K, V>* lower_bound(const K& key) const;
  pair<K, V>* upper_bound(const K& key) const;
  pair<pair<K, V>*, bool> insert(...);
  pair<pair<K, V>*, bool> insert_or_assign(...);
  pair<pair<K, V>*, bool> emplace(...);
  pair<pair<K, V>*, bool> try_emplace(...);
  unsigned long count(const K& key) const;
  bool contains(const K& key) const;
};
template <class K, class V> class map : public __Map<K, V> {};
template <class K, class V> class multimap : public __Map<K, V> {};
template <class K, class V> class unordered_map : public __Map<K, V> {};
template <class K, class V> class unordered_multimap : public __Map<K, V> {};
class string_view;
class string : public __Sequence<char> {
 public:
  string();
  string(const char* text);
  string(const char* text, unsigned long count);
  const char* c_str() const;
  unsigned long length() const;
  string substr(unsigned long from = 0, unsigned long count = 0) const;
  string& append(...);
  string& replace(...);
  string& operator+=(...);
  string operator+(...) const;
  unsigned long find(...) const;
  unsigned long rfind(...) const;
  unsigned long find_first_of(...) const;
  unsigned long find_last_of(...) const;
  unsigned long find_first_not_of(...) const;
  unsigned long find_last_not_of(...) const;
  int compare(...) const;
  bool starts_with(...) const;
  bool ends_with(...) const;
};
class string_view : public __Sequence<char> {
 public:
  string_view();
  string_view(const char* text);
  string_view(const char* text, unsigned long count);
  unsigned long length() const;
  string_view substr(unsigned long from = 0, unsigned long count = 0) const;
  void remove_prefix(unsigned long count);
  void remove_suffix(unsigned long count);
  unsigned long find(...) const;
  unsigned long rfind(...) const;
  int compare(...) const;
  bool starts_with(...) const;
  bool ends_with(...) const;
};
string to_string(...);
string getline(...);
int stoi(const string& text);
long stol(const string& text);
double stod(const string& text);
using size_t = unsigned long;
using ptrdiff_t = long;
using int8_t = signed char;
using int16_t = short;
using int32_t = int;
using int64_t = long;
using uint8_t = unsigned char;
using uint16_t = unsigned short;
using uint32_t = unsigned int;
using uint64_t = unsigned long;
using uintptr_t = unsigned long;
class mutex {
 public:
  void lock();
  void unlock();
  bool try_lock();
};
template <class T>
class atomic {
 public:
  T load(...) const;
  void store(...);
  T exchange(...);
  T fetch_add(...);
  T fetch_sub(...);
  bool compare_exchange_strong(...);
  bool compare_exchange_weak(...);
};
