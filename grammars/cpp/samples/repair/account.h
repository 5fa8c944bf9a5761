#pragma once
#include <optional>

#define IF_DEBUG(category) if (enabled(category))
#define REGISTER(name, text) static int name = registered(text);
#define SUFFIX ".txt"
#define MASK 7

bool enabled(const char* category);
int registered(const char* text);

struct Amount {
  int value;
  operator bool() const;
  int operator()(int factor) const;
};

class Account {
 public:
  bool has(const Amount& amount, const std::optional<Amount>& least = {}, bool deep = true) const;
  void write(const Amount* = nullptr, bool = true) const;
  const Amount& total() const;
  int flags() const;
};
