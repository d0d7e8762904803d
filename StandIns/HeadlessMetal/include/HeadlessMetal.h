#pragma once

#ifdef __cplusplus
extern "C" {
#endif

/// Calls the shader of the SwiftUI host for the pixel at `place`, two numbers, which become the
/// point that is seen there.
void headless_jelly_press(
    float *place, const float *origin, const float *spacing, float columns, const float *offsets,
    int count);

#ifdef __cplusplus
}
#endif
