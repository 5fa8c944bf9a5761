#include "canvas.h"

void geo::Canvas::clear() {}
