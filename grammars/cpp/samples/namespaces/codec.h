#pragma once

namespace wire::codec {

int encode(int value);
int encode(const char* text);

namespace detail {
int shift(int value);
}

inline namespace v2 {
int version();
}

enum class Mode { Fast, Exact };

}  // namespace wire::codec

namespace wire {
int open();
}
