#version 450
#include "light.glsl"

layout(location = 0) in vec3 position;
uniform sampler2D tex;

layout(std140, binding = 1) uniform Camera {
  mat4 view;
  vec3 eye;
} camera;

out vec4 pixel;

void main() {
  Light light = Light(vec3(1.0), 2.0); // ? light.glsl:Light
  vec3 shaded = shade(light, position); // ? shade, ? position
  if (shaded.x > camera.eye.x) discard; // ? camera, ? Camera.eye
  pixel = vec4(pow(shaded, vec3(GAMMA)), 1.0); // ? pixel, ? GAMMA
}
