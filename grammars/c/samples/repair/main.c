#include "api.h"

int main(void) {
  struct stream stream;
  stream.fd = KIND_MAX;
  return api_open(&stream);
}
