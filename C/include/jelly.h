/* Jelly: elastic bodies for any canvas.
 *
 *     JellyBody *body = jelly_bar_create(390, 100, JELLY_TUNING_STANDARD, NULL);
 *     jelly_body_handle_touch_began(body, 195, 60, 0, 0);
 *     jelly_body_handle_touch_ended(body, 200, 140, 0, 0.12);
 *     double numbers[JELLY_NUMBERS];
 *     size_t count = jelly_body_draw(body, 0, 0.3, numbers, JELLY_NUMBERS);
 *     jelly_path_walk(numbers, count, &sink, context);    // until jelly_body_rest_time(body)
 *     jelly_body_destroy(body);
 *
 * Between two events a body is a pure function of time: no state is advanced step by step, and a
 * frame may be drawn for any time, in any order. Times are seconds of the host's monotonic clock,
 * within ±1e12. Use the time of the event itself, and the same clock for frames. Lengths are
 * points, x to the right, y down, in the body's own coordinates. Angles are radians.
 *
 * Accessibility, keyboard and focus belong to the host: a body has an outline and no role or name.
 *
 * Nothing here fails but memory. An event with a number that is not finite, of another kind of
 * body, or without a required field is ignored, unless it ends a touch. Settings are limited to
 * numbers that a body can work with. A null body ignores events and draws nothing. A body after
 * jelly_body_destroy, or its bytes in another version of the library, are undefined.
 *
 * The library has no globals that change, no locks, no threads and no clock. Different bodies may
 * be used by different threads; one body by one thread at a time, but functions with a const body
 * may run at the same time as each other. A thread needs a stack of 256 KiB, with shapes 512.
 *
 * A body is plain memory. memcpy of jelly_body_size bytes copies it, to memory with the same
 * alignment: to look into its future, or to keep a state and return to it.
 *
 * The same events at the same times give the same outline, bit for bit, on every processor.
 */
#ifndef JELLY_H
#define JELLY_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef JELLY_API
#define JELLY_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** An elastic body, of a control that its JellyKind names. */
typedef struct JellyBody JellyBody;

/** The named tunings of every control. */
typedef enum JellyTuning {
  JELLY_TUNING_STANDARD,
  JELLY_TUNING_LIQUID,
  JELLY_TUNING_CLASSIC,
  JELLY_TUNING_REDUCED /**< For Reduce Motion; send it when that changes, also in mid-motion. */
} JellyTuning;

/** What the host must do after an event, such as report a change; each is returned once. */
typedef struct JellyEffect {
  int32_t kind;  /**< 0 for none, otherwise a number such as JELLY_SWITCH_CHANGED. */
  int32_t index; /**< The page, item or body of the effect; 1 for a switch that is on. */
} JellyEffect;

/** The first number of each command of an outline; its coordinates follow. */
typedef enum JellyVerb {
  JELLY_MOVE,  /**< x, y */
  JELLY_LINE,  /**< x, y */
  JELLY_QUAD,  /**< control x, y; x, y */
  JELLY_CUBIC, /**< first control x, y; second control x, y; x, y */
  JELLY_CLOSE  /**< none */
} JellyVerb;

enum {
  /**
   * Enough numbers for the outline, the values and the layout of a control, unless it is a shape,
   * or has more than 90 pages or 700 segments. Compare what a function returns with it.
   */
  JELLY_NUMBERS = 3072,
  /** The alignment of a body's memory, in bytes. */
  JELLY_ALIGNMENT = 64
};

/** A number that is not given: it stays as it is, or has its default. So does any other NaN. */
#define JELLY_UNCHANGED ((double)NAN)

/* ---- Life ---- */

/**
 * The sum of the declarations that the library was built with. Settings, events and values have the
 * same numbers only if it equals JELLY_SCHEMA: a binding compares them once.
 */
JELLY_API uint32_t jelly_schema(void);

/** The size of a body in bytes; 0 for a kind that the library does not have. */
JELLY_API size_t jelly_body_size(int32_t kind);

/**
 * Creates a body at rest in memory of its host. It needs no end.
 *
 * @param memory jelly_body_size bytes, aligned to JELLY_ALIGNMENT.
 * @param tuning A JellyTuning.
 * @param settings The first `count` settings in the order of the control's structure, then its
 *   initial state; NaN and those beyond `count` have their defaults. It may be null.
 * @return The body; null for a kind that the library does not have, or memory that is not aligned.
 */
JELLY_API JellyBody *jelly_body_init(
  void *memory, int32_t kind, double width, double height, int32_t tuning,
  const double *settings, size_t count);

/** The same in memory that the library allocates; null if there is none. */
JELLY_API JellyBody *jelly_body_create(
  int32_t kind, double width, double height, int32_t tuning, const double *settings,
  size_t count);

/** Frees a body of jelly_body_create; null does nothing. */
JELLY_API void jelly_body_destroy(JellyBody *body);

/** The kind of a body, a JellyKind; −1 for null. */
JELLY_API int32_t jelly_body_kind(const JellyBody *body);

/* ---- Events ---- */

/**
 * Handles an event. The functions `jelly_…_handle_…` below are this one with types.
 *
 * @param event A number such as JELLY_SWITCH_EVENT_TOGGLED or JELLY_EVENT_TOUCH_BEGAN; one that
 *   the body does not have is ignored.
 * @param fields The numbers of its fields in order; NaN and those beyond `count` are not given.
 * @param time The time of the event. An earlier one than the last event's counts as that.
 */
JELLY_API JellyEffect jelly_body_handle(
  JellyBody *body, int32_t event, const double *fields, size_t count, double time);

/** The events of every body, and those of every body that a finger can hold. */
enum {
  JELLY_ANY = 255 << 8,
  JELLY_EVENT_TUNING_CHANGED = JELLY_ANY | 0,
  JELLY_EVENT_SIZE_CHANGED = JELLY_ANY | 1,
  JELLY_EVENT_TOUCH_BEGAN = JELLY_ANY | 3,
  JELLY_EVENT_TOUCH_MOVED = JELLY_ANY | 4,
  JELLY_EVENT_TOUCH_ENDED = JELLY_ANY | 5,
  JELLY_EVENT_TOUCH_CANCELLED = JELLY_ANY | 6
};

/** The body has another named tuning from now on. */
static inline JellyEffect jelly_body_handle_tuning_changed(
  JellyBody *body, JellyTuning tuning, double time) {
  double fields[] = {(double)tuning};
  return jelly_body_handle(body, JELLY_EVENT_TUNING_CHANGED, fields, 1, time);
}

/** The body has another size at rest. */
static inline JellyEffect jelly_body_handle_size_changed(
  JellyBody *body, double width, double height, double time) {
  double fields[] = {width, height};
  return jelly_body_handle(body, JELLY_EVENT_SIZE_CHANGED, fields, 2, time);
}

/** A finger has come down; `id` distinguishes fingers that are down at the same time. */
static inline JellyEffect jelly_body_handle_touch_began(
  JellyBody *body, double x, double y, int32_t id, double time) {
  double fields[] = {x, y, (double)id};
  return jelly_body_handle(body, JELLY_EVENT_TOUCH_BEGAN, fields, 3, time);
}

/** The finger has moved. */
static inline JellyEffect jelly_body_handle_touch_moved(
  JellyBody *body, double x, double y, int32_t id, double time) {
  double fields[] = {x, y, (double)id};
  return jelly_body_handle(body, JELLY_EVENT_TOUCH_MOVED, fields, 3, time);
}

/** The finger has left at this point, or where it was last if the point is not finite. */
static inline JellyEffect jelly_body_handle_touch_ended(
  JellyBody *body, double x, double y, int32_t id, double time) {
  double fields[] = {x, y, (double)id};
  return jelly_body_handle(body, JELLY_EVENT_TOUCH_ENDED, fields, 3, time);
}

/** The system has taken all fingers away. */
static inline JellyEffect jelly_body_handle_touch_cancelled(JellyBody *body, double time) {
  return jelly_body_handle(body, JELLY_EVENT_TOUCH_CANCELLED, NULL, 0, time);
}

/* ---- Springs ---- */

/** A spring of a tuning, by one set of parameters. */
typedef struct JellySpring {
  double parameters, first, second, third;
} JellySpring;

/** A spring by its period without damping, in seconds, and its damping ratio. */
static inline JellySpring jelly_spring_response(double response, double damping_ratio) {
  JellySpring spring = {1, response, damping_ratio, JELLY_UNCHANGED};
  return spring;
}

/** A spring by its mass, its stiffness and its damping. */
static inline JellySpring jelly_spring_physical(double mass, double stiffness, double damping) {
  JellySpring spring = {0, mass, stiffness, damping};
  return spring;
}

/* ---- Frames ---- */

/**
 * The time from which on the outline stays as it is until the next event. Draw frames until one at
 * or after it, then stop. Infinity for a body that moves by itself as long as it is visible.
 */
JELLY_API double jelly_body_rest_time(const JellyBody *body);

/**
 * Writes the outline, or a part of it, as commands; returns the count of its numbers. If that is
 * more than `capacity`, the written outline ends after the last command that fits.
 *
 * @param part 0 for the whole outline, as any unknown number, or one such as JELLY_SWITCH_TRACK.
 * @param numbers Memory for `capacity` numbers; if it is null, they are only counted.
 */
JELLY_API size_t jelly_body_draw(
  const JellyBody *body, int32_t part, double time, double *numbers, size_t capacity);

/** Writes the values of a frame in the order of the control's structure; returns their count. */
JELLY_API size_t jelly_body_values(
  const JellyBody *body, double time, double *numbers, size_t capacity);

/** The same for the values of the layout, which only events change. */
JELLY_API size_t jelly_body_layout(const JellyBody *body, double *numbers, size_t capacity);

/**
 * Writes a drawing as a shape bends it, like an outline. The drawing is such commands, too, in the
 * shape's coordinates; it ends before a command that is not one.
 */
JELLY_API size_t jelly_shape_bend(
  const JellyBody *shape, int32_t part, double time, const double *drawing, size_t drawing_count,
  double *numbers, size_t capacity);

/* ---- Paths ---- */

/** The functions of a canvas. Without quad_to a quadratic curve is drawn as a cubic one. */
typedef struct JellyPathSink {
  void (*move_to)(void *context, double x, double y);
  void (*line_to)(void *context, double x, double y);
  void (*quad_to)(void *context, double cx, double cy, double x, double y);
  void (*cubic_to)(
    void *context, double c1x, double c1y, double c2x, double c2y, double x, double y);
  void (*close)(void *context);
} JellyPathSink;

/** The count of coordinates of a JellyVerb. */
static inline size_t jelly_verb_count(int verb) {
  static const size_t counts[] = {2, 2, 4, 6, 0};
  return verb >= 0 && verb < 5 ? counts[verb] : 0;
}

/** Calls the function of each command of an outline. */
static inline void jelly_path_walk(
  const double *numbers, size_t count, const JellyPathSink *sink, void *context) {
  double x = 0, y = 0;
  for (size_t at = 0; at < count;) {
    int verb = (int)numbers[at];
    size_t coordinates = jelly_verb_count(verb);
    const double *p = numbers + at + 1;
    if (coordinates > count - at - 1) return;
    if (verb == JELLY_MOVE) {
      sink->move_to(context, p[0], p[1]);
    } else if (verb == JELLY_LINE) {
      sink->line_to(context, p[0], p[1]);
    } else if (verb == JELLY_QUAD) {
      if (sink->quad_to) sink->quad_to(context, p[0], p[1], p[2], p[3]);
      else sink->cubic_to(
        context, x + 2 * (p[0] - x) / 3, y + 2 * (p[1] - y) / 3, p[2] + 2 * (p[0] - p[2]) / 3,
        p[3] + 2 * (p[1] - p[3]) / 3, p[2], p[3]);
    } else if (verb == JELLY_CUBIC) {
      sink->cubic_to(context, p[0], p[1], p[2], p[3], p[4], p[5]);
    } else {
      sink->close(context);
    }
    if (coordinates) {
      x = p[coordinates - 2];
      y = p[coordinates - 1];
    }
    at += 1 + coordinates;
  }
}

#ifdef __cplusplus
}
#endif

#include "jelly_controls.h"

#endif
