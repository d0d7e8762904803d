// Only Metal has this attribute.
#pragma clang diagnostic ignored "-Wunknown-attributes"
#include "../../Sources/JellyShaders/JellyPress.metal"
#include "HeadlessMetal.h"

void headless_jelly_press(
    float *place, const float *origin, const float *spacing, float columns, const float *offsets,
    int count) {
  const float2 point = jellyPress(
      float2(place[0], place[1]), float2(origin[0], origin[1]), float2(spacing[0], spacing[1]),
      columns, offsets, count);
  place[0] = point.x;
  place[1] = point.y;
}
