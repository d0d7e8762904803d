/* What a host can do wrong, and random numbers as events of random kinds. Nothing crashes, all
 * numbers are finite, and what is true of every body is true of each:
 *
 * - A frame does not change its body, and does not allocate.
 * - A copy of a body draws the same bits.
 * - From its rest time on a body does not move.
 * - An event with a time that is not valid changes nothing.
 * - Nothing is written past a capacity, or past the bytes of a body.
 *
 * The sum of all bits is the same on every processor.
 */
#include <assert.h>
#include <jelly.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>

enum { PAGE = 1 << 16, SIZE = 1 << 20 };

/* The linker replaces the library's allocation by this one: -Wl,--wrap=posix_memalign. */
static long allocations;
int __real_posix_memalign(void **memory, size_t alignment, size_t size);
int __wrap_posix_memalign(void **memory, size_t alignment, size_t size);
int __wrap_posix_memalign(void **memory, size_t alignment, size_t size) {
  allocations++;
  return __real_posix_memalign(memory, alignment, size);
}

static uint64_t seed = 91;
static uint64_t next_bits(void) {
  seed ^= seed << 13;
  seed ^= seed >> 7;
  return seed ^= seed << 17;
}
static double share(void) { return (double)(next_bits() >> 11) / 9007199254740992.0; }
static double number(void) {
  switch (next_bits() % 24) {
    case 0: return NAN;
    case 1: return INFINITY;
    case 2: return -1e300;
    case 3: return 0;
    case 4: return share() * 1e6;
    case 5: case 6: case 7: case 8: return (double)(next_bits() % 6);
    default: return share() * 400 - 50;
  }
}

static uint64_t sum = 0xCBF29CE484222325; /* FNV-1a with 64 bits. */
static void add(const double *numbers, size_t count) {
  for (size_t at = 0; at < count; at++) {
    uint64_t bits;
    assert(isfinite(numbers[at]));
    memcpy(&bits, numbers + at, sizeof bits);
    sum = (sum ^ bits) * 0x100000001B3;
  }
}

/* Memory that ends where none is readable or writable. */
static char *guarded(void) {
  char *start = mmap(NULL, SIZE + PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  assert(start != MAP_FAILED && mprotect(start + SIZE, PAGE, PROT_NONE) == 0);
  return start + SIZE;
}

static size_t fitting(size_t count) { return count < JELLY_NUMBERS ? count : JELLY_NUMBERS; }

/* ---- Bad input ---- */

static void check_null(void) {
  double out[4] = {0};
  assert(jelly_schema() == JELLY_SCHEMA);
  assert(jelly_body_kind(NULL) == -1 && jelly_body_rest_time(NULL) == -INFINITY);
  assert(jelly_body_handle_touch_began(NULL, 1, 1, 0, 0).kind == 0);
  assert(jelly_body_draw(NULL, 0, 0, out, 4) == 0 && jelly_body_values(NULL, 0, out, 4) == 0);
  assert(jelly_body_layout(NULL, out, 4) == 0 && jelly_switch_values(NULL, 0).width == 0);
  assert(jelly_shape_bend(NULL, 0, 0, out, 4, out, 4) == 0);
  jelly_body_destroy(NULL);
  assert(!jelly_body_create(-1, 1, 1, 0, NULL, 0) && jelly_body_size(-1) == 0);
  assert(!jelly_body_create(JELLY_ROW + 1, 1, 1, 0, NULL, 0) && jelly_body_size(99) == 0);
  char *memory = guarded() - PAGE;
  assert(!jelly_body_init(memory + 8, JELLY_BAR, 1, 1, 0, NULL, 0));
  assert(!jelly_body_init(NULL, JELLY_BAR, 1, 1, 0, NULL, 0));
}

static void check_capacity(const JellyBody *bar) {
  double all[JELLY_NUMBERS], out[JELLY_NUMBERS];
  size_t count = jelly_body_draw(bar, 0, 0, all, JELLY_NUMBERS);
  assert(count > 3 && count < JELLY_NUMBERS && jelly_body_draw(bar, 0, 0, NULL, 99) == count);
  for (size_t capacity = 0; capacity <= count; capacity++) {
    for (size_t at = 0; at < JELLY_NUMBERS; at++) out[at] = -12345.5;
    assert(jelly_body_draw(bar, 0, 0, out, capacity) == count && out[capacity] == -12345.5);
    size_t written = 0;
    while (out[written] != -12345.5) written++;
    assert(memcmp(out, all, written * sizeof *out) == 0);
    assert(capacity - written < 7); /* The longest command has seven. */
  }
  assert(jelly_body_values(bar, 0, out, 0) == jelly_body_values(bar, 0, all, JELLY_NUMBERS));
  assert(jelly_body_draw(bar, 99, 0, out, JELLY_NUMBERS) == count); /* An unknown part. */
  assert(jelly_body_draw(bar, -1, 0, out, JELLY_NUMBERS) == count);
  assert(memcmp(out, all, count * sizeof *out) == 0);
}

static void check_lists(void) { /* Their count is that of the rows that are written. */
  JellySegmentsSettings settings = jelly_segments_default_settings();
  settings.segment_count = 768;
  JellyBody *segments = jelly_segments_create(9000, 40, JELLY_TUNING_STANDARD, &settings);
  double numbers[JELLY_NUMBERS + 1], all[2 * JELLY_NUMBERS];
  numbers[JELLY_NUMBERS] = -12345.5;
  size_t count = jelly_body_layout(segments, all, 2 * JELLY_NUMBERS);
  assert(count > JELLY_NUMBERS);
  assert(jelly_body_layout(segments, numbers, JELLY_NUMBERS) == count);
  assert(jelly_body_layout(segments, NULL, 0) == count);
  assert(numbers[JELLY_NUMBERS] == -12345.5);
  JellySegmentsLayout layout = jelly_segments_layout(segments, numbers);
  assert(memcmp(&layout, &(JellySegmentsLayout){0}, sizeof layout) == 0);
  jelly_body_destroy(segments);
}

/* Whether an event returns no effect and changes no frame. */
#define IGNORED(body, event) \
  do { \
    double before[JELLY_NUMBERS], after[JELLY_NUMBERS]; \
    size_t count = jelly_body_draw(body, 0, 1.01, before, JELLY_NUMBERS); \
    assert((event).kind == 0); \
    assert(jelly_body_draw(body, 0, 1.01, after, JELLY_NUMBERS) == count); \
    assert(memcmp(before, after, count * sizeof *before) == 0); \
  } while (0)

static void check_events(void) {
  double fields[4] = {40, 60, 0, 7}, settings[200];
  for (int at = 0; at < 200; at++) settings[at] = 30; /* More than there are. */
  JellyBody *bar = jelly_body_create(JELLY_BAR, NAN, -5, 77, settings, 200);
  JellyBody *switch_ = jelly_switch_create(63, 28, JELLY_TUNING_STANDARD, NULL);
  JellyBody *bodies[] = {jelly_menu_create(50, 50, JELLY_TUNING_STANDARD, NULL),
    jelly_pager_create(280, 44, JELLY_TUNING_STANDARD, NULL),
    jelly_refresh_create(390, 100, JELLY_TUNING_STANDARD, NULL)};
  jelly_body_handle_size_changed(bar, 390, 100, 0);
  assert(jelly_body_kind(bar) == JELLY_BAR);
  check_capacity(bar);
  /* Another kind, an unknown number, too few fields, and numbers that are not valid. */
  IGNORED(bar, jelly_switch_handle_toggled(bar, 1));
  IGNORED(switch_, jelly_bar_handle_pull_ended(switch_, 1));
  IGNORED(bar, jelly_body_handle(bar, 255 << 8 | 200, fields, 4, 1));
  IGNORED(bar, jelly_body_handle(bar, JELLY_BAR << 8 | 99, fields, 4, 1));
  IGNORED(bar, jelly_body_handle(bar, -1, fields, 4, 1));
  IGNORED(bar, jelly_body_handle(bar, JELLY_EVENT_TOUCH_BEGAN, NULL, 3, 1));
  IGNORED(bar, jelly_body_handle(bar, JELLY_EVENT_TOUCH_BEGAN, fields, 1, 1));
  IGNORED(bar, jelly_body_handle_touch_began(bar, NAN, 1, 0, 1));
  IGNORED(bar, jelly_body_handle_touch_began(bar, 1, INFINITY, 0, 1));
  IGNORED(bar, jelly_body_handle_touch_began(bar, 1, 1, 0, NAN));
  IGNORED(bar, jelly_body_handle_touch_began(bar, 1, 1, 0, 1e13));
  IGNORED(bar, jelly_body_handle_size_changed(bar, NAN, 100, 1));
  for (int at = 0; at < 3; at++) {
    IGNORED(bodies[at], jelly_body_handle_touch_began(bodies[at], 25, 25, 0, 1));
  }
  JellyBarTuning wrong = jelly_bar_unchanged_tuning();
  wrong.soft.pull_ratio = -4;
  IGNORED(bar, jelly_bar_handle_tuning_changed(bar, JELLY_TUNING_STANDARD, &wrong, 1));
  assert(jelly_switch_values(bar, 1).width == 0 && jelly_bar_values(switch_, 1).depth == 0);
  assert(jelly_shape_bend(bar, 0, 1, fields, 4, settings, 200) == 0);
  /* A touch that ends is never lost, and more fields than there are are not read. */
  assert(jelly_body_handle(bar, JELLY_EVENT_TOUCH_BEGAN, fields, 4, 1).kind == JELLY_BAR_GRABBED);
  assert(jelly_body_handle_touch_ended(bar, NAN, NAN, 0, 1.1).kind == JELLY_BAR_RELEASED);
  jelly_body_destroy(bar);
  jelly_body_destroy(switch_);
  for (int at = 0; at < 3; at++) jelly_body_destroy(bodies[at]);
}

/* ---- Random events ---- */

static double numbers[JELLY_NUMBERS], other[JELLY_NUMBERS], fields[128];

/* Checks a frame of a body of `size` bytes. */
static void check_frame(JellyBody *body, size_t size, int32_t part, double time, char *end) {
  static _Alignas(JELLY_ALIGNMENT) char copy[PAGE];
  assert(size <= PAGE);
  memcpy(copy, body, size);
  size_t count = jelly_body_draw(body, part, time, numbers, JELLY_NUMBERS);
  add(numbers, fitting(count));
  assert(memcmp(copy, body, size) == 0);
  assert(jelly_body_draw((JellyBody *)copy, part, time, other, JELLY_NUMBERS) == count);
  assert(memcmp(numbers, other, fitting(count) * sizeof *numbers) == 0);
  size_t capacity = next_bits() % JELLY_NUMBERS;
  assert(jelly_body_draw(body, part, time, (double *)end - capacity, capacity) == count);
  double rest = jelly_body_rest_time(body);
  assert(!isnan(rest));
  if (part || !isfinite(rest)) return;
  count = jelly_body_draw(body, 0, rest, numbers, JELLY_NUMBERS);
  assert(jelly_body_draw(body, 0, rest + 1000 * share(), other, JELLY_NUMBERS) == count);
  assert(memcmp(numbers, other, fitting(count) * sizeof *numbers) == 0);
}

static void play(int32_t kind, long events, char *body_end, char *numbers_end) {
  for (int at = 0; at < 128; at++) fields[at] = number();
  /* One after another: C evaluates arguments in any order, and all machines must agree. */
  double width = share() * 400, height = share() * 300, time = 0;
  int32_t tuning = (int32_t)(next_bits() % 4);
  size_t size = jelly_body_size(kind), count = next_bits() % 32;
  char *memory = body_end - (size + JELLY_ALIGNMENT - 1) / JELLY_ALIGNMENT * JELLY_ALIGNMENT;
  JellyBody *body = jelly_body_init(memory, kind, width, height, tuning, fields, count);
  for (long event = 0; event < events; event++) {
    for (int at = 0; at < 128; at++) fields[at] = number();
    time += share() * 0.1;
    int32_t code = next_bits() % 4 ? kind << 8 | (int32_t)(next_bits() % 14)
                                   : (int32_t)(next_bits() % 65536);
    size_t given = next_bits() % 128;
    jelly_body_handle(body, code, fields, given, next_bits() % 50 ? time : number());
    for (int32_t part = 0; part < 3; part++) {
      check_frame(body, size, part, time + share(), numbers_end);
    }
    size_t values = jelly_body_values(body, time, numbers, JELLY_NUMBERS);
    assert(values <= JELLY_NUMBERS);
    add(numbers, values);
    size_t layout = jelly_body_layout(body, numbers, JELLY_NUMBERS);
    add(numbers, fitting(layout));
  }
}

int main(int argc, char **argv) {
  check_null();
  check_events();
  check_lists();
  long rounds = argc > 1 ? atol(argv[1]) : 40, events = 60, before = allocations;
  char *body_end = guarded(), *numbers_end = guarded();
  for (long round = 0; round < rounds; round++) {
    for (int32_t kind = JELLY_BAR; kind <= JELLY_ROW; kind++) {
      play(kind, events, body_end, numbers_end);
    }
  }
  assert(allocations == before);
  JellyBody *body = jelly_bar_create(1, 1, JELLY_TUNING_STANDARD, NULL);
  assert(body && allocations == before + 1);
  jelly_body_destroy(body);
  printf("%ld events; sum %016llx\n", rounds * 13 * events, (unsigned long long)sum);
  return 0;
}
