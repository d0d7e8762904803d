/* Written by `make schema` from the controls' own declarations. */
#ifndef JELLY_CONTROLS_H
#define JELLY_CONTROLS_H

#include <string.h>

/** The sum of these declarations; a library of other ones reads the numbers wrong. */
#define JELLY_SCHEMA 0x833e3f13u

/** The kinds of body. */
typedef enum JellyKind {
  JELLY_BAR = 0,
  JELLY_REFRESH = 1,
  JELLY_FIELD = 2,
  JELLY_PAGER = 3,
  JELLY_BADGE = 4,
  JELLY_MENU = 5,
  JELLY_SHAPE = 6,
  JELLY_SWITCH = 7,
  JELLY_SLIDER = 8,
  JELLY_SEGMENTS = 9,
  JELLY_PRESS = 10,
  JELLY_DRAWER = 11,
  JELLY_GROUP = 12,
  JELLY_ROW = 13
} JellyKind;

/* ---- jelly-bar ---- */

/** Its events. */
typedef enum JellyBarEvent {
  JELLY_BAR_EVENT_TUNING_CHANGED = 0,
  JELLY_BAR_EVENT_SIZE_CHANGED = 1,
  JELLY_BAR_EVENT_SETTINGS_CHANGED = 2,
  JELLY_BAR_EVENT_TOUCH_BEGAN = 3,
  JELLY_BAR_EVENT_TOUCH_MOVED = 4,
  JELLY_BAR_EVENT_TOUCH_ENDED = 5,
  JELLY_BAR_EVENT_TOUCH_CANCELLED = 6,
  JELLY_BAR_EVENT_PULL_CHANGED = 7,
  JELLY_BAR_EVENT_PULL_ENDED = 8
} JellyBarEvent;

/** Its effects. */
typedef enum JellyBarEffect {
  JELLY_BAR_GRABBED = 1,
  JELLY_BAR_RELEASED = 2
} JellyBarEffect;

/** The values of `curve`. */
typedef enum JellyBarCurve {
  JELLY_BAR_CURVE_QUADRATIC = 0,
  JELLY_BAR_CURVE_WAVE = 1,
  JELLY_BAR_CURVE_SOFT = 2
} JellyBarCurve;

/** The values of `edge`. */
typedef enum JellyBarEdge {
  JELLY_BAR_EDGE_TOP = 0,
  JELLY_BAR_EDGE_BOTTOM = 1,
  JELLY_BAR_EDGE_LEFT = 2,
  JELLY_BAR_EDGE_RIGHT = 3
} JellyBarEdge;

/** The values of `profile`. */
typedef enum JellyBarProfile {
  JELLY_BAR_PROFILE_SEVEN_POINT = 0,
  JELLY_BAR_PROFILE_BELL = 1
} JellyBarProfile;

/** The values of `soft_fallback`. */
typedef enum JellyBarSoftFallback {
  JELLY_BAR_SOFT_FALLBACK_QUADRATIC = 0,
  JELLY_BAR_SOFT_FALLBACK_WAVE = 1,
  JELLY_BAR_SOFT_FALLBACK_SOFT = 2
} JellyBarSoftFallback;

/** Its settings, and its initial state. NaN is not given. */
typedef struct JellyBarSettings {
  /** The curve of the free edge; another one is adopted when the bar rests.
   * JELLY_BAR_CURVE_QUADRATIC, JELLY_BAR_CURVE_WAVE, JELLY_BAR_CURVE_SOFT. */
  double curve;
  /** The edge that the bar hangs from; another one is adopted when the bar rests.
   * JELLY_BAR_EDGE_TOP, JELLY_BAR_EDGE_BOTTOM, JELLY_BAR_EDGE_LEFT, JELLY_BAR_EDGE_RIGHT. */
  double edge;
  /** The distance between the edge at rest and the bar's content, in points: a rebound does not
   * rise any higher; infinite, if it is not known, for a fifth of the bar's height. */
  double headroom;
} JellyBarSettings;

/** The default settings, to be changed. */
static inline JellyBarSettings jelly_bar_default_settings(void) {
  JellyBarSettings settings = {2, 0, (double)INFINITY};
  return settings;
}

/** Changes of its tuning. NaN is not given. */
typedef struct JellyBarTuning {
  struct {
    /** The depth of the edge, in points per point of pull: 0.35 in T1, 1 in T3; 0.3 to 1 look
     * right. */
    double pull_ratio;
    /** The wave's share of the depth; the base takes the rest. */
    double wave_fraction;
    /** The limit of the wave's depth, in points; the base takes the rest. */
    double maximum_wave_depth;
    struct {
      /** The limit of the depth, in points: how far it follows the pull freely, and how much
       * farther it goes against resistance. */
      double linear_range;
      double soft_range;
    } depth_limit;
    struct {
      /** The limit of the sideways displacement from the middle, freely and against resistance,
       * in widths of the bar; together at most ½ keeps the tip on the bar. */
      double linear_range;
      double soft_range;
    } lateral_limit;
    /** A Boolean value that indicates whether the edge follows the finger's sideways
     * displacement since the touch, as in T1, and not the finger's place. */
    double uses_translation;
    /** The spring that returns the edge to rest. */
    JellySpring spring;
    /** A Boolean value that indicates whether the rebound includes the sideways displacement; in
     * T3 the wave stays where the finger was. */
    double returns_laterally;
    /** The share of the finger's velocity that continues in the rebound, measured by the largest
     * dent that it may cause, in heights of the bar: 0 for none, as in the tutorials; up to 0.6
     * looks right. */
    double rebound_limit;
  } quadratic;
  struct {
    /** The profile of a wave; a change in mid-motion is adopted when the edge is straight. */
    double profile;
    /** The depth of the edge, in points per point of pull: 0.35 in T1, 1 in T3; 0.3 to 1 look
     * right. */
    double pull_ratio;
    /** The wave's share of the depth; the base takes the rest. */
    double wave_fraction;
    /** The limit of the wave's depth, in points; the base takes the rest. */
    double maximum_wave_depth;
    struct {
      /** The limit of the depth, in points: how far it follows the pull freely, and how much
       * farther it goes against resistance. */
      double linear_range;
      double soft_range;
    } depth_limit;
    struct {
      /** The limit of the sideways displacement from the middle, freely and against resistance,
       * in widths of the bar; together at most ½ keeps the tip on the bar. */
      double linear_range;
      double soft_range;
    } lateral_limit;
    /** A Boolean value that indicates whether the edge follows the finger's sideways
     * displacement since the touch, as in T1, and not the finger's place. */
    double uses_translation;
    /** The spring that returns the edge to rest. */
    JellySpring spring;
    /** A Boolean value that indicates whether the rebound includes the sideways displacement; in
     * T3 the wave stays where the finger was. */
    double returns_laterally;
    /** The share of the finger's velocity that continues in the rebound, measured by the largest
     * dent that it may cause, in heights of the bar: 0 for none, as in the tutorials; up to 0.6
     * looks right. */
    double rebound_limit;
  } wave;
  struct {
    /** The depth of the edge, in points per point of pull: 0.35 in T1, 1 in T3; 0.3 to 1 look
     * right. */
    double pull_ratio;
    /** The wave's share of the depth; the base takes the rest. */
    double wave_fraction;
    /** The limit of the wave's depth, in points; the base takes the rest. */
    double maximum_wave_depth;
    struct {
      /** The limit of the depth, in points: how far it follows the pull freely, and how much
       * farther it goes against resistance. */
      double linear_range;
      double soft_range;
    } depth_limit;
    struct {
      /** The limit of the sideways displacement from the middle, freely and against resistance,
       * in widths of the bar; together at most ½ keeps the tip on the bar. */
      double linear_range;
      double soft_range;
    } lateral_limit;
    /** A Boolean value that indicates whether the edge follows the finger's sideways
     * displacement since the touch, as in T1, and not the finger's place. */
    double uses_translation;
    /** The spring that returns the edge to rest. */
    JellySpring spring;
    /** A Boolean value that indicates whether the rebound includes the sideways displacement; in
     * T3 the wave stays where the finger was. */
    double returns_laterally;
    /** The share of the finger's velocity that continues in the rebound, measured by the largest
     * dent that it may cause, in heights of the bar: 0 for none, as in the tutorials; up to 0.6
     * looks right. */
    double rebound_limit;
    struct {
      struct {
        /** The damping of short waves, and the lag of the place under a finger, in seconds:
         * 0.002 to 0.005 look right. */
        double stiffness_damping;
        /** The share of the stiffness that is the same for all waves: with 0 a pulled edge is a
         * triangle, as a string, with 1 no wave runs along it; 0.5 to 0.8 look right. */
        double foundation_fraction;
        /** The stiffness against bending, relative to the tension, for the longest wave: it
         * makes the tip round, and short waves run faster; 0 to 0.08 look right. */
        double bending_stiffness;
        /** The strength of a finger's contact, as the angular frequency of the piece of edge
         * under it alone, in radians per second: 300 to 800 look right on an edge, 100 to 400 on
         * a box. */
        double contact_frequency;
        /** The width of a finger, in points, as the standard deviation of a bell: 10 to 30 look
         * right. */
        double touch_width;
      } waves;
      /** The stiffness with which the edge keeps the area of the bar, in stiffnesses of the
       * longest wave. */
      double area_stiffness;
      /** The velocity with which a tap pushes the edge in under the finger, in points per
       * second: 0 to 1500 look right. */
      double tap_velocity;
    } modal;
  } soft;
  /** The curve of a bar whose setting is JellyEdgeCurve/soft: another one in classic, because
   * the tutorials do not have a soft edge, and in reduced, which shows no waves. */
  double soft_fallback;
} JellyBarTuning;

/** A tuning that changes nothing. */
static inline JellyBarTuning jelly_bar_unchanged_tuning(void) {
  JellyBarTuning tuning;
  memset(&tuning, 0xFF, sizeof tuning); /* NaN in each number. */
  return tuning;
}

/** Its values at a time; 0 for another kind of body. */
typedef struct JellyBarValues {
  double depth;
  double inset;
} JellyBarValues;

static inline JellyBarValues jelly_bar_values(const JellyBody *self, double time) {
  JellyBarValues values;
  memset(&values, 0, sizeof values);
  if (jelly_body_kind(self) != JELLY_BAR) return values;
  jelly_body_values(self, time, (double *)&values, sizeof values / sizeof(double));
  return values;
}

/** Creates one at rest: see jelly_body_create. Settings may be null. */
static inline JellyBody *jelly_bar_create(
  double width, double height, JellyTuning tuning, const JellyBarSettings *settings) {
  return jelly_body_create(
    JELLY_BAR, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

/** The same in memory of the host: see jelly_body_init. */
static inline JellyBody *jelly_bar_init(
  void *memory, double width, double height, JellyTuning tuning, const JellyBarSettings *settings) {
  return jelly_body_init(
    memory, JELLY_BAR, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

static inline JellyEffect jelly_bar_handle_tuning_changed(
  JellyBody *self, JellyTuning tuning, const JellyBarTuning *changes, double time) {
  double fields[2 + sizeof *changes / sizeof(double)] = {(double)tuning, changes ? 1.0 : 0.0};
  if (changes) memcpy(fields + 2, changes, sizeof *changes);
  return jelly_body_handle(
    self, JELLY_BAR_EVENT_TUNING_CHANGED, fields, sizeof fields / sizeof(double), time);
}

static inline JellyEffect jelly_bar_handle_settings_changed(
  JellyBody *self, const JellyBarSettings *settings, double time) {
  return jelly_body_handle(
    self, JELLY_BAR_EVENT_SETTINGS_CHANGED, (const double *)settings, settings ? 3 : 0, time);
}

static inline JellyEffect jelly_bar_handle_pull_changed(
  JellyBody *self, double distance, double position, double time) {
  double fields[] = {(double)distance, (double)position};
  return jelly_body_handle(self, JELLY_BAR_EVENT_PULL_CHANGED, fields, 2, time);
}

static inline JellyEffect jelly_bar_handle_pull_ended(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_BAR_EVENT_PULL_ENDED, NULL, 0, time);
}

/* ---- jelly-refresh ---- */

/** Its events. */
typedef enum JellyRefreshEvent {
  JELLY_REFRESH_EVENT_TUNING_CHANGED = 256,
  JELLY_REFRESH_EVENT_SIZE_CHANGED = 257,
  JELLY_REFRESH_EVENT_SETTINGS_CHANGED = 258,
  JELLY_REFRESH_EVENT_PULL_CHANGED = 259,
  JELLY_REFRESH_EVENT_PULL_ENDED = 260,
  JELLY_REFRESH_EVENT_PULL_CANCELLED = 261,
  JELLY_REFRESH_EVENT_REFRESH_BEGAN = 262,
  JELLY_REFRESH_EVENT_REFRESH_ENDED = 263
} JellyRefreshEvent;

/** Its effects. */
typedef enum JellyRefreshEffect {
  JELLY_REFRESH_ARMED = 1,
  JELLY_REFRESH_DISARMED = 2,
  JELLY_REFRESH_REFRESH_BEGAN = 3,
  JELLY_REFRESH_REFRESH_ENDED_SUCCESS = 4,
  JELLY_REFRESH_REFRESH_ENDED_FAILURE = 5
} JellyRefreshEffect;

/** The values of `curve`. */
typedef enum JellyRefreshCurve {
  JELLY_REFRESH_CURVE_QUADRATIC = 0,
  JELLY_REFRESH_CURVE_WAVE = 1,
  JELLY_REFRESH_CURVE_SOFT = 2
} JellyRefreshCurve;

/** The values of `edge`. */
typedef enum JellyRefreshEdge {
  JELLY_REFRESH_EDGE_TOP = 0,
  JELLY_REFRESH_EDGE_BOTTOM = 1
} JellyRefreshEdge;

/** The values of `outcome`. */
typedef enum JellyRefreshOutcome {
  JELLY_REFRESH_OUTCOME_SUCCESS = 0,
  JELLY_REFRESH_OUTCOME_FAILURE = 1
} JellyRefreshOutcome;

/** The values of `phase`. */
typedef enum JellyRefreshPhase {
  JELLY_REFRESH_PHASE_IDLE = 0,
  JELLY_REFRESH_PHASE_PULLING = 1,
  JELLY_REFRESH_PHASE_ARMED = 2,
  JELLY_REFRESH_PHASE_REFRESHING = 3,
  JELLY_REFRESH_PHASE_ENDING = 4
} JellyRefreshPhase;

/** The values of `profile`. */
typedef enum JellyRefreshProfile {
  JELLY_REFRESH_PROFILE_SEVEN_POINT = 0,
  JELLY_REFRESH_PROFILE_BELL = 1
} JellyRefreshProfile;

/** The values of `soft_fallback`. */
typedef enum JellyRefreshSoftFallback {
  JELLY_REFRESH_SOFT_FALLBACK_QUADRATIC = 0,
  JELLY_REFRESH_SOFT_FALLBACK_WAVE = 1,
  JELLY_REFRESH_SOFT_FALLBACK_SOFT = 2
} JellyRefreshSoftFallback;

/** Its settings, and its initial state. NaN is not given. */
typedef struct JellyRefreshSettings {
  /** The curve of the edge; another one is adopted when the edge is straight and still.
   * JELLY_REFRESH_CURVE_QUADRATIC, JELLY_REFRESH_CURVE_WAVE, JELLY_REFRESH_CURVE_SOFT. */
  double curve;
  /** The end of the list at which the control is; another one is adopted at rest.
   * JELLY_REFRESH_EDGE_TOP, JELLY_REFRESH_EDGE_BOTTOM. */
  double edge;
  /** The pull that is needed to refresh, in points: 95 in DGElasticPullToRefresh. */
  double threshold;
  /** The distance from its rest at which the edge waits for the work, in points: 50 there. */
  double inset;
  /** The shortest time for which a refresh is shown, in seconds, even if the work is done
   * sooner. */
  double minimum_duration;
} JellyRefreshSettings;

/** The default settings, to be changed. */
static inline JellyRefreshSettings jelly_refresh_default_settings(void) {
  JellyRefreshSettings settings = {2, 0, 95, 50, 0.4};
  return settings;
}

/** Changes of its tuning. NaN is not given. */
typedef struct JellyRefreshTuning {
  struct {
    struct {
      /** The depth of the edge, in points per point of pull: 0.35 in T1, 1 in T3; 0.3 to 1 look
       * right. */
      double pull_ratio;
      /** The wave's share of the depth; the base takes the rest. */
      double wave_fraction;
      /** The limit of the wave's depth, in points; the base takes the rest. */
      double maximum_wave_depth;
      struct {
        /** The limit of the depth, in points: how far it follows the pull freely, and how much
         * farther it goes against resistance. */
        double linear_range;
        double soft_range;
      } depth_limit;
      struct {
        /** The limit of the sideways displacement from the middle, freely and against
         * resistance, in widths of the bar; together at most ½ keeps the tip on the bar. */
        double linear_range;
        double soft_range;
      } lateral_limit;
      /** A Boolean value that indicates whether the edge follows the finger's sideways
       * displacement since the touch, as in T1, and not the finger's place. */
      double uses_translation;
      /** The spring that returns the edge to rest. */
      JellySpring spring;
      /** A Boolean value that indicates whether the rebound includes the sideways displacement;
       * in T3 the wave stays where the finger was. */
      double returns_laterally;
      /** The share of the finger's velocity that continues in the rebound, measured by the
       * largest dent that it may cause, in heights of the bar: 0 for none, as in the tutorials;
       * up to 0.6 looks right. */
      double rebound_limit;
    } quadratic;
    struct {
      /** The profile of a wave; a change in mid-motion is adopted when the edge is straight. */
      double profile;
      /** The depth of the edge, in points per point of pull: 0.35 in T1, 1 in T3; 0.3 to 1 look
       * right. */
      double pull_ratio;
      /** The wave's share of the depth; the base takes the rest. */
      double wave_fraction;
      /** The limit of the wave's depth, in points; the base takes the rest. */
      double maximum_wave_depth;
      struct {
        /** The limit of the depth, in points: how far it follows the pull freely, and how much
         * farther it goes against resistance. */
        double linear_range;
        double soft_range;
      } depth_limit;
      struct {
        /** The limit of the sideways displacement from the middle, freely and against
         * resistance, in widths of the bar; together at most ½ keeps the tip on the bar. */
        double linear_range;
        double soft_range;
      } lateral_limit;
      /** A Boolean value that indicates whether the edge follows the finger's sideways
       * displacement since the touch, as in T1, and not the finger's place. */
      double uses_translation;
      /** The spring that returns the edge to rest. */
      JellySpring spring;
      /** A Boolean value that indicates whether the rebound includes the sideways displacement;
       * in T3 the wave stays where the finger was. */
      double returns_laterally;
      /** The share of the finger's velocity that continues in the rebound, measured by the
       * largest dent that it may cause, in heights of the bar: 0 for none, as in the tutorials;
       * up to 0.6 looks right. */
      double rebound_limit;
    } wave;
    struct {
      /** The depth of the edge, in points per point of pull: 0.35 in T1, 1 in T3; 0.3 to 1 look
       * right. */
      double pull_ratio;
      /** The wave's share of the depth; the base takes the rest. */
      double wave_fraction;
      /** The limit of the wave's depth, in points; the base takes the rest. */
      double maximum_wave_depth;
      struct {
        /** The limit of the depth, in points: how far it follows the pull freely, and how much
         * farther it goes against resistance. */
        double linear_range;
        double soft_range;
      } depth_limit;
      struct {
        /** The limit of the sideways displacement from the middle, freely and against
         * resistance, in widths of the bar; together at most ½ keeps the tip on the bar. */
        double linear_range;
        double soft_range;
      } lateral_limit;
      /** A Boolean value that indicates whether the edge follows the finger's sideways
       * displacement since the touch, as in T1, and not the finger's place. */
      double uses_translation;
      /** The spring that returns the edge to rest. */
      JellySpring spring;
      /** A Boolean value that indicates whether the rebound includes the sideways displacement;
       * in T3 the wave stays where the finger was. */
      double returns_laterally;
      /** The share of the finger's velocity that continues in the rebound, measured by the
       * largest dent that it may cause, in heights of the bar: 0 for none, as in the tutorials;
       * up to 0.6 looks right. */
      double rebound_limit;
      struct {
        struct {
          /** The damping of short waves, and the lag of the place under a finger, in seconds:
           * 0.002 to 0.005 look right. */
          double stiffness_damping;
          /** The share of the stiffness that is the same for all waves: with 0 a pulled edge is
           * a triangle, as a string, with 1 no wave runs along it; 0.5 to 0.8 look right. */
          double foundation_fraction;
          /** The stiffness against bending, relative to the tension, for the longest wave: it
           * makes the tip round, and short waves run faster; 0 to 0.08 look right. */
          double bending_stiffness;
          /** The strength of a finger's contact, as the angular frequency of the piece of edge
           * under it alone, in radians per second: 300 to 800 look right on an edge, 100 to 400
           * on a box. */
          double contact_frequency;
          /** The width of a finger, in points, as the standard deviation of a bell: 10 to 30
           * look right. */
          double touch_width;
        } waves;
        /** The stiffness with which the edge keeps the area of the bar, in stiffnesses of the
         * longest wave. */
        double area_stiffness;
        /** The velocity with which a tap pushes the edge in under the finger, in points per
         * second: 0 to 1500 look right. */
        double tap_velocity;
      } modal;
    } soft;
    /** The curve of a bar whose setting is JellyEdgeCurve/soft: another one in classic, because
     * the tutorials do not have a soft edge, and in reduced, which shows no waves. */
    double soft_fallback;
  } bar;
  /** The spring that returns the edge to rest when the work is over. */
  JellySpring return_spring;
  /** A Boolean value that indicates whether the spinner rotates while the work is done. */
  double spins;
} JellyRefreshTuning;

/** A tuning that changes nothing. */
static inline JellyRefreshTuning jelly_refresh_unchanged_tuning(void) {
  JellyRefreshTuning tuning;
  memset(&tuning, 0xFF, sizeof tuning); /* NaN in each number. */
  return tuning;
}

/** Its values at a time; 0 for another kind of body. */
typedef struct JellyRefreshValues {
  double phase;
  double progress;
  double inset;
  double title_opacity;
  double spinner_opacity;
  double spinner_stroke_end;
  double spinner_rotation;
  double spinner_x;
  double spinner_y;
} JellyRefreshValues;

static inline JellyRefreshValues jelly_refresh_values(const JellyBody *self, double time) {
  JellyRefreshValues values;
  memset(&values, 0, sizeof values);
  if (jelly_body_kind(self) != JELLY_REFRESH) return values;
  jelly_body_values(self, time, (double *)&values, sizeof values / sizeof(double));
  return values;
}

/** Creates one at rest: see jelly_body_create. Settings may be null. */
static inline JellyBody *jelly_refresh_create(
  double width, double height, JellyTuning tuning, const JellyRefreshSettings *settings) {
  return jelly_body_create(
    JELLY_REFRESH, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

/** The same in memory of the host: see jelly_body_init. */
static inline JellyBody *jelly_refresh_init(
  void *memory, double width, double height, JellyTuning tuning,
  const JellyRefreshSettings *settings) {
  return jelly_body_init(
    memory, JELLY_REFRESH, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

static inline JellyEffect jelly_refresh_handle_tuning_changed(
  JellyBody *self, JellyTuning tuning, const JellyRefreshTuning *changes, double time) {
  double fields[2 + sizeof *changes / sizeof(double)] = {(double)tuning, changes ? 1.0 : 0.0};
  if (changes) memcpy(fields + 2, changes, sizeof *changes);
  return jelly_body_handle(
    self, JELLY_REFRESH_EVENT_TUNING_CHANGED, fields, sizeof fields / sizeof(double), time);
}

static inline JellyEffect jelly_refresh_handle_settings_changed(
  JellyBody *self, const JellyRefreshSettings *settings, double time) {
  return jelly_body_handle(
    self, JELLY_REFRESH_EVENT_SETTINGS_CHANGED, (const double *)settings, settings ? 5 : 0, time);
}

static inline JellyEffect jelly_refresh_handle_pull_changed(
  JellyBody *self, double distance, double position, double time) {
  double fields[] = {(double)distance, (double)position};
  return jelly_body_handle(self, JELLY_REFRESH_EVENT_PULL_CHANGED, fields, 2, time);
}

static inline JellyEffect jelly_refresh_handle_pull_ended(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_REFRESH_EVENT_PULL_ENDED, NULL, 0, time);
}

static inline JellyEffect jelly_refresh_handle_pull_cancelled(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_REFRESH_EVENT_PULL_CANCELLED, NULL, 0, time);
}

static inline JellyEffect jelly_refresh_handle_refresh_began(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_REFRESH_EVENT_REFRESH_BEGAN, NULL, 0, time);
}

static inline JellyEffect jelly_refresh_handle_refresh_ended(
  JellyBody *self, int32_t outcome, double time) {
  double fields[] = {(double)outcome};
  return jelly_body_handle(self, JELLY_REFRESH_EVENT_REFRESH_ENDED, fields, 1, time);
}

/* ---- jelly-field ---- */

/** Its events. */
typedef enum JellyFieldEvent {
  JELLY_FIELD_EVENT_TUNING_CHANGED = 512,
  JELLY_FIELD_EVENT_SIZE_CHANGED = 513,
  JELLY_FIELD_EVENT_SETTINGS_CHANGED = 514,
  JELLY_FIELD_EVENT_TOUCH_BEGAN = 515,
  JELLY_FIELD_EVENT_TOUCH_MOVED = 516,
  JELLY_FIELD_EVENT_TOUCH_ENDED = 517,
  JELLY_FIELD_EVENT_TOUCH_CANCELLED = 518,
  JELLY_FIELD_EVENT_FOCUSED = 519,
  JELLY_FIELD_EVENT_NUDGED = 520,
  JELLY_FIELD_EVENT_REJECTED = 521
} JellyFieldEvent;

/** Its effects. */
typedef enum JellyFieldEffect {
  JELLY_FIELD_NUDGED = 1,
  JELLY_FIELD_SHAKEN = 2
} JellyFieldEffect;

/** The values of `from`. */
typedef enum JellyFieldFrom {
  JELLY_FIELD_FROM_TOP = 0,
  JELLY_FIELD_FROM_BOTTOM = 1,
  JELLY_FIELD_FROM_LEFT = 2,
  JELLY_FIELD_FROM_RIGHT = 3
} JellyFieldFrom;

/** The values of `touch_response`. */
typedef enum JellyFieldTouchResponse {
  JELLY_FIELD_TOUCH_RESPONSE_ALL_SIDES = 0,
  JELLY_FIELD_TOUCH_RESPONSE_NONE = 1,
  JELLY_FIELD_TOUCH_RESPONSE_SOFT = 2
} JellyFieldTouchResponse;

/** Its settings, and its initial state. NaN is not given. */
typedef struct JellyFieldSettings {
  /** The depth to which a finger presses a soft outline, in points; negative makes a bulge. */
  double press_depth;
  /** The radius of the corners, in points; at most half of the shorter side. */
  double corner_radius;
  /** The distance between the outline at rest and the field's content, in points: a dent of a
   * soft outline is not deeper; infinite, if it is not known, for as deep as the corners allow. */
  double headroom;
} JellyFieldSettings;

/** The default settings, to be changed. */
static inline JellyFieldSettings jelly_field_default_settings(void) {
  JellyFieldSettings settings = {10, 0, (double)INFINITY};
  return settings;
}

/** Changes of its tuning. NaN is not given. */
typedef struct JellyFieldTuning {
  /** The response of the sides to a touch; a change to or from a soft outline is adopted at
   * rest. */
  double touch_response;
  /** The spring that returns a side to rest, or of a wave on a soft outline that is 400 pt long. */
  JellySpring spring;
  /** The velocity of a tap on a soft outline, in press depths per second. */
  double tap_velocity;
  /** The spring that takes the sides out, if all go together. */
  JellySpring outward_spring;
  /** The velocity with which they start outwards, as a multiple of their distance per second. */
  double outward_velocity;
  /** The time for which they go outwards, in seconds. */
  double outward_duration;
  /** The strength with which a soft outline is pushed when the field gets the focus, in taps. */
  double focus_strength;
  /** The spring that ends a shake. */
  JellySpring shake_spring;
  /** The velocity with which a shake starts, in points per second; 0 for no shake. */
  double shake_velocity;
  struct {
    /** The damping of short waves, and the lag of the place under a finger, in seconds: 0.002 to
     * 0.005 look right. */
    double stiffness_damping;
    /** The share of the stiffness that is the same for all waves: with 0 a pulled edge is a
     * triangle, as a string, with 1 no wave runs along it; 0.5 to 0.8 look right. */
    double foundation_fraction;
    /** The stiffness against bending, relative to the tension, for the longest wave: it makes
     * the tip round, and short waves run faster; 0 to 0.08 look right. */
    double bending_stiffness;
    /** The strength of a finger's contact, as the angular frequency of the piece of edge under
     * it alone, in radians per second: 300 to 800 look right on an edge, 100 to 400 on a box. */
    double contact_frequency;
    /** The width of a finger, in points, as the standard deviation of a bell: 10 to 30 look
     * right. */
    double touch_width;
  } waves;
} JellyFieldTuning;

/** A tuning that changes nothing. */
static inline JellyFieldTuning jelly_field_unchanged_tuning(void) {
  JellyFieldTuning tuning;
  memset(&tuning, 0xFF, sizeof tuning); /* NaN in each number. */
  return tuning;
}

/** Its values at a time; 0 for another kind of body. */
typedef struct JellyFieldValues {
  double shake_offset;
  double side_displacement;
} JellyFieldValues;

static inline JellyFieldValues jelly_field_values(const JellyBody *self, double time) {
  JellyFieldValues values;
  memset(&values, 0, sizeof values);
  if (jelly_body_kind(self) != JELLY_FIELD) return values;
  jelly_body_values(self, time, (double *)&values, sizeof values / sizeof(double));
  return values;
}

/** Creates one at rest: see jelly_body_create. Settings may be null. */
static inline JellyBody *jelly_field_create(
  double width, double height, JellyTuning tuning, const JellyFieldSettings *settings) {
  return jelly_body_create(
    JELLY_FIELD, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

/** The same in memory of the host: see jelly_body_init. */
static inline JellyBody *jelly_field_init(
  void *memory, double width, double height, JellyTuning tuning,
  const JellyFieldSettings *settings) {
  return jelly_body_init(
    memory, JELLY_FIELD, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

static inline JellyEffect jelly_field_handle_tuning_changed(
  JellyBody *self, JellyTuning tuning, const JellyFieldTuning *changes, double time) {
  double fields[2 + sizeof *changes / sizeof(double)] = {(double)tuning, changes ? 1.0 : 0.0};
  if (changes) memcpy(fields + 2, changes, sizeof *changes);
  return jelly_body_handle(
    self, JELLY_FIELD_EVENT_TUNING_CHANGED, fields, sizeof fields / sizeof(double), time);
}

static inline JellyEffect jelly_field_handle_settings_changed(
  JellyBody *self, const JellyFieldSettings *settings, double time) {
  return jelly_body_handle(
    self, JELLY_FIELD_EVENT_SETTINGS_CHANGED, (const double *)settings, settings ? 3 : 0, time);
}

static inline JellyEffect jelly_field_handle_focused(JellyBody *self, int32_t from, double time) {
  double fields[] = {(double)from};
  return jelly_body_handle(self, JELLY_FIELD_EVENT_FOCUSED, fields, 1, time);
}

static inline JellyEffect jelly_field_handle_nudged(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_FIELD_EVENT_NUDGED, NULL, 0, time);
}

static inline JellyEffect jelly_field_handle_rejected(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_FIELD_EVENT_REJECTED, NULL, 0, time);
}

/* ---- jelly-pager ---- */

/** Its events. */
typedef enum JellyPagerEvent {
  JELLY_PAGER_EVENT_TUNING_CHANGED = 768,
  JELLY_PAGER_EVENT_SIZE_CHANGED = 769,
  JELLY_PAGER_EVENT_SETTINGS_CHANGED = 770,
  JELLY_PAGER_EVENT_SCROLLED = 771,
  JELLY_PAGER_EVENT_PAGE_REQUESTED = 772,
  JELLY_PAGER_EVENT_TAPPED = 773,
  JELLY_PAGER_EVENT_DRAGGED = 774
} JellyPagerEvent;

/** Its effects. */
typedef enum JellyPagerEffect {
  JELLY_PAGER_SELECTED = 1
} JellyPagerEffect;

/** The parts of its outline. */
typedef enum JellyPagerPart {
  JELLY_PAGER_TRACK = 1,
  JELLY_PAGER_PROGRESS = 2
} JellyPagerPart;

/** The values of `axis`. */
typedef enum JellyPagerAxis {
  JELLY_PAGER_AXIS_HORIZONTAL = 0,
  JELLY_PAGER_AXIS_VERTICAL = 1
} JellyPagerAxis;

/** The values of `indicator_style`. */
typedef enum JellyPagerIndicatorStyle {
  JELLY_PAGER_INDICATOR_STYLE_BALL = 0,
  JELLY_PAGER_INDICATOR_STYLE_SQUARE = 1
} JellyPagerIndicatorStyle;

/** The values of `stretch_source`. */
typedef enum JellyPagerStretchSource {
  JELLY_PAGER_STRETCH_SOURCE_DISTANCE = 0,
  JELLY_PAGER_STRETCH_SOURCE_SPEED = 1
} JellyPagerStretchSource;

/** The values of `profile`. */
typedef enum JellyPagerProfile {
  JELLY_PAGER_PROFILE_CLASSIC = 0,
  JELLY_PAGER_PROFILE_TEARDROP = 1
} JellyPagerProfile;

/** Its settings, and its initial state. NaN is not given. */
typedef struct JellyPagerSettings {
  /** The number of pages; with 0 nothing is shown. */
  double page_count;
  /** The distance of the scroll from one page to the next, in points. */
  double page_width;
  /** The diameter of the ball, or the side of the square, in points: 20 in T2. */
  double diameter;
  /** The diameter of a dot, in points: 10 in T2. */
  double dot_diameter;
  /** The thickness of the line between the dots, in points: 2 in T2. */
  double line_width;
  /** The axis along which the dots lie. JELLY_PAGER_AXIS_HORIZONTAL, JELLY_PAGER_AXIS_VERTICAL. */
  double axis;
  /** A Boolean value that indicates whether a horizontal row runs from right to left. 0 or 1. */
  double is_right_to_left;
  /** A Boolean value that indicates whether a vertical row runs from the bottom to the top. 0 or
   * 1. */
  double is_bottom_to_top;
  /** The mark of the selected page: a ball or a square. JELLY_PAGER_INDICATOR_STYLE_BALL,
   * JELLY_PAGER_INDICATOR_STYLE_SQUARE. */
  double indicator_style;
  /** Only at the start. */
  double page;
} JellyPagerSettings;

/** The default settings, to be changed. */
static inline JellyPagerSettings jelly_pager_default_settings(void) {
  JellyPagerSettings settings = {6, 320, 20, 10, 2, 0, 0, 0, 0, 0};
  return settings;
}

/** Changes of its tuning. NaN is not given. */
typedef struct JellyPagerTuning {
  /** The quantity that the length of the tail shows. */
  double stretch_source;
  /** The curve of the ball's outline. */
  double profile;
  /** A Boolean value that indicates whether the ball is centered on its dots, and squeezed about
   * its center; T2 keeps it within the control instead, and squeezes it from behind. */
  double is_centered_on_dots;
  struct {
    /** The limit of the stretch: how far the ball stretches freely, and how much farther against
     * resistance; together up to 1.5 looks right. */
    double linear_range;
    double soft_range;
  } stretch_limit;
  struct {
    /** The limit of the squeeze, freely and against resistance; together less than 1.25, at
     * which the length of the ball would be 0. */
    double linear_range;
    double soft_range;
  } squeeze_limit;
  /** The stretch by a speed of one page per second; up to 0.2 looks right. */
  double stretch_per_speed;
  /** The spring by which the stretch follows the speed. */
  JellySpring stretch_spring;
  /** The squeeze by a pull of one page beyond an end, as a stretch; up to 1 looks right. */
  double overscroll_squeeze;
  /** The spring that returns the stretch to rest; in T2 it is the spring of the keyframes. */
  JellySpring wobble_spring;
  /** The stretch by the shortest jump: 0.5 in T2. */
  double minimum_wobble;
  /** The additional stretch by a jump over all pages: 1.5 in T2. */
  double wobble_range;
  /** The time from a jump to the start of T2's wobble, in seconds: 0.2 there. */
  double wobble_delay;
  /** The wobble where the ball lands, for each page per second of its top speed. */
  double landing_wobble;
  /** The time in which the colored track goes to the page of a jump, in seconds: 1 in T2; 0 if
   * it stays with the ball. */
  double track_duration;
  /** The rotation of the square from page to page, in quarter turns: 1 in T2. */
  double roll_turns;
  /** The distance by which the square's rotation stays behind for a stretch of 1, in pages. */
  double roll_lag;
} JellyPagerTuning;

/** A tuning that changes nothing. */
static inline JellyPagerTuning jelly_pager_unchanged_tuning(void) {
  JellyPagerTuning tuning;
  memset(&tuning, 0xFF, sizeof tuning); /* NaN in each number. */
  return tuning;
}

/** Its values at a time; 0 for another kind of body. */
typedef struct JellyPagerValues {
  double page;
  double factor;
  double track_length;
} JellyPagerValues;

static inline JellyPagerValues jelly_pager_values(const JellyBody *self, double time) {
  JellyPagerValues values;
  memset(&values, 0, sizeof values);
  if (jelly_body_kind(self) != JELLY_PAGER) return values;
  jelly_body_values(self, time, (double *)&values, sizeof values / sizeof(double));
  return values;
}

/** Its layout; 0 for another kind of body. */
typedef struct JellyPagerLayout {
  double dot_x;
  double dot_y;
  double step_x;
  double step_y;
  double diameter;
  double dot_diameter;
} JellyPagerLayout;

static inline JellyPagerLayout jelly_pager_layout(const JellyBody *self) {
  JellyPagerLayout layout;
  memset(&layout, 0, sizeof layout);
  if (jelly_body_kind(self) != JELLY_PAGER) return layout;
  jelly_body_layout(self, (double *)&layout, sizeof layout / sizeof(double));
  return layout;
}

/** Creates one at rest: see jelly_body_create. Settings may be null. */
static inline JellyBody *jelly_pager_create(
  double width, double height, JellyTuning tuning, const JellyPagerSettings *settings) {
  return jelly_body_create(
    JELLY_PAGER, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

/** The same in memory of the host: see jelly_body_init. */
static inline JellyBody *jelly_pager_init(
  void *memory, double width, double height, JellyTuning tuning,
  const JellyPagerSettings *settings) {
  return jelly_body_init(
    memory, JELLY_PAGER, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

static inline JellyEffect jelly_pager_handle_tuning_changed(
  JellyBody *self, JellyTuning tuning, const JellyPagerTuning *changes, double time) {
  double fields[2 + sizeof *changes / sizeof(double)] = {(double)tuning, changes ? 1.0 : 0.0};
  if (changes) memcpy(fields + 2, changes, sizeof *changes);
  return jelly_body_handle(
    self, JELLY_PAGER_EVENT_TUNING_CHANGED, fields, sizeof fields / sizeof(double), time);
}

static inline JellyEffect jelly_pager_handle_settings_changed(
  JellyBody *self, const JellyPagerSettings *settings, double time) {
  return jelly_body_handle(
    self, JELLY_PAGER_EVENT_SETTINGS_CHANGED, (const double *)settings, settings ? 9 : 0, time);
}

static inline JellyEffect jelly_pager_handle_scrolled(
  JellyBody *self, double offset, bool is_dragging, double time) {
  double fields[] = {(double)offset, (double)is_dragging};
  return jelly_body_handle(self, JELLY_PAGER_EVENT_SCROLLED, fields, 2, time);
}

static inline JellyEffect jelly_pager_handle_page_requested(
  JellyBody *self, int32_t page, double time) {
  double fields[] = {(double)page};
  return jelly_body_handle(self, JELLY_PAGER_EVENT_PAGE_REQUESTED, fields, 1, time);
}

static inline JellyEffect jelly_pager_handle_tapped(
  JellyBody *self, double x, double y, double time) {
  double fields[] = {(double)x, (double)y};
  return jelly_body_handle(self, JELLY_PAGER_EVENT_TAPPED, fields, 2, time);
}

static inline JellyEffect jelly_pager_handle_dragged(
  JellyBody *self, double x, double y, double time) {
  double fields[] = {(double)x, (double)y};
  return jelly_body_handle(self, JELLY_PAGER_EVENT_DRAGGED, fields, 2, time);
}

/* ---- jelly-badge ---- */

/** Its events. */
typedef enum JellyBadgeEvent {
  JELLY_BADGE_EVENT_TUNING_CHANGED = 1024,
  JELLY_BADGE_EVENT_SIZE_CHANGED = 1025,
  JELLY_BADGE_EVENT_SETTINGS_CHANGED = 1026,
  JELLY_BADGE_EVENT_TOUCH_BEGAN = 1027,
  JELLY_BADGE_EVENT_TOUCH_MOVED = 1028,
  JELLY_BADGE_EVENT_TOUCH_ENDED = 1029,
  JELLY_BADGE_EVENT_TOUCH_CANCELLED = 1030,
  JELLY_BADGE_EVENT_DISMISSED = 1031,
  JELLY_BADGE_EVENT_RESTORED = 1032
} JellyBadgeEvent;

/** Its effects. */
typedef enum JellyBadgeEffect {
  JELLY_BADGE_GRABBED = 1,
  JELLY_BADGE_RELEASED = 2,
  JELLY_BADGE_DETACHED = 3,
  JELLY_BADGE_REATTACHED = 4,
  JELLY_BADGE_DISMISSED = 5,
  JELLY_BADGE_RESTORED = 6
} JellyBadgeEffect;

/** The values of `phase`. */
typedef enum JellyBadgePhase {
  JELLY_BADGE_PHASE_ATTACHED = 0,
  JELLY_BADGE_PHASE_STRETCHED = 1,
  JELLY_BADGE_PHASE_DETACHED = 2,
  JELLY_BADGE_PHASE_RETURNING = 3,
  JELLY_BADGE_PHASE_DISMISSED = 4
} JellyBadgePhase;

/** The values of `neck`. */
typedef enum JellyBadgeNeck {
  JELLY_BADGE_NECK_QUADRATIC = 0,
  JELLY_BADGE_NECK_LIQUID = 1,
  JELLY_BADGE_NECK_NONE = 2
} JellyBadgeNeck;

/** Its settings, and its initial state. NaN is not given. */
typedef struct JellyBadgeSettings {
  /** The diameter of the badge at rest, in points. */
  double diameter;
  /** The distance that the badge may be pulled, in points, for each point by which the disc left
   * behind shrinks in radius: 20 in KYCuteView's sample. */
  double neck_stretch;
  /** A Boolean value that indicates whether the badge floats at rest, as in KYCuteView's sample.
   * 0 or 1. */
  double is_floating;
  /** 0 or 1. Only at the start. */
  double is_presented;
} JellyBadgeSettings;

/** The default settings, to be changed. */
static inline JellyBadgeSettings jelly_badge_default_settings(void) {
  JellyBadgeSettings settings = {24, 20, 0, 1};
  return settings;
}

/** Changes of its tuning. NaN is not given. */
typedef struct JellyBadgeTuning {
  /** The kind of neck; a change in mid-motion is adopted at rest. */
  double neck;
  /** The radius of the disc left behind when the neck tears, in points: 6 in KYCuteView. */
  double minimum_neck_radius;
  /** A share of the badge's radius that is added to minimumNeckRadius: 0 in KYCuteView; 0.4 to
   * 0.6 look right if the radius in points is 0. */
  double minimum_neck_fraction;
  /** The distance to which a torn badge must be brought to join again, in break distances: 0 for
   * never, as in KYCuteView; at most 1. */
  double reattach_fraction;
  /** The distance of the finger from its start, in points, over which the badge's center moves
   * under the finger. */
  double centering_distance;
  /** A Boolean value that indicates whether the badge goes away when it is let go too far from
   * the rest position, or flicked there. */
  double is_dismissible;
  /** A Boolean value that indicates whether the badge's flight starts with the finger's
   * velocity. */
  double keeps_velocity;
  /** The spring that returns the badge to rest. */
  JellySpring return_spring;
  /** The spring of the surface. */
  JellySpring surface_spring;
  /** The maximum stretch of the badge along its path: 0 for a rigid badge; 0.2 to 0.6 look
   * right. */
  double maximum_stretch;
  /** The spring of the stretch: the badge oscillates with it when it stops or tears off. */
  JellySpring wobble_spring;
  /** The radius of the circle in which the badge floats at rest, in points. */
  double float_amplitude;
  /** The number of droplets into which the badge bursts: 17 in KYCuteView's sample. */
  double droplet_count;
} JellyBadgeTuning;

/** A tuning that changes nothing. */
static inline JellyBadgeTuning jelly_badge_unchanged_tuning(void) {
  JellyBadgeTuning tuning;
  memset(&tuning, 0xFF, sizeof tuning); /* NaN in each number. */
  return tuning;
}

/** Its values at a time; 0 for another kind of body. */
typedef struct JellyBadgeValues {
  double x;
  double y;
  double phase;
  double opacity;
  double content_scale;
} JellyBadgeValues;

static inline JellyBadgeValues jelly_badge_values(const JellyBody *self, double time) {
  JellyBadgeValues values;
  memset(&values, 0, sizeof values);
  if (jelly_body_kind(self) != JELLY_BADGE) return values;
  jelly_body_values(self, time, (double *)&values, sizeof values / sizeof(double));
  return values;
}

/** Creates one at rest: see jelly_body_create. Settings may be null. */
static inline JellyBody *jelly_badge_create(
  double width, double height, JellyTuning tuning, const JellyBadgeSettings *settings) {
  return jelly_body_create(
    JELLY_BADGE, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

/** The same in memory of the host: see jelly_body_init. */
static inline JellyBody *jelly_badge_init(
  void *memory, double width, double height, JellyTuning tuning,
  const JellyBadgeSettings *settings) {
  return jelly_body_init(
    memory, JELLY_BADGE, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

static inline JellyEffect jelly_badge_handle_tuning_changed(
  JellyBody *self, JellyTuning tuning, const JellyBadgeTuning *changes, double time) {
  double fields[2 + sizeof *changes / sizeof(double)] = {(double)tuning, changes ? 1.0 : 0.0};
  if (changes) memcpy(fields + 2, changes, sizeof *changes);
  return jelly_body_handle(
    self, JELLY_BADGE_EVENT_TUNING_CHANGED, fields, sizeof fields / sizeof(double), time);
}

static inline JellyEffect jelly_badge_handle_settings_changed(
  JellyBody *self, const JellyBadgeSettings *settings, double time) {
  return jelly_body_handle(
    self, JELLY_BADGE_EVENT_SETTINGS_CHANGED, (const double *)settings, settings ? 3 : 0, time);
}

static inline JellyEffect jelly_badge_handle_dismissed(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_BADGE_EVENT_DISMISSED, NULL, 0, time);
}

static inline JellyEffect jelly_badge_handle_restored(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_BADGE_EVENT_RESTORED, NULL, 0, time);
}

/* ---- jelly-menu ---- */

/** Its events. */
typedef enum JellyMenuEvent {
  JELLY_MENU_EVENT_TUNING_CHANGED = 1280,
  JELLY_MENU_EVENT_SIZE_CHANGED = 1281,
  JELLY_MENU_EVENT_SETTINGS_CHANGED = 1282,
  JELLY_MENU_EVENT_OPENED = 1283,
  JELLY_MENU_EVENT_CLOSED = 1284,
  JELLY_MENU_EVENT_TAPPED = 1285,
  JELLY_MENU_EVENT_SELECTED = 1286
} JellyMenuEvent;

/** Its effects. */
typedef enum JellyMenuEffect {
  JELLY_MENU_OPENED = 1,
  JELLY_MENU_CLOSED = 2,
  JELLY_MENU_SELECTED = 3
} JellyMenuEffect;

/** The parts of its outline. */
typedef enum JellyMenuPart {
  JELLY_MENU_BUTTON = 1,
  JELLY_MENU_ITEMS = 2
} JellyMenuPart;

/** The values of `transition`. */
typedef enum JellyMenuTransition {
  JELLY_MENU_TRANSITION_BUMP = 0,
  JELLY_MENU_TRANSITION_BUD = 1,
  JELLY_MENU_TRANSITION_FADE = 2
} JellyMenuTransition;

/** Its settings, and its initial state. NaN is not given. */
typedef struct JellyMenuSettings {
  /** The number of items, at most JellyMenuBody/itemLimit. */
  double item_count;
  /** An item's diameter, in points; 44 is what a finger needs. */
  double item_diameter;
  /** The distance from the button's edge to that of an item that has come out, in points; 0 lets
   * them touch, nil is 20 or as much more as keeps the items apart from each other. */
  double item_distance;
  /** The angle at which the fan begins, in radians. */
  double start_angle;
  /** The angle of the whole fan, in radians, at most a full circle; negative is clockwise. */
  double sweep_angle;
  /** A Boolean value that indicates whether the fan is mirrored, as it is for text that runs
   * from right to left. 0 or 1. */
  double is_right_to_left;
  struct {
    /** The distance to the left edge of the space. */
    double left;
    /** The distance to the top edge of the space. */
    double top;
    /** The distance to the right edge of the space. */
    double right;
    /** The distance to the bottom edge of the space. */
    double bottom;
  } available_space;
} JellyMenuSettings;

/** The default settings, to be changed. */
static inline JellyMenuSettings jelly_menu_default_settings(void) {
  JellyMenuSettings settings = {
    4, 44, (double)INFINITY, 0, 3.141592653589793, 0,
    {(double)INFINITY, (double)INFINITY, (double)INFINITY, (double)INFINITY}};
  return settings;
}

/** Changes of its tuning. NaN is not given. */
typedef struct JellyMenuTuning {
  /** The form in which the items come out; a change in mid-motion shows at once. */
  double transition;
  /** The spring that takes the items out. */
  JellySpring opening_spring;
  /** The spring that takes the items back, unless the menu bumps. */
  JellySpring closing_spring;
  /** The duration of an item's return by Core Animation's ease-in-ease-out, in seconds, if the
   * menu bumps: 0.3 in KYGooeyMenu. */
  double closing_duration;
  /** The delay from the departure of one item to that of the next, and from the cross to the
   * first item, in seconds: 0.05 in KYGooeyMenu; up to 0.08 looks right. */
  double stagger;
  /** A Boolean value that indicates whether the step of the fan is rounded down to whole
   * degrees, as in KYGooeyMenu. */
  double rounds_to_degrees;
  struct {
    /** An item's size inside the button, as a share of its size at its place; 0.3 to 0.8 look
     * right. */
    double initial_scale;
    /** The gap between an item and the button at which their bridge parts, in radii of the item. */
    double separation_distance;
    /** The gap at which the bridge forms again, as a share of separationDistance; below 1. */
    double rejoin_fraction;
    /** The spring that draws in the rest of a bridge that has parted. */
    JellySpring recoil_spring;
    /** The spring that forms a new bridge. */
    JellySpring bridge_spring;
    /** The stretch of the button by an item before their bridge parts; 0 if the button stays
     * round, 0.1 to 0.4 look right. */
    double button_stretch;
    /** The swell of the button after a finger's tap if nothing damped it, as a share of its
     * radius; 0 if a tap does not press it, 0.1 to 0.3 look right. */
    double tap_swell;
    /** The limit of the velocity that a flick adds to an item, as a multiple of its distance
     * from the button per second; 0 if a flick adds nothing. */
    double maximum_flick_velocity;
  } bud;
} JellyMenuTuning;

/** A tuning that changes nothing. */
static inline JellyMenuTuning jelly_menu_unchanged_tuning(void) {
  JellyMenuTuning tuning;
  memset(&tuning, 0xFF, sizeof tuning); /* NaN in each number. */
  return tuning;
}

/** Its values at a time; 0 for another kind of body. */
typedef struct JellyMenuValues {
  double icon_rotation;
  double items_opacity;
  size_t items_count;
  const double (*items)[3];
  size_t opacity_count;
  const double *opacity;
} JellyMenuValues;

static inline JellyMenuValues jelly_menu_values(
  const JellyBody *self, double time, double numbers[JELLY_NUMBERS]) {
  JellyMenuValues values;
  memset(&values, 0, sizeof values);
  size_t at = 0;
  if (jelly_body_kind(self) != JELLY_MENU) return values;
  if (jelly_body_values(self, time, numbers, JELLY_NUMBERS) > JELLY_NUMBERS) return values;
  values.icon_rotation = numbers[at++];
  values.items_opacity = numbers[at++];
  values.items_count = (size_t)numbers[at++];
  values.items = (const double (*)[3])(numbers + at);
  at += 3 * values.items_count;
  values.opacity_count = (size_t)numbers[at++];
  values.opacity = numbers + at;
  at += 1 * values.opacity_count;
  return values;
}

/** Its layout; 0 for another kind of body. */
typedef struct JellyMenuLayout {
  double item_diameter;
} JellyMenuLayout;

static inline JellyMenuLayout jelly_menu_layout(const JellyBody *self) {
  JellyMenuLayout layout;
  memset(&layout, 0, sizeof layout);
  if (jelly_body_kind(self) != JELLY_MENU) return layout;
  jelly_body_layout(self, (double *)&layout, sizeof layout / sizeof(double));
  return layout;
}

/** Creates one at rest: see jelly_body_create. Settings may be null. */
static inline JellyBody *jelly_menu_create(
  double width, double height, JellyTuning tuning, const JellyMenuSettings *settings) {
  return jelly_body_create(
    JELLY_MENU, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

/** The same in memory of the host: see jelly_body_init. */
static inline JellyBody *jelly_menu_init(
  void *memory, double width, double height, JellyTuning tuning,
  const JellyMenuSettings *settings) {
  return jelly_body_init(
    memory, JELLY_MENU, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

static inline JellyEffect jelly_menu_handle_tuning_changed(
  JellyBody *self, JellyTuning tuning, const JellyMenuTuning *changes, double time) {
  double fields[2 + sizeof *changes / sizeof(double)] = {(double)tuning, changes ? 1.0 : 0.0};
  if (changes) memcpy(fields + 2, changes, sizeof *changes);
  return jelly_body_handle(
    self, JELLY_MENU_EVENT_TUNING_CHANGED, fields, sizeof fields / sizeof(double), time);
}

static inline JellyEffect jelly_menu_handle_settings_changed(
  JellyBody *self, const JellyMenuSettings *settings, double time) {
  return jelly_body_handle(
    self, JELLY_MENU_EVENT_SETTINGS_CHANGED, (const double *)settings, settings ? 10 : 0, time);
}

static inline JellyEffect jelly_menu_handle_opened(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_MENU_EVENT_OPENED, NULL, 0, time);
}

static inline JellyEffect jelly_menu_handle_closed(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_MENU_EVENT_CLOSED, NULL, 0, time);
}

static inline JellyEffect jelly_menu_handle_tapped(
  JellyBody *self, double x, double y, double vx, double vy, double time) {
  double fields[] = {(double)x, (double)y, (double)vx, (double)vy};
  return jelly_body_handle(self, JELLY_MENU_EVENT_TAPPED, fields, 4, time);
}

static inline JellyEffect jelly_menu_handle_selected(JellyBody *self, int32_t index, double time) {
  double fields[] = {(double)index};
  return jelly_body_handle(self, JELLY_MENU_EVENT_SELECTED, fields, 1, time);
}

/* ---- jelly-shape ---- */

/** Its events. */
typedef enum JellyShapeEvent {
  JELLY_SHAPE_EVENT_TUNING_CHANGED = 1536,
  JELLY_SHAPE_EVENT_SIZE_CHANGED = 1537,
  JELLY_SHAPE_EVENT_SETTINGS_CHANGED = 1538,
  JELLY_SHAPE_EVENT_TOUCH_BEGAN = 1539,
  JELLY_SHAPE_EVENT_TOUCH_MOVED = 1540,
  JELLY_SHAPE_EVENT_TOUCH_ENDED = 1541,
  JELLY_SHAPE_EVENT_TOUCH_CANCELLED = 1542,
  JELLY_SHAPE_EVENT_POKED = 1543,
  JELLY_SHAPE_EVENT_PRESS_BEGAN = 1544,
  JELLY_SHAPE_EVENT_PRESS_ENDED = 1545,
  JELLY_SHAPE_EVENT_PART_CHANGED = 1546,
  JELLY_SHAPE_EVENT_DRAWING_CHANGED = 1547
} JellyShapeEvent;

/** Its effects. */
typedef enum JellyShapeEffect {
  JELLY_SHAPE_GRABBED = 1,
  JELLY_SHAPE_RELEASED = 2
} JellyShapeEffect;

/** Its settings, and its initial state. NaN is not given. */
typedef struct JellyShapeSettings {
  struct {
    /** The left end, as a share of the width. */
    double left;
    /** The upper end, as a share of the height. */
    double top;
    /** The right end, as a share of the width. */
    double right;
    /** The lower end, as a share of the height. */
    double bottom;
  } bounds;
} JellyShapeSettings;

/** The default settings, to be changed. */
static inline JellyShapeSettings jelly_shape_default_settings(void) {
  JellyShapeSettings settings = {{0, 0, 1, 1}};
  return settings;
}

/** Changes of its tuning. NaN is not given. */
typedef struct JellyShapeTuning {
  /** The spring of the longest wave; a damping ratio of 0.12 to 0.3 and a response of 0.4 to 0.6
   * s look right. */
  JellySpring spring;
  struct {
    /** The damping of short waves, and the lag of the place under a finger, in seconds: 0.003 to
     * 0.005 look right. */
    double stiffness_damping;
    /** The share of the stiffness that is the same for all waves: a low one lets a pull move the
     * whole drawing, a high one dents it near the finger; 0.75 to 0.9 look right. */
    double foundation_fraction;
    /** The stiffness against bending, relative to the tension, for the longest wave; 0 to 0.06
     * look right. */
    double bending_stiffness;
    /** The stiffness of the drawing's position, in stiffnesses of the longest wave without
     * tension: 3 to 5 look right. */
    double position_stiffness;
    /** The stiffness of stretches and of the rotation: that of a curl with as many half waves;
     * 2.2 to 3 look right. */
    double affine_stiffness;
    /** The angular frequency of the dilation, with which the drawing shrinks under a press, in
     * radians per second; 15 to 30 look right. */
    double dilation_frequency;
    /** The strength of a finger's contact, as the angular frequency of the place under it alone,
     * in radians per second: 200 to 400 look right. */
    double contact_frequency;
    /** The width of a finger, in sizes, as the standard deviation of a bell: 0.16 to 0.25 look
     * right. */
    double touch_width;
  } waves;
  struct {
    /** The limit of a finger's pull, in sizes: how far the drawing follows it freely, and how
     * much farther against resistance; 0.4 to 0.6 and 0.4 look right. */
    double linear_range;
    double soft_range;
  } pull_limit;
  struct {
    /** The limit of the strain between two fingers, which is the difference of their pulls in
     * distances between them; 0.5 to 0.8 and 0.4 look right. */
    double linear_range;
    double soft_range;
  } strain_limit;
  /** The largest displacement of a point after a flick, in sizes; 0.7 to 1 look right. */
  double maximum_displacement;
  /** The distance by which a finger that presses pushes the place under it towards the middle,
   * in sizes, at the edge of the box. */
  double press_depth;
  /** The change of the drawing's size while it is pressed, as a share of its size; less than 0
   * shrinks it. */
  double press_dilation;
  /** The velocity of a poke at the edge of the box, in sizes per second; 4 to 7 look right. */
  double poke_velocity;
  /** The spring of a drawing's points on their way to another drawing; a damping ratio of 0.6 to
   * 0.8 and a response of 0.35 to 0.6 s look right. */
  JellySpring morph_spring;
  /** How much faster than the middle the drawing changes where it was tapped, as a share; above
   * 0.5 the far end looks forgotten. */
  double wave;
} JellyShapeTuning;

/** A tuning that changes nothing. */
static inline JellyShapeTuning jelly_shape_unchanged_tuning(void) {
  JellyShapeTuning tuning;
  memset(&tuning, 0xFF, sizeof tuning); /* NaN in each number. */
  return tuning;
}

/** Its values at a time; 0 for another kind of body. */
typedef struct JellyShapeValues {
  double x;
  double y;
  double rotation;
} JellyShapeValues;

static inline JellyShapeValues jelly_shape_values(const JellyBody *self, double time) {
  JellyShapeValues values;
  memset(&values, 0, sizeof values);
  if (jelly_body_kind(self) != JELLY_SHAPE) return values;
  jelly_body_values(self, time, (double *)&values, sizeof values / sizeof(double));
  return values;
}

/** Creates one at rest: see jelly_body_create. Settings may be null. */
static inline JellyBody *jelly_shape_create(
  double width, double height, JellyTuning tuning, const JellyShapeSettings *settings) {
  return jelly_body_create(
    JELLY_SHAPE, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

/** The same in memory of the host: see jelly_body_init. */
static inline JellyBody *jelly_shape_init(
  void *memory, double width, double height, JellyTuning tuning,
  const JellyShapeSettings *settings) {
  return jelly_body_init(
    memory, JELLY_SHAPE, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

static inline JellyEffect jelly_shape_handle_tuning_changed(
  JellyBody *self, JellyTuning tuning, const JellyShapeTuning *changes, double time) {
  double fields[2 + sizeof *changes / sizeof(double)] = {(double)tuning, changes ? 1.0 : 0.0};
  if (changes) memcpy(fields + 2, changes, sizeof *changes);
  return jelly_body_handle(
    self, JELLY_SHAPE_EVENT_TUNING_CHANGED, fields, sizeof fields / sizeof(double), time);
}

static inline JellyEffect jelly_shape_handle_settings_changed(
  JellyBody *self, const JellyShapeSettings *settings, double time) {
  return jelly_body_handle(
    self, JELLY_SHAPE_EVENT_SETTINGS_CHANGED, (const double *)settings, settings ? 4 : 0, time);
}

static inline JellyEffect jelly_shape_handle_poked(
  JellyBody *self, double x, double y, double strength, double time) {
  double fields[] = {(double)x, (double)y, (double)strength};
  return jelly_body_handle(self, JELLY_SHAPE_EVENT_POKED, fields, 3, time);
}

static inline JellyEffect jelly_shape_handle_press_began(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_SHAPE_EVENT_PRESS_BEGAN, NULL, 0, time);
}

static inline JellyEffect jelly_shape_handle_press_ended(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_SHAPE_EVENT_PRESS_ENDED, NULL, 0, time);
}

static inline JellyEffect jelly_shape_handle_part_changed(
  JellyBody *self, int32_t part, double bounds_left, double bounds_top, double bounds_right,
  double bounds_bottom, double time) {
  double fields[] = {
    (double)part, (double)bounds_left, (double)bounds_top, (double)bounds_right,
    (double)bounds_bottom};
  return jelly_body_handle(self, JELLY_SHAPE_EVENT_PART_CHANGED, fields, 5, time);
}

static inline JellyEffect jelly_shape_handle_drawing_changed(
  JellyBody *self, double x, double y, double wave, double time) {
  double fields[] = {(double)x, (double)y, (double)wave};
  return jelly_body_handle(self, JELLY_SHAPE_EVENT_DRAWING_CHANGED, fields, 3, time);
}

/* ---- jelly-switch ---- */

/** Its events. */
typedef enum JellySwitchEvent {
  JELLY_SWITCH_EVENT_TUNING_CHANGED = 1792,
  JELLY_SWITCH_EVENT_SIZE_CHANGED = 1793,
  JELLY_SWITCH_EVENT_SETTINGS_CHANGED = 1794,
  JELLY_SWITCH_EVENT_TOUCH_BEGAN = 1795,
  JELLY_SWITCH_EVENT_TOUCH_MOVED = 1796,
  JELLY_SWITCH_EVENT_TOUCH_ENDED = 1797,
  JELLY_SWITCH_EVENT_TOUCH_CANCELLED = 1798,
  JELLY_SWITCH_EVENT_TOGGLED = 1799,
  JELLY_SWITCH_EVENT_VALUE_CHANGED = 1800
} JellySwitchEvent;

/** Its effects. */
typedef enum JellySwitchEffect {
  JELLY_SWITCH_GRABBED = 1,
  JELLY_SWITCH_CHANGED = 2,
  JELLY_SWITCH_CROSSED = 3,
  JELLY_SWITCH_RELEASED = 4
} JellySwitchEffect;

/** The parts of its outline. */
typedef enum JellySwitchPart {
  JELLY_SWITCH_TRACK = 1
} JellySwitchPart;

/** Its settings, and its initial state. NaN is not given. */
typedef struct JellySwitchSettings {
  /** The width of the drop, in points: 37 in iOS 26. */
  double thumb_width;
  /** The distance of the drop from the edges of the track, in points: 2 in iOS 26. */
  double inset;
  struct {
    /** The amount by which the drop is longer along its track, in points. */
    double width;
    /** The amount by which the drop is thicker, in points. */
    double height;
  } growth;
  /** A Boolean value that indicates whether the switch is off at the right. 0 or 1. */
  double is_right_to_left;
  /** A Boolean value that indicates whether fingers and keys change the value. 0 or 1. */
  double is_enabled;
  /** 0 or 1. Only at the start. */
  double is_on;
} JellySwitchSettings;

/** The default settings, to be changed. */
static inline JellySwitchSettings jelly_switch_default_settings(void) {
  JellySwitchSettings settings = {37, 2, {10, 8}, 0, 1, 0};
  return settings;
}

/** Changes of its tuning. NaN is not given. */
typedef struct JellySwitchTuning {
  /** The spring of the end that moves ahead; a response of 0.12 to 0.2 s looks right. */
  JellySpring front_spring;
  /** The spring of the mass; a response between those of both ends looks right. */
  JellySpring mass_spring;
  /** The spring of the end that follows; a response of 0.28 to 0.45 s and a damping ratio of 0.5
   * to 0.7 look right. */
  JellySpring rear_spring;
  /** The spring by which the rear follows a finger; a response of 0.12 to 0.25 s looks right. */
  JellySpring drag_spring;
  /** The spring of the drop's width, where segments differ in width. */
  JellySpring width_spring;
  /** The spring that lifts the drop under a finger, from recordings of iOS 26. */
  JellySpring lift_spring;
  /** The spring that lowers the drop, from recordings of iOS 26. */
  JellySpring lower_spring;
  /** The limit of the stretch, in widths of the drop. */
  double maximum_stretch;
  /** The limit of the squeeze, in widths of the drop; less than 1. */
  double maximum_squeeze;
  /** The greatest distance by which the drop passes an end of a switch or of segments, in
   * points; 2 to 8 look right. */
  double maximum_overtravel;
  /** The share by which the end near the mass is thicker and the other end is thinner, at most;
   * up to 0.45 looks right. */
  double maximum_taper;
  /** The highest speed that a finger passes on, in widths of the drop times the angular
   * frequency of the front's spring. */
  double maximum_flick_velocity;
  /** A Boolean value that indicates whether all of the drop moves with a finger, so that it does
   * not stretch. */
  double is_rigid;
  /** The distance that a finger moves before it drags, in points. */
  double drag_threshold;
  /** The limit of the distance by which a finger draws an end of the drop past the end of the
   * track, in points. */
  double pull_limit;
  /** The time, in seconds, after which the position of a finger that lets go selects a stop. */
  double projection_time;
} JellySwitchTuning;

/** A tuning that changes nothing. */
static inline JellySwitchTuning jelly_switch_unchanged_tuning(void) {
  JellySwitchTuning tuning;
  memset(&tuning, 0xFF, sizeof tuning); /* NaN in each number. */
  return tuning;
}

/** Its values at a time; 0 for another kind of body. */
typedef struct JellySwitchValues {
  double is_on;
  double progress;
  double is_dragged;
  double x;
  double y;
  double width;
  double height;
  double taper;
  double overtravel;
  double lift;
} JellySwitchValues;

static inline JellySwitchValues jelly_switch_values(const JellyBody *self, double time) {
  JellySwitchValues values;
  memset(&values, 0, sizeof values);
  if (jelly_body_kind(self) != JELLY_SWITCH) return values;
  jelly_body_values(self, time, (double *)&values, sizeof values / sizeof(double));
  return values;
}

/** Creates one at rest: see jelly_body_create. Settings may be null. */
static inline JellyBody *jelly_switch_create(
  double width, double height, JellyTuning tuning, const JellySwitchSettings *settings) {
  return jelly_body_create(
    JELLY_SWITCH, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

/** The same in memory of the host: see jelly_body_init. */
static inline JellyBody *jelly_switch_init(
  void *memory, double width, double height, JellyTuning tuning,
  const JellySwitchSettings *settings) {
  return jelly_body_init(
    memory, JELLY_SWITCH, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

static inline JellyEffect jelly_switch_handle_tuning_changed(
  JellyBody *self, JellyTuning tuning, const JellySwitchTuning *changes, double time) {
  double fields[2 + sizeof *changes / sizeof(double)] = {(double)tuning, changes ? 1.0 : 0.0};
  if (changes) memcpy(fields + 2, changes, sizeof *changes);
  return jelly_body_handle(
    self, JELLY_SWITCH_EVENT_TUNING_CHANGED, fields, sizeof fields / sizeof(double), time);
}

static inline JellyEffect jelly_switch_handle_settings_changed(
  JellyBody *self, const JellySwitchSettings *settings, double time) {
  return jelly_body_handle(
    self, JELLY_SWITCH_EVENT_SETTINGS_CHANGED, (const double *)settings, settings ? 6 : 0, time);
}

static inline JellyEffect jelly_switch_handle_toggled(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_SWITCH_EVENT_TOGGLED, NULL, 0, time);
}

static inline JellyEffect jelly_switch_handle_value_changed(
  JellyBody *self, bool is_on, bool is_animated, double time) {
  double fields[] = {(double)is_on, (double)is_animated};
  return jelly_body_handle(self, JELLY_SWITCH_EVENT_VALUE_CHANGED, fields, 2, time);
}

/* ---- jelly-slider ---- */

/** Its events. */
typedef enum JellySliderEvent {
  JELLY_SLIDER_EVENT_TUNING_CHANGED = 2048,
  JELLY_SLIDER_EVENT_SIZE_CHANGED = 2049,
  JELLY_SLIDER_EVENT_SETTINGS_CHANGED = 2050,
  JELLY_SLIDER_EVENT_TOUCH_BEGAN = 2051,
  JELLY_SLIDER_EVENT_TOUCH_MOVED = 2052,
  JELLY_SLIDER_EVENT_TOUCH_ENDED = 2053,
  JELLY_SLIDER_EVENT_TOUCH_CANCELLED = 2054,
  JELLY_SLIDER_EVENT_STEPPED = 2055,
  JELLY_SLIDER_EVENT_VALUE_CHANGED = 2056,
  JELLY_SLIDER_EVENT_DRAG_BEGAN = 2057
} JellySliderEvent;

/** Its effects. */
typedef enum JellySliderEffect {
  JELLY_SLIDER_GRABBED = 1,
  JELLY_SLIDER_CHANGED = 2,
  JELLY_SLIDER_RELEASED = 3
} JellySliderEffect;

/** The parts of its outline. */
typedef enum JellySliderPart {
  JELLY_SLIDER_TRACK = 1,
  JELLY_SLIDER_FILL = 2
} JellySliderPart;

/** The values of `axis`. */
typedef enum JellySliderAxis {
  JELLY_SLIDER_AXIS_HORIZONTAL = 0,
  JELLY_SLIDER_AXIS_VERTICAL = 1
} JellySliderAxis;

/** Its settings, and its initial state. NaN is not given. */
typedef struct JellySliderSettings {
  /** The smallest value. */
  double minimum_value;
  /** The largest value; one below the smallest counts as the smallest. */
  double maximum_value;
  /** The distance of the values, counted from the smallest one; 0 for all values of the range. */
  double step;
  /** The width of the drop along the track, in points: 37 in iOS 26. */
  double thumb_width;
  /** The thickness of the track, in points: 6 in iOS 26. */
  double track_height;
  /** The distance of the drop from the edges of the control, in points: 2 in iOS 26. */
  double inset;
  struct {
    /** The amount by which the drop is longer along its track, in points. */
    double width;
    /** The amount by which the drop is thicker, in points. */
    double height;
  } growth;
  /** The axis along which the slider runs. JELLY_SLIDER_AXIS_HORIZONTAL,
   * JELLY_SLIDER_AXIS_VERTICAL. */
  double axis;
  /** A Boolean value that indicates whether a horizontal slider has its smallest value at the
   * right. 0 or 1. */
  double is_right_to_left;
  /** A Boolean value that indicates whether a vertical slider has its smallest value at the
   * bottom. 0 or 1. */
  double is_bottom_to_top;
  /** A Boolean value that indicates whether a finger beside the drop moves it: as in a page, and
   * not as in UISlider. 0 or 1. */
  double allows_track_touch;
  /** A Boolean value that indicates whether fingers and keys change the value. 0 or 1. */
  double is_enabled;
  /** Only at the start. */
  double value;
} JellySliderSettings;

/** The default settings, to be changed. */
static inline JellySliderSettings jelly_slider_default_settings(void) {
  JellySliderSettings settings = {0, 1, 0, 37, 6, 2, {12, 8}, 0, 0, 1, 0, 1, 0};
  return settings;
}

/** Changes of its tuning. NaN is not given. */
typedef struct JellySliderTuning {
  /** The spring of the end that moves ahead; a response of 0.12 to 0.2 s looks right. */
  JellySpring front_spring;
  /** The spring of the mass; a response between those of both ends looks right. */
  JellySpring mass_spring;
  /** The spring of the end that follows; a response of 0.28 to 0.45 s and a damping ratio of 0.5
   * to 0.7 look right. */
  JellySpring rear_spring;
  /** The spring by which the rear follows a finger; a response of 0.12 to 0.25 s looks right. */
  JellySpring drag_spring;
  /** The spring of the drop's width, where segments differ in width. */
  JellySpring width_spring;
  /** The spring that lifts the drop under a finger, from recordings of iOS 26. */
  JellySpring lift_spring;
  /** The spring that lowers the drop, from recordings of iOS 26. */
  JellySpring lower_spring;
  /** The limit of the stretch, in widths of the drop. */
  double maximum_stretch;
  /** The limit of the squeeze, in widths of the drop; less than 1. */
  double maximum_squeeze;
  /** The greatest distance by which the drop passes an end of a switch or of segments, in
   * points; 2 to 8 look right. */
  double maximum_overtravel;
  /** The share by which the end near the mass is thicker and the other end is thinner, at most;
   * up to 0.45 looks right. */
  double maximum_taper;
  /** The highest speed that a finger passes on, in widths of the drop times the angular
   * frequency of the front's spring. */
  double maximum_flick_velocity;
  /** A Boolean value that indicates whether all of the drop moves with a finger, so that it does
   * not stretch. */
  double is_rigid;
  /** The distance that a finger moves before it drags, in points. */
  double drag_threshold;
  /** The limit of the distance by which a finger draws an end of the drop past the end of the
   * track, in points. */
  double pull_limit;
  /** The time, in seconds, after which the position of a finger that lets go selects a stop. */
  double projection_time;
} JellySliderTuning;

/** A tuning that changes nothing. */
static inline JellySliderTuning jelly_slider_unchanged_tuning(void) {
  JellySliderTuning tuning;
  memset(&tuning, 0xFF, sizeof tuning); /* NaN in each number. */
  return tuning;
}

/** Its values at a time; 0 for another kind of body. */
typedef struct JellySliderValues {
  double value;
  double progress;
  double is_dragged;
  double x;
  double y;
  double width;
  double height;
  double taper;
  double overtravel;
  double lift;
} JellySliderValues;

static inline JellySliderValues jelly_slider_values(const JellyBody *self, double time) {
  JellySliderValues values;
  memset(&values, 0, sizeof values);
  if (jelly_body_kind(self) != JELLY_SLIDER) return values;
  jelly_body_values(self, time, (double *)&values, sizeof values / sizeof(double));
  return values;
}

/** Creates one at rest: see jelly_body_create. Settings may be null. */
static inline JellyBody *jelly_slider_create(
  double width, double height, JellyTuning tuning, const JellySliderSettings *settings) {
  return jelly_body_create(
    JELLY_SLIDER, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

/** The same in memory of the host: see jelly_body_init. */
static inline JellyBody *jelly_slider_init(
  void *memory, double width, double height, JellyTuning tuning,
  const JellySliderSettings *settings) {
  return jelly_body_init(
    memory, JELLY_SLIDER, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

static inline JellyEffect jelly_slider_handle_tuning_changed(
  JellyBody *self, JellyTuning tuning, const JellySliderTuning *changes, double time) {
  double fields[2 + sizeof *changes / sizeof(double)] = {(double)tuning, changes ? 1.0 : 0.0};
  if (changes) memcpy(fields + 2, changes, sizeof *changes);
  return jelly_body_handle(
    self, JELLY_SLIDER_EVENT_TUNING_CHANGED, fields, sizeof fields / sizeof(double), time);
}

static inline JellyEffect jelly_slider_handle_settings_changed(
  JellyBody *self, const JellySliderSettings *settings, double time) {
  return jelly_body_handle(
    self, JELLY_SLIDER_EVENT_SETTINGS_CHANGED, (const double *)settings, settings ? 13 : 0, time);
}

static inline JellyEffect jelly_slider_handle_stepped(JellyBody *self, double steps, double time) {
  double fields[] = {(double)steps};
  return jelly_body_handle(self, JELLY_SLIDER_EVENT_STEPPED, fields, 1, time);
}

static inline JellyEffect jelly_slider_handle_value_changed(
  JellyBody *self, double value, bool is_animated, double time) {
  double fields[] = {(double)value, (double)is_animated};
  return jelly_body_handle(self, JELLY_SLIDER_EVENT_VALUE_CHANGED, fields, 2, time);
}

static inline JellyEffect jelly_slider_handle_drag_began(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_SLIDER_EVENT_DRAG_BEGAN, NULL, 0, time);
}

/* ---- jelly-segments ---- */

/** Its events. */
typedef enum JellySegmentsEvent {
  JELLY_SEGMENTS_EVENT_TUNING_CHANGED = 2304,
  JELLY_SEGMENTS_EVENT_SIZE_CHANGED = 2305,
  JELLY_SEGMENTS_EVENT_SETTINGS_CHANGED = 2306,
  JELLY_SEGMENTS_EVENT_TOUCH_BEGAN = 2307,
  JELLY_SEGMENTS_EVENT_TOUCH_MOVED = 2308,
  JELLY_SEGMENTS_EVENT_TOUCH_ENDED = 2309,
  JELLY_SEGMENTS_EVENT_TOUCH_CANCELLED = 2310,
  JELLY_SEGMENTS_EVENT_STEPPED = 2311,
  JELLY_SEGMENTS_EVENT_VALUE_CHANGED = 2312
} JellySegmentsEvent;

/** Its effects. */
typedef enum JellySegmentsEffect {
  JELLY_SEGMENTS_GRABBED = 1,
  JELLY_SEGMENTS_CHANGED = 2,
  JELLY_SEGMENTS_CROSSED = 3,
  JELLY_SEGMENTS_RELEASED = 4
} JellySegmentsEffect;

/** The parts of its outline. */
typedef enum JellySegmentsPart {
  JELLY_SEGMENTS_TRACK = 1
} JellySegmentsPart;

/** Its settings, and its initial state. NaN is not given. */
typedef struct JellySegmentsSettings {
  /** The number of segments; with 0 nothing is shown. */
  double segment_count;
  struct {
    double first;
    double second;
    double third;
    double fourth;
    double fifth;
    double sixth;
    double seventh;
    double eighth;
  } widths;
  /** The distance of the drop from the edges of the control, in points: 2 in iOS 26. */
  double inset;
  /** The radius of the drop's corners, in points; infinity for round ends. */
  double corner_radius;
  struct {
    /** The amount by which the drop is longer along its track, in points. */
    double width;
    /** The amount by which the drop is thicker, in points. */
    double height;
  } growth;
  /** A Boolean value that indicates whether the first segment is at the right. 0 or 1. */
  double is_right_to_left;
  /** A Boolean value that indicates whether fingers and keys change the selection. 0 or 1. */
  double is_enabled;
  /** Only at the start. */
  double selected_index;
} JellySegmentsSettings;

/** The default settings, to be changed. */
static inline JellySegmentsSettings jelly_segments_default_settings(void) {
  JellySegmentsSettings settings = {
    3, {0, 0, 0, 0, 0, 0, 0, 0}, 2, (double)INFINITY, {8, 6}, 0, 1, 0};
  return settings;
}

/** Changes of its tuning. NaN is not given. */
typedef struct JellySegmentsTuning {
  /** The spring of the end that moves ahead; a response of 0.12 to 0.2 s looks right. */
  JellySpring front_spring;
  /** The spring of the mass; a response between those of both ends looks right. */
  JellySpring mass_spring;
  /** The spring of the end that follows; a response of 0.28 to 0.45 s and a damping ratio of 0.5
   * to 0.7 look right. */
  JellySpring rear_spring;
  /** The spring by which the rear follows a finger; a response of 0.12 to 0.25 s looks right. */
  JellySpring drag_spring;
  /** The spring of the drop's width, where segments differ in width. */
  JellySpring width_spring;
  /** The spring that lifts the drop under a finger, from recordings of iOS 26. */
  JellySpring lift_spring;
  /** The spring that lowers the drop, from recordings of iOS 26. */
  JellySpring lower_spring;
  /** The limit of the stretch, in widths of the drop. */
  double maximum_stretch;
  /** The limit of the squeeze, in widths of the drop; less than 1. */
  double maximum_squeeze;
  /** The greatest distance by which the drop passes an end of a switch or of segments, in
   * points; 2 to 8 look right. */
  double maximum_overtravel;
  /** The share by which the end near the mass is thicker and the other end is thinner, at most;
   * up to 0.45 looks right. */
  double maximum_taper;
  /** The highest speed that a finger passes on, in widths of the drop times the angular
   * frequency of the front's spring. */
  double maximum_flick_velocity;
  /** A Boolean value that indicates whether all of the drop moves with a finger, so that it does
   * not stretch. */
  double is_rigid;
  /** The distance that a finger moves before it drags, in points. */
  double drag_threshold;
  /** The limit of the distance by which a finger draws an end of the drop past the end of the
   * track, in points. */
  double pull_limit;
  /** The time, in seconds, after which the position of a finger that lets go selects a stop. */
  double projection_time;
} JellySegmentsTuning;

/** A tuning that changes nothing. */
static inline JellySegmentsTuning jelly_segments_unchanged_tuning(void) {
  JellySegmentsTuning tuning;
  memset(&tuning, 0xFF, sizeof tuning); /* NaN in each number. */
  return tuning;
}

/** Its values at a time; 0 for another kind of body. */
typedef struct JellySegmentsValues {
  double selected_index;
  double progress;
  double is_dragged;
  double x;
  double y;
  double width;
  double height;
  double taper;
  double overtravel;
  double lift;
} JellySegmentsValues;

static inline JellySegmentsValues jelly_segments_values(const JellyBody *self, double time) {
  JellySegmentsValues values;
  memset(&values, 0, sizeof values);
  if (jelly_body_kind(self) != JELLY_SEGMENTS) return values;
  jelly_body_values(self, time, (double *)&values, sizeof values / sizeof(double));
  return values;
}

/** Its layout; 0 for another kind of body. */
typedef struct JellySegmentsLayout {
  size_t segments_count;
  const double (*segments)[4];
} JellySegmentsLayout;

static inline JellySegmentsLayout jelly_segments_layout(
  const JellyBody *self, double numbers[JELLY_NUMBERS]) {
  JellySegmentsLayout layout;
  memset(&layout, 0, sizeof layout);
  size_t at = 0;
  if (jelly_body_kind(self) != JELLY_SEGMENTS) return layout;
  if (jelly_body_layout(self, numbers, JELLY_NUMBERS) > JELLY_NUMBERS) return layout;
  layout.segments_count = (size_t)numbers[at++];
  layout.segments = (const double (*)[4])(numbers + at);
  at += 4 * layout.segments_count;
  return layout;
}

/** Creates one at rest: see jelly_body_create. Settings may be null. */
static inline JellyBody *jelly_segments_create(
  double width, double height, JellyTuning tuning, const JellySegmentsSettings *settings) {
  return jelly_body_create(
    JELLY_SEGMENTS, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

/** The same in memory of the host: see jelly_body_init. */
static inline JellyBody *jelly_segments_init(
  void *memory, double width, double height, JellyTuning tuning,
  const JellySegmentsSettings *settings) {
  return jelly_body_init(
    memory, JELLY_SEGMENTS, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

static inline JellyEffect jelly_segments_handle_tuning_changed(
  JellyBody *self, JellyTuning tuning, const JellySegmentsTuning *changes, double time) {
  double fields[2 + sizeof *changes / sizeof(double)] = {(double)tuning, changes ? 1.0 : 0.0};
  if (changes) memcpy(fields + 2, changes, sizeof *changes);
  return jelly_body_handle(
    self, JELLY_SEGMENTS_EVENT_TUNING_CHANGED, fields, sizeof fields / sizeof(double), time);
}

static inline JellyEffect jelly_segments_handle_settings_changed(
  JellyBody *self, const JellySegmentsSettings *settings, double time) {
  return jelly_body_handle(
    self, JELLY_SEGMENTS_EVENT_SETTINGS_CHANGED, (const double *)settings, settings ? 15 : 0, time);
}

static inline JellyEffect jelly_segments_handle_stepped(
  JellyBody *self, double steps, double time) {
  double fields[] = {(double)steps};
  return jelly_body_handle(self, JELLY_SEGMENTS_EVENT_STEPPED, fields, 1, time);
}

static inline JellyEffect jelly_segments_handle_value_changed(
  JellyBody *self, int32_t index, bool is_animated, double time) {
  double fields[] = {(double)index, (double)is_animated};
  return jelly_body_handle(self, JELLY_SEGMENTS_EVENT_VALUE_CHANGED, fields, 2, time);
}

/* ---- jelly-press ---- */

/** Its events. */
typedef enum JellyPressEvent {
  JELLY_PRESS_EVENT_TUNING_CHANGED = 2560,
  JELLY_PRESS_EVENT_SIZE_CHANGED = 2561,
  JELLY_PRESS_EVENT_SETTINGS_CHANGED = 2562,
  JELLY_PRESS_EVENT_TOUCH_BEGAN = 2563,
  JELLY_PRESS_EVENT_TOUCH_MOVED = 2564,
  JELLY_PRESS_EVENT_TOUCH_ENDED = 2565,
  JELLY_PRESS_EVENT_TOUCH_CANCELLED = 2566,
  JELLY_PRESS_EVENT_PRESS_BEGAN = 2567,
  JELLY_PRESS_EVENT_PRESS_ENDED = 2568
} JellyPressEvent;

/** Its effects. */
typedef enum JellyPressEffect {
  JELLY_PRESS_GRABBED = 1,
  JELLY_PRESS_RELEASED = 2
} JellyPressEffect;

/** Its settings, and its initial state. NaN is not given. */
typedef struct JellyPressSettings {
  /** The radius of the corners, in points; at most half of the shorter side. */
  double corner_radius;
} JellyPressSettings;

/** The default settings, to be changed. */
static inline JellyPressSettings jelly_press_default_settings(void) {
  JellyPressSettings settings = {(double)INFINITY};
  return settings;
}

/** Changes of its tuning. NaN is not given. */
typedef struct JellyPressTuning {
  /** The spring of the sheet's lowest mode. */
  JellySpring spring;
  struct {
    /** The damping of short waves, and the lag of the place under a finger, in seconds: 0.003 to
     * 0.005 look right. */
    double stiffness_damping;
    /** The share of the stiffness that is the same for all waves: a low one lets a pull move the
     * whole drawing, a high one dents it near the finger; 0.75 to 0.9 look right. */
    double foundation_fraction;
    /** The stiffness against bending, relative to the tension, for the longest wave; 0 to 0.06
     * look right. */
    double bending_stiffness;
    /** The stiffness of the drawing's position, in stiffnesses of the longest wave without
     * tension: 3 to 5 look right. */
    double position_stiffness;
    /** The stiffness of stretches and of the rotation: that of a curl with as many half waves;
     * 2.2 to 3 look right. */
    double affine_stiffness;
    /** The angular frequency of the dilation, with which the drawing shrinks under a press, in
     * radians per second; 15 to 30 look right. */
    double dilation_frequency;
    /** The strength of a finger's contact, as the angular frequency of the place under it alone,
     * in radians per second: 200 to 400 look right. */
    double contact_frequency;
    /** The width of a finger, in sizes, as the standard deviation of a bell: 0.16 to 0.25 look
     * right. */
    double touch_width;
  } waves;
  /** The spring by which the surface swells, from recordings of iOS 26. */
  JellySpring lift_spring;
  /** The spring by which it goes back, from recordings of iOS 26. */
  JellySpring lower_spring;
  /** The limit of the distance by which a finger pulls the surface, in points; 10 to 30 look
   * right. */
  double pull_limit;
  /** The largest displacement of a point after a flick, in points. */
  double maximum_displacement;
  /** The area that a press adds to the surface, in square points: 1,800 in iOS 26. */
  double growth_area;
  /** The largest share by which the surface is larger under the finger; 0.4 in iOS 26. */
  double maximum_growth;
} JellyPressTuning;

/** A tuning that changes nothing. */
static inline JellyPressTuning jelly_press_unchanged_tuning(void) {
  JellyPressTuning tuning;
  memset(&tuning, 0xFF, sizeof tuning); /* NaN in each number. */
  return tuning;
}

/** Its values at a time; 0 for another kind of body. */
typedef struct JellyPressValues {
  double x;
  double y;
  double a;
  double b;
  double c;
  double d;
} JellyPressValues;

static inline JellyPressValues jelly_press_values(const JellyBody *self, double time) {
  JellyPressValues values;
  memset(&values, 0, sizeof values);
  if (jelly_body_kind(self) != JELLY_PRESS) return values;
  jelly_body_values(self, time, (double *)&values, sizeof values / sizeof(double));
  return values;
}

/** Creates one at rest: see jelly_body_create. Settings may be null. */
static inline JellyBody *jelly_press_create(
  double width, double height, JellyTuning tuning, const JellyPressSettings *settings) {
  return jelly_body_create(
    JELLY_PRESS, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

/** The same in memory of the host: see jelly_body_init. */
static inline JellyBody *jelly_press_init(
  void *memory, double width, double height, JellyTuning tuning,
  const JellyPressSettings *settings) {
  return jelly_body_init(
    memory, JELLY_PRESS, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

static inline JellyEffect jelly_press_handle_tuning_changed(
  JellyBody *self, JellyTuning tuning, const JellyPressTuning *changes, double time) {
  double fields[2 + sizeof *changes / sizeof(double)] = {(double)tuning, changes ? 1.0 : 0.0};
  if (changes) memcpy(fields + 2, changes, sizeof *changes);
  return jelly_body_handle(
    self, JELLY_PRESS_EVENT_TUNING_CHANGED, fields, sizeof fields / sizeof(double), time);
}

static inline JellyEffect jelly_press_handle_settings_changed(
  JellyBody *self, const JellyPressSettings *settings, double time) {
  return jelly_body_handle(
    self, JELLY_PRESS_EVENT_SETTINGS_CHANGED, (const double *)settings, settings ? 1 : 0, time);
}

static inline JellyEffect jelly_press_handle_press_began(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_PRESS_EVENT_PRESS_BEGAN, NULL, 0, time);
}

static inline JellyEffect jelly_press_handle_press_ended(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_PRESS_EVENT_PRESS_ENDED, NULL, 0, time);
}

/* ---- jelly-drawer ---- */

/** Its events. */
typedef enum JellyDrawerEvent {
  JELLY_DRAWER_EVENT_TUNING_CHANGED = 2816,
  JELLY_DRAWER_EVENT_SIZE_CHANGED = 2817,
  JELLY_DRAWER_EVENT_SETTINGS_CHANGED = 2818,
  JELLY_DRAWER_EVENT_TOUCH_BEGAN = 2819,
  JELLY_DRAWER_EVENT_TOUCH_MOVED = 2820,
  JELLY_DRAWER_EVENT_TOUCH_ENDED = 2821,
  JELLY_DRAWER_EVENT_TOUCH_CANCELLED = 2822,
  JELLY_DRAWER_EVENT_SELECTED = 2823,
  JELLY_DRAWER_EVENT_DISMISSED = 2824
} JellyDrawerEvent;

/** Its effects. */
typedef enum JellyDrawerEffect {
  JELLY_DRAWER_GRABBED = 1,
  JELLY_DRAWER_RELEASED = 2,
  JELLY_DRAWER_SELECTED = 3,
  JELLY_DRAWER_DISMISSED = 4,
  JELLY_DRAWER_DISMISSAL_ATTEMPTED = 5
} JellyDrawerEffect;

/** The parts of its outline. */
typedef enum JellyDrawerPart {
  JELLY_DRAWER_PANEL = 1
} JellyDrawerPart;

/** The values of `edge`. */
typedef enum JellyDrawerEdge {
  JELLY_DRAWER_EDGE_TOP = 0,
  JELLY_DRAWER_EDGE_BOTTOM = 1,
  JELLY_DRAWER_EDGE_LEFT = 2,
  JELLY_DRAWER_EDGE_RIGHT = 3
} JellyDrawerEdge;

/** The values of `unit`. */
typedef enum JellyDrawerUnit {
  JELLY_DRAWER_UNIT_NONE = 0,
  JELLY_DRAWER_UNIT_FRACTION = 1,
  JELLY_DRAWER_UNIT_LENGTH = 2,
  JELLY_DRAWER_UNIT_CONTENT = 3
} JellyDrawerUnit;

/** Its settings, and its initial state. NaN is not given. */
typedef struct JellyDrawerSettings {
  /** The edge of the container that the drawer comes from. JELLY_DRAWER_EDGE_TOP,
   * JELLY_DRAWER_EDGE_BOTTOM, JELLY_DRAWER_EDGE_LEFT, JELLY_DRAWER_EDGE_RIGHT. */
  double edge;
  struct {
    struct {
      /** JELLY_DRAWER_UNIT_NONE, JELLY_DRAWER_UNIT_FRACTION, JELLY_DRAWER_UNIT_LENGTH,
       * JELLY_DRAWER_UNIT_CONTENT. */
      double unit;
      double value;
    } first;
    struct {
      /** JELLY_DRAWER_UNIT_NONE, JELLY_DRAWER_UNIT_FRACTION, JELLY_DRAWER_UNIT_LENGTH,
       * JELLY_DRAWER_UNIT_CONTENT. */
      double unit;
      double value;
    } second;
    struct {
      /** JELLY_DRAWER_UNIT_NONE, JELLY_DRAWER_UNIT_FRACTION, JELLY_DRAWER_UNIT_LENGTH,
       * JELLY_DRAWER_UNIT_CONTENT. */
      double unit;
      double value;
    } third;
    struct {
      /** JELLY_DRAWER_UNIT_NONE, JELLY_DRAWER_UNIT_FRACTION, JELLY_DRAWER_UNIT_LENGTH,
       * JELLY_DRAWER_UNIT_CONTENT. */
      double unit;
      double value;
    } fourth;
    struct {
      /** JELLY_DRAWER_UNIT_NONE, JELLY_DRAWER_UNIT_FRACTION, JELLY_DRAWER_UNIT_LENGTH,
       * JELLY_DRAWER_UNIT_CONTENT. */
      double unit;
      double value;
    } fifth;
    struct {
      /** JELLY_DRAWER_UNIT_NONE, JELLY_DRAWER_UNIT_FRACTION, JELLY_DRAWER_UNIT_LENGTH,
       * JELLY_DRAWER_UNIT_CONTENT. */
      double unit;
      double value;
    } sixth;
    struct {
      /** JELLY_DRAWER_UNIT_NONE, JELLY_DRAWER_UNIT_FRACTION, JELLY_DRAWER_UNIT_LENGTH,
       * JELLY_DRAWER_UNIT_CONTENT. */
      double unit;
      double value;
    } seventh;
    struct {
      /** JELLY_DRAWER_UNIT_NONE, JELLY_DRAWER_UNIT_FRACTION, JELLY_DRAWER_UNIT_LENGTH,
       * JELLY_DRAWER_UNIT_CONTENT. */
      double unit;
      double value;
    } eighth;
  } detents;
  /** The greatest length at which the drawer rests, in points; that of the container, if this is
   * longer. */
  double maximum_length;
  /** The length of the content, in points, for JellyDetent/content; 0 for a content that can
   * have any length, which gets half of maximumLength. */
  double content_length;
  /** The length of a keyboard at the lower edge, in points, by which each detent is longer, as
   * far as maximumLength allows; only for a drawer from the bottom. */
  double keyboard_length;
  /** The radius of the two free corners, in points; at most a quarter of the free edge. */
  double corner_radius;
  /** The greatest depth of a dent in the edge, in points: the distance between the edge at rest
   * and the content. */
  double headroom;
  /** A Boolean value that indicates whether a finger can dismiss the drawer. 0 or 1. */
  double is_dismissible;
  /** The index of the largest detent at which the backdrop does not dim; nil for none. */
  double largest_undimmed_detent;
  /** A Boolean value that indicates whether a finger that scrolls outwards over a scroller in
   * the drawer lengthens the drawer first. 0 or 1. */
  double expands_by_scrolling;
  /** Only at the start. */
  double selected_detent;
} JellyDrawerSettings;

/** The default settings, to be changed. */
static inline JellyDrawerSettings jelly_drawer_default_settings(void) {
  JellyDrawerSettings settings = {
    1, {{1, 1}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}, {0, 0}}, (double)INFINITY, 0, 0, 20,
    18, 1, -1, 1, -1};
  return settings;
}

/** Changes of its tuning. NaN is not given. */
typedef struct JellyDrawerTuning {
  /** The spring that takes the panel to a detent; a response of 0.35 to 0.55 s and a damping
   * ratio of 0.65 to 1 look right. */
  JellySpring open_spring;
  /** The spring that takes the panel out; a response of 0.28 to 0.45 s looks right. */
  JellySpring close_spring;
  /** The angular frequency with which the edge follows a finger, in radians per second: 40 to 90
   * look right. */
  double follow_frequency;
  /** The spring of the longest wave of the edge; a response of 0.4 to 0.65 s and a damping ratio
   * of 0.25 to 0.5 look right. */
  JellySpring wave_spring;
  /** The time by which the held place of the edge goes ahead of the panel, in seconds: the
   * distance at a constant speed is as long as the way in this time; 0 to 0.05 look right. */
  double lead;
  /** The limit of that distance for a fast panel, in points; 30 to 90 look right. */
  double maximum_lead;
  /** The displacement of that place by the panel's deceleration, in points for each point per
   * second squared; 0 to 0.0015 look right. */
  double inertia;
  /** The limit of the distance by which a finger draws the panel past its largest detent, in
   * points; 30 to 120 look right. */
  double overpull;
  /** The limit of the distance by which such a pull draws the edge away from the panel, in
   * points; 0 to 100 look right. */
  double tip_range;
  struct {
    /** The limit of the displacement of the edge outwards: how far it goes freely, and how much
     * farther against resistance. */
    double linear_range;
    double soft_range;
  } reach;
  /** The share of the stiffness that is the same for all waves: with less the edge is an arch,
   * with more a bump; 0.1 to 0.5 look right. */
  double foundation_fraction;
  /** The stiffness against bending, relative to the tension, for the longest wave; 0 to 0.2 look
   * right. */
  double bending_stiffness;
  /** The damping of short waves, in seconds; 0.002 to 0.005 look right. */
  double stiffness_damping;
  /** The width of the place that leads, in points, as the standard deviation of a bell; 40 to 90
   * look right. */
  double touch_width;
} JellyDrawerTuning;

/** A tuning that changes nothing. */
static inline JellyDrawerTuning jelly_drawer_unchanged_tuning(void) {
  JellyDrawerTuning tuning;
  memset(&tuning, 0xFF, sizeof tuning); /* NaN in each number. */
  return tuning;
}

/** Its values at a time; 0 for another kind of body. */
typedef struct JellyDrawerValues {
  double selected_detent;
  double is_presented;
  double extent;
  double content_length;
  double content_x;
  double content_y;
  double progress;
  double dimming;
  double grabber_x;
  double grabber_y;
  double scroll_range;
  double is_catching;
} JellyDrawerValues;

static inline JellyDrawerValues jelly_drawer_values(const JellyBody *self, double time) {
  JellyDrawerValues values;
  memset(&values, 0, sizeof values);
  if (jelly_body_kind(self) != JELLY_DRAWER) return values;
  jelly_body_values(self, time, (double *)&values, sizeof values / sizeof(double));
  return values;
}

/** Its layout; 0 for another kind of body. */
typedef struct JellyDrawerLayout {
  size_t detents_count;
  const double (*detents)[2];
  double grabber_length;
  double grabber_thickness;
} JellyDrawerLayout;

static inline JellyDrawerLayout jelly_drawer_layout(
  const JellyBody *self, double numbers[JELLY_NUMBERS]) {
  JellyDrawerLayout layout;
  memset(&layout, 0, sizeof layout);
  size_t at = 0;
  if (jelly_body_kind(self) != JELLY_DRAWER) return layout;
  if (jelly_body_layout(self, numbers, JELLY_NUMBERS) > JELLY_NUMBERS) return layout;
  layout.detents_count = (size_t)numbers[at++];
  layout.detents = (const double (*)[2])(numbers + at);
  at += 2 * layout.detents_count;
  layout.grabber_length = numbers[at++];
  layout.grabber_thickness = numbers[at++];
  return layout;
}

/** Creates one at rest: see jelly_body_create. Settings may be null. */
static inline JellyBody *jelly_drawer_create(
  double width, double height, JellyTuning tuning, const JellyDrawerSettings *settings) {
  return jelly_body_create(
    JELLY_DRAWER, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

/** The same in memory of the host: see jelly_body_init. */
static inline JellyBody *jelly_drawer_init(
  void *memory, double width, double height, JellyTuning tuning,
  const JellyDrawerSettings *settings) {
  return jelly_body_init(
    memory, JELLY_DRAWER, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

static inline JellyEffect jelly_drawer_handle_tuning_changed(
  JellyBody *self, JellyTuning tuning, const JellyDrawerTuning *changes, double time) {
  double fields[2 + sizeof *changes / sizeof(double)] = {(double)tuning, changes ? 1.0 : 0.0};
  if (changes) memcpy(fields + 2, changes, sizeof *changes);
  return jelly_body_handle(
    self, JELLY_DRAWER_EVENT_TUNING_CHANGED, fields, sizeof fields / sizeof(double), time);
}

static inline JellyEffect jelly_drawer_handle_settings_changed(
  JellyBody *self, const JellyDrawerSettings *settings, double time) {
  return jelly_body_handle(
    self, JELLY_DRAWER_EVENT_SETTINGS_CHANGED, (const double *)settings, settings ? 25 : 0, time);
}

static inline JellyEffect jelly_drawer_handle_selected(
  JellyBody *self, int32_t index, bool is_animated, double time) {
  double fields[] = {(double)index, (double)is_animated};
  return jelly_body_handle(self, JELLY_DRAWER_EVENT_SELECTED, fields, 2, time);
}

static inline JellyEffect jelly_drawer_handle_dismissed(
  JellyBody *self, bool is_animated, double time) {
  double fields[] = {(double)is_animated};
  return jelly_body_handle(self, JELLY_DRAWER_EVENT_DISMISSED, fields, 1, time);
}

/* ---- jelly-group ---- */

/** Its events. */
typedef enum JellyGroupEvent {
  JELLY_GROUP_EVENT_TUNING_CHANGED = 3072,
  JELLY_GROUP_EVENT_SIZE_CHANGED = 3073,
  JELLY_GROUP_EVENT_SETTINGS_CHANGED = 3074,
  JELLY_GROUP_EVENT_TOUCH_BEGAN = 3075,
  JELLY_GROUP_EVENT_TOUCH_MOVED = 3076,
  JELLY_GROUP_EVENT_TOUCH_ENDED = 3077,
  JELLY_GROUP_EVENT_TOUCH_CANCELLED = 3078,
  JELLY_GROUP_EVENT_BODY_PLACED = 3079,
  JELLY_GROUP_EVENT_BODY_REMOVED = 3080,
  JELLY_GROUP_EVENT_BODIES_JOINED = 3081
} JellyGroupEvent;

/** Its effects. */
typedef enum JellyGroupEffect {
  JELLY_GROUP_GRABBED = 1,
  JELLY_GROUP_RELEASED = 2,
  JELLY_GROUP_ALL_RELEASED = 3
} JellyGroupEffect;

/** The parts of its outline. */
typedef enum JellyGroupPart {
  JELLY_GROUP_MARKED = 1
} JellyGroupPart;

/** Its settings, and its initial state. NaN is not given. */
typedef struct JellyGroupSettings {
  /** The gap at which a neck between large bodies parts, in points. */
  double spacing;
  /** The only body that the others join, by its number; nil if all may join. */
  double hub;
} JellyGroupSettings;

/** The default settings, to be changed. */
static inline JellyGroupSettings jelly_group_default_settings(void) {
  JellyGroupSettings settings = {20, -1};
  return settings;
}

/** Changes of its tuning. NaN is not given. */
typedef struct JellyGroupTuning {
  /** The spring that takes a body to its box. */
  JellySpring motion_spring;
  /** The spring by which a neck forms. */
  JellySpring bridge_spring;
  /** The spring by which the tails draw back, and by which a body that was hit oscillates. */
  JellySpring recoil_spring;
  /** The largest gap of a neck, as a share of the smaller body's smaller side; 0.5 to 1 look
   * right. */
  double limit;
  /** The gap at which bodies join, as a share of the gap at which they part; 0.2 to 0.8 look
   * right. */
  double rejoin_fraction;
  /** The radius of the sides of a neck in contact, as a share of the gap at which it parts; 0.4
   * to 0.8 look right. */
  double fillet_fraction;
  /** The stretch of a body by a neck that is about to part, as a share of its length; at most
   * 0.16 looks right. */
  double pull;
  /** The flattening of a body that is hit, for each point per second of the closing speed, as a
   * share of its length per second; at most 0.01 looks right. */
  double hit;
} JellyGroupTuning;

/** A tuning that changes nothing. */
static inline JellyGroupTuning jelly_group_unchanged_tuning(void) {
  JellyGroupTuning tuning;
  memset(&tuning, 0xFF, sizeof tuning); /* NaN in each number. */
  return tuning;
}

/** Its values at a time; 0 for another kind of body. */
typedef struct JellyGroupValues {
  size_t bodies_count;
  const double (*bodies)[4];
  size_t sizes_count;
  const double (*sizes)[3];
} JellyGroupValues;

static inline JellyGroupValues jelly_group_values(
  const JellyBody *self, double time, double numbers[JELLY_NUMBERS]) {
  JellyGroupValues values;
  memset(&values, 0, sizeof values);
  size_t at = 0;
  if (jelly_body_kind(self) != JELLY_GROUP) return values;
  if (jelly_body_values(self, time, numbers, JELLY_NUMBERS) > JELLY_NUMBERS) return values;
  values.bodies_count = (size_t)numbers[at++];
  values.bodies = (const double (*)[4])(numbers + at);
  at += 4 * values.bodies_count;
  values.sizes_count = (size_t)numbers[at++];
  values.sizes = (const double (*)[3])(numbers + at);
  at += 3 * values.sizes_count;
  return values;
}

/** Creates one at rest: see jelly_body_create. Settings may be null. */
static inline JellyBody *jelly_group_create(
  double width, double height, JellyTuning tuning, const JellyGroupSettings *settings) {
  return jelly_body_create(
    JELLY_GROUP, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

/** The same in memory of the host: see jelly_body_init. */
static inline JellyBody *jelly_group_init(
  void *memory, double width, double height, JellyTuning tuning,
  const JellyGroupSettings *settings) {
  return jelly_body_init(
    memory, JELLY_GROUP, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

static inline JellyEffect jelly_group_handle_tuning_changed(
  JellyBody *self, JellyTuning tuning, const JellyGroupTuning *changes, double time) {
  double fields[2 + sizeof *changes / sizeof(double)] = {(double)tuning, changes ? 1.0 : 0.0};
  if (changes) memcpy(fields + 2, changes, sizeof *changes);
  return jelly_body_handle(
    self, JELLY_GROUP_EVENT_TUNING_CHANGED, fields, sizeof fields / sizeof(double), time);
}

static inline JellyEffect jelly_group_handle_settings_changed(
  JellyBody *self, const JellyGroupSettings *settings, double time) {
  return jelly_body_handle(
    self, JELLY_GROUP_EVENT_SETTINGS_CHANGED, (const double *)settings, settings ? 2 : 0, time);
}

static inline JellyEffect jelly_group_handle_body_placed(
  JellyBody *self, int32_t body, double x, double y, double width, double height,
  double corner_radius, bool is_animated, double time) {
  double fields[] = {
    (double)body, (double)x, (double)y, (double)width, (double)height, (double)corner_radius,
    (double)is_animated};
  return jelly_body_handle(self, JELLY_GROUP_EVENT_BODY_PLACED, fields, 7, time);
}

static inline JellyEffect jelly_group_handle_body_removed(
  JellyBody *self, int32_t body, bool is_animated, double time) {
  double fields[] = {(double)body, (double)is_animated};
  return jelly_body_handle(self, JELLY_GROUP_EVENT_BODY_REMOVED, fields, 2, time);
}

static inline JellyEffect jelly_group_handle_bodies_joined(
  JellyBody *self, int32_t body, int32_t other, double time) {
  double fields[] = {(double)body, (double)other};
  return jelly_body_handle(self, JELLY_GROUP_EVENT_BODIES_JOINED, fields, 2, time);
}

/* ---- jelly-row ---- */

/** Its events. */
typedef enum JellyRowEvent {
  JELLY_ROW_EVENT_TUNING_CHANGED = 3328,
  JELLY_ROW_EVENT_SIZE_CHANGED = 3329,
  JELLY_ROW_EVENT_SETTINGS_CHANGED = 3330,
  JELLY_ROW_EVENT_TOUCH_BEGAN = 3331,
  JELLY_ROW_EVENT_TOUCH_MOVED = 3332,
  JELLY_ROW_EVENT_TOUCH_ENDED = 3333,
  JELLY_ROW_EVENT_TOUCH_CANCELLED = 3334,
  JELLY_ROW_EVENT_PULL_CHANGED = 3335,
  JELLY_ROW_EVENT_PULL_ENDED = 3336,
  JELLY_ROW_EVENT_PULL_CANCELLED = 3337,
  JELLY_ROW_EVENT_OPENED = 3338,
  JELLY_ROW_EVENT_CLOSED = 3339,
  JELLY_ROW_EVENT_DISMISSED = 3340,
  JELLY_ROW_EVENT_REMOVED = 3341,
  JELLY_ROW_EVENT_RESTORED = 3342
} JellyRowEvent;

/** Its effects. */
typedef enum JellyRowEffect {
  JELLY_ROW_GRABBED = 1,
  JELLY_ROW_RELEASED = 2,
  JELLY_ROW_OPENED = 3,
  JELLY_ROW_CLOSED = 4,
  JELLY_ROW_ARMED = 5,
  JELLY_ROW_DISARMED = 6,
  JELLY_ROW_PERFORMED = 7
} JellyRowEffect;

/** The parts of its outline. */
typedef enum JellyRowPart {
  JELLY_ROW_ROW = 1,
  JELLY_ROW_TAILS = 2,
  JELLY_ROW_FIRST = 3,
  JELLY_ROW_SECOND = 4,
  JELLY_ROW_THIRD = 5,
  JELLY_ROW_FOURTH = 6,
  JELLY_ROW_LAYERS = 7
} JellyRowPart;

/** The values of `full_swipe`. */
typedef enum JellyRowFullSwipe {
  JELLY_ROW_FULL_SWIPE_NONE = 0,
  JELLY_ROW_FULL_SWIPE_PERFORM = 1,
  JELLY_ROW_FULL_SWIPE_REMOVE = 2
} JellyRowFullSwipe;

/** The values of `side`. */
typedef enum JellyRowSide {
  JELLY_ROW_SIDE_LEADING = 0,
  JELLY_ROW_SIDE_TRAILING = 1
} JellyRowSide;

/** Its settings, and its initial state. NaN is not given. */
typedef struct JellyRowSettings {
  struct {
    double first;
    double second;
    double third;
    double fourth;
  } trailing_widths;
  struct {
    double first;
    double second;
    double third;
    double fourth;
  } leading_widths;
  /** The effect of a swipe that goes on across the row. JELLY_ROW_FULL_SWIPE_NONE,
   * JELLY_ROW_FULL_SWIPE_PERFORM, JELLY_ROW_FULL_SWIPE_REMOVE. */
  double full_swipe;
  /** The share of the row's width from which on such a swipe is armed; 0.5 to 0.8 look right. */
  double full_fraction;
  /** The height of a drop, in points, as far as the row is higher; 32 to 72 look right. */
  double drop_height;
  /** The distance of the drops from the row's end, and at least from its top and bottom, in
   * points; 4 to 16 look right. */
  double margin;
  /** The distance between two drops, in points; 6 to 16 look right. */
  double spacing;
  /** The distance between the open row and its innermost drop, in points; 12 to 24 look right. */
  double inner_margin;
  /** The gap at which a drop parts from the row, in points; 8 to 20 look right. */
  double parting;
  /** The radius of the open row's corners, in points; at most a half of its height. */
  double corner_radius;
  /** The distance between the row's end and its content, in points: no dent gets there. */
  double headroom;
  /** A Boolean value that indicates whether text runs from right to left. 0 or 1. */
  double is_right_to_left;
} JellyRowSettings;

/** The default settings, to be changed. */
static inline JellyRowSettings jelly_row_default_settings(void) {
  JellyRowSettings settings = {{0, 0, 0, 0}, {0, 0, 0, 0}, 1, 0.6, 56, 8, 10, 16, 15, 16, 14, 0};
  return settings;
}

/** Changes of its tuning. NaN is not given. */
typedef struct JellyRowTuning {
  /** The spring that opens the row; a response of 0.3 to 0.5 s looks right. */
  JellySpring open_spring;
  /** The spring that closes it, or takes it out; a damping ratio of 1 looks right, with which no
   * background opens at its far end. */
  JellySpring close_spring;
  /** The spring by which the outermost drop swallows the others; a response of 0.25 to 0.4 s
   * looks right. */
  JellySpring full_spring;
  /** The spring of the height of a row that is removed or restored; a response of 0.25 to 0.4 s
   * looks right. */
  JellySpring collapse_spring;
  /** The spring by which a neck forms. */
  JellySpring bridge_spring;
  /** The spring by which tails draw back, and by which a drop that was hit oscillates. */
  JellySpring recoil_spring;
  /** The spring of the longest wave of the edge. */
  JellySpring wave_spring;
  /** The angular frequency with which the edge follows a finger, in radians per second: 40 to 90
   * look right. */
  double follow_frequency;
  /** The time by which the middle of the edge goes ahead of the row, in seconds; at most 0.012
   * looks right, more is a beak. */
  double lead;
  /** The limit of that distance for a fast row, in points; 3 to 10 look right. */
  double maximum_lead;
  struct {
    /** The limit of the displacement of the edge outwards. */
    double linear_range;
    double soft_range;
  } reach;
  /** The width of the place that leads, in points, as the standard deviation of a bell; 10 to 30
   * look right. */
  double touch_width;
  /** The share of the stiffness that is the same for all waves; 0 to 0.2 look right. */
  double foundation_fraction;
  /** The stiffness against bending, relative to the tension, for the longest wave; 0 to 0.2 look
   * right. */
  double bending_stiffness;
  /** The damping of short waves, in seconds; 0.002 to 0.005 look right. */
  double stiffness_damping;
  /** The limit of the distance by which a finger draws the row past its largest extent, in
   * points; 30 to 120 look right. */
  double overpull;
  /** The limit of the distance by which a finger pushes it past closed, in points; 10 to 40 look
   * right. */
  double rebound;
  /** The share of its size with which a drop begins; 0.4 to 0.7 look right. */
  double seed;
  /** The gap at which a drop joins the row, as a share of the gap at which it parts; 0.2 to 0.8
   * look right. */
  double join_fraction;
  /** The radius of the sides of a neck in contact, as a share of the gap at which it parts; 0.4
   * to 0.8 look right. */
  double fillet_fraction;
  /** The stretch of a drop by a neck that is about to part, as a share of its length; at most
   * 0.16 looks right. */
  double pull;
  /** The displacement of the edge by such a neck, in points; at most 5 looks right. */
  double bump;
  /** The flattening of a drop that joins the row, for each point per second of the closing
   * speed, as a share of its length per second; at most 0.01 looks right. */
  double hit;
} JellyRowTuning;

/** A tuning that changes nothing. */
static inline JellyRowTuning jelly_row_unchanged_tuning(void) {
  JellyRowTuning tuning;
  memset(&tuning, 0xFF, sizeof tuning); /* NaN in each number. */
  return tuning;
}

/** Its values at a time; 0 for another kind of body. */
typedef struct JellyRowValues {
  double open_side;
  double shown_side;
  double extent;
  double offset;
  double progress;
  double height;
  double fullness;
  double is_armed;
  double is_catching;
  double is_leaving;
  double is_gone;
  size_t actions_count;
  const double (*actions)[4];
} JellyRowValues;

static inline JellyRowValues jelly_row_values(
  const JellyBody *self, double time, double numbers[JELLY_NUMBERS]) {
  JellyRowValues values;
  memset(&values, 0, sizeof values);
  size_t at = 0;
  if (jelly_body_kind(self) != JELLY_ROW) return values;
  if (jelly_body_values(self, time, numbers, JELLY_NUMBERS) > JELLY_NUMBERS) return values;
  values.open_side = numbers[at++];
  values.shown_side = numbers[at++];
  values.extent = numbers[at++];
  values.offset = numbers[at++];
  values.progress = numbers[at++];
  values.height = numbers[at++];
  values.fullness = numbers[at++];
  values.is_armed = numbers[at++];
  values.is_catching = numbers[at++];
  values.is_leaving = numbers[at++];
  values.is_gone = numbers[at++];
  values.actions_count = (size_t)numbers[at++];
  values.actions = (const double (*)[4])(numbers + at);
  at += 4 * values.actions_count;
  return values;
}

/** Its layout; 0 for another kind of body. */
typedef struct JellyRowLayout {
  size_t boxes_count;
  const double (*boxes)[4];
} JellyRowLayout;

static inline JellyRowLayout jelly_row_layout(
  const JellyBody *self, double numbers[JELLY_NUMBERS]) {
  JellyRowLayout layout;
  memset(&layout, 0, sizeof layout);
  size_t at = 0;
  if (jelly_body_kind(self) != JELLY_ROW) return layout;
  if (jelly_body_layout(self, numbers, JELLY_NUMBERS) > JELLY_NUMBERS) return layout;
  layout.boxes_count = (size_t)numbers[at++];
  layout.boxes = (const double (*)[4])(numbers + at);
  at += 4 * layout.boxes_count;
  return layout;
}

/** Creates one at rest: see jelly_body_create. Settings may be null. */
static inline JellyBody *jelly_row_create(
  double width, double height, JellyTuning tuning, const JellyRowSettings *settings) {
  return jelly_body_create(
    JELLY_ROW, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

/** The same in memory of the host: see jelly_body_init. */
static inline JellyBody *jelly_row_init(
  void *memory, double width, double height, JellyTuning tuning, const JellyRowSettings *settings) {
  return jelly_body_init(
    memory, JELLY_ROW, width, height, (int32_t)tuning, (const double *)settings,
    settings ? sizeof *settings / sizeof(double) : 0);
}

static inline JellyEffect jelly_row_handle_tuning_changed(
  JellyBody *self, JellyTuning tuning, const JellyRowTuning *changes, double time) {
  double fields[2 + sizeof *changes / sizeof(double)] = {(double)tuning, changes ? 1.0 : 0.0};
  if (changes) memcpy(fields + 2, changes, sizeof *changes);
  return jelly_body_handle(
    self, JELLY_ROW_EVENT_TUNING_CHANGED, fields, sizeof fields / sizeof(double), time);
}

static inline JellyEffect jelly_row_handle_settings_changed(
  JellyBody *self, const JellyRowSettings *settings, double time) {
  return jelly_body_handle(
    self, JELLY_ROW_EVENT_SETTINGS_CHANGED, (const double *)settings, settings ? 18 : 0, time);
}

static inline JellyEffect jelly_row_handle_pull_changed(
  JellyBody *self, double distance, double time) {
  double fields[] = {(double)distance};
  return jelly_body_handle(self, JELLY_ROW_EVENT_PULL_CHANGED, fields, 1, time);
}

static inline JellyEffect jelly_row_handle_pull_ended(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_ROW_EVENT_PULL_ENDED, NULL, 0, time);
}

static inline JellyEffect jelly_row_handle_pull_cancelled(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_ROW_EVENT_PULL_CANCELLED, NULL, 0, time);
}

static inline JellyEffect jelly_row_handle_opened(
  JellyBody *self, int32_t side, bool is_animated, double time) {
  double fields[] = {(double)side, (double)is_animated};
  return jelly_body_handle(self, JELLY_ROW_EVENT_OPENED, fields, 2, time);
}

static inline JellyEffect jelly_row_handle_closed(JellyBody *self, bool is_animated, double time) {
  double fields[] = {(double)is_animated};
  return jelly_body_handle(self, JELLY_ROW_EVENT_CLOSED, fields, 1, time);
}

static inline JellyEffect jelly_row_handle_dismissed(JellyBody *self, int32_t action, double time) {
  double fields[] = {(double)action};
  return jelly_body_handle(self, JELLY_ROW_EVENT_DISMISSED, fields, 1, time);
}

static inline JellyEffect jelly_row_handle_removed(JellyBody *self, double time) {
  return jelly_body_handle(self, JELLY_ROW_EVENT_REMOVED, NULL, 0, time);
}

static inline JellyEffect jelly_row_handle_restored(
  JellyBody *self, bool is_animated, double time) {
  double fields[] = {(double)is_animated};
  return jelly_body_handle(self, JELLY_ROW_EVENT_RESTORED, fields, 1, time);
}

#endif
