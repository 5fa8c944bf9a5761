#include "scale.cuh"

__constant__ float factors[3];

int main() {
  Buffer buffer;  // ? scale.cuh:Buffer
  buffer.upload(factors);  // ? Buffer.upload
  scaleAll<float><<<1, BLOCK>>>(buffer.data, buffer.size);  // ? scaleAll, ? BLOCK, ? Buffer.data, ? Buffer.size
  return 0;
}
