#pragma once

#define BLOCK 256

typedef struct {
  int width;
} Shape;

/// A buffer on the device.
struct Buffer {
  float *data;
  int size;

  void upload(const float *from) { copy(data, from, size); }  // ? copy
};

/// Scales one value.
__device__ float scale(float value) { return value * 2.0f; }

// Scales all values of a buffer.
template <typename T>
__global__ void scaleAll(T *values, int size) {
  __shared__ T tile[BLOCK];  // ? BLOCK
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < size) values[i] = scale(values[i]);  // ? scale
}

inline void copy(float *to, const float *from, int size) {}
