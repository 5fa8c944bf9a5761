#define AMBIENT 0.1

struct Light {
  vec3 color;
  float power;
};

const float GAMMA = 2.2;

/// Reflects a light.
vec3 shade(in Light light, const in vec3 normal) { // ? Light
  float amount = dot(normal, light.color) * light.power; // ? Light.color, ? Light.power
  return light.color * max(amount, AMBIENT); // ? Light.color, ? AMBIENT
}
