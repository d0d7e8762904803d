#include <metal_stdlib>
using namespace metal;

/// The shares of four values in a row of a Catmull-Rom spline, between the second value (t = 0) and
/// the third one (t = 1).
static float4 shares(float t) {
  float4 share;
  share.x = t * (-0.5f + t * (1.0f - 0.5f * t));
  share.y = 1.0f + t * t * (-2.5f + 1.5f * t);
  share.z = t * (0.5f + t * (2.0f - 1.5f * t));
  share.w = t * t * (-0.5f + 0.5f * t);
  return share;
}

/// Returns the point of the view that is seen at a place: a distortion effect.
///
/// A grid has the distances from places to the points that are seen there. It is interpolated by
/// splines through its nodes. Beside the grid, the distance is that at the nearest place of it.
///
/// - position: The place, in points.
/// - origin: The first place of the grid, in points.
/// - spacing: The distances between two columns and between two rows, in points; not 0.
/// - columns: The number of columns.
/// - offsets: The distances, row by row, x before y; `count` numbers.
[[ stitchable ]] float2 jellyPress(
    float2 position, float2 origin, float2 spacing, float columns, device const float *offsets,
    int count) {
  const int width = int(columns);
  const int height = count / 2 / width;
  const float2 last = float2(float(width - 1), float(height - 1));
  const float2 node = clamp((position - origin) / spacing, float2(0.0f, 0.0f), last);
  // The last cell has its end, too.
  const float2 cell = min(floor(node), last - 1.0f);
  const float4 right = shares(node.x - cell.x);
  const float4 down = shares(node.y - cell.y);
  float2 offset = float2(0.0f, 0.0f);
  for (int row = 0; row < 4; row++) {
    const int y = clamp(int(cell.y) + row - 1, 0, height - 1);
    for (int column = 0; column < 4; column++) {
      const int x = clamp(int(cell.x) + column - 1, 0, width - 1);
      const int index = 2 * (y * width + x);
      const float share = right[column] * down[row];
      offset += share * float2(offsets[index], offsets[index + 1]);
    }
  }
  return position + offset;
}
