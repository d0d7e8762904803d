/* Plays the lines of trace.mjs on a body, and compares each frame with them, bit for bit. */
#include <jelly.h>
#include <stdio.h>
#include <stdlib.h>

enum { LIMIT = 1 << 16 };

static double given[LIMIT], numbers[LIMIT], drawing[LIMIT];
static int failures;

/* Reads the numbers of a line; returns their count. */
static size_t read_numbers(char *text, double *list) {
  size_t count = 0;
  for (char *end; count < LIMIT; text = end) {
    double number = strtod(text, &end);
    if (end == text) break;
    list[count++] = number;
  }
  return count;
}

static void compare(const char *word, long line, const double *expected, size_t count, size_t got) {
  size_t at = 0;
  /* JavaScript writes both zeros as 0; all other equal numbers have the same bits. */
  while (at < count && at < got && expected[at] == numbers[at]) at++;
  if ((at == count && count == got) || failures++ >= 5) return;
  fprintf(stderr, "line %ld: %s: number %zu must be %a of %zu; got %a of %zu\n", line, word, at,
    at < count ? expected[at] : NAN, count, at < got ? numbers[at] : NAN, got);
}

int main(void) {
  char *text = NULL;
  size_t size = 0, parts[64] = {0}, part_count = 0, drawn = 0, told = 0;
  double part_numbers[64], effects[128];
  JellyBody *body = NULL;
  long line = 0, frames = 0;
  while (getline(&text, &size, stdin) > 0) {
    line++;
    char *rest = text + strcspn(text, " \n");
    if (*rest) *rest++ = 0;
    size_t count = read_numbers(rest, given);
    if (!strcmp(text, "body")) {
      body = jelly_body_create(
        (int)given[0], given[1], given[2], (int)given[3], given + 4, count - 4);
    } else if (!strcmp(text, "drawing") || !strcmp(text, "more")) {
      if (*text == 'd') part_count = drawn = 0;
      part_numbers[part_count] = given[0];
      memcpy(drawing + drawn, given + 1, (count - 1) * sizeof(double));
      parts[part_count++] = count - 1;
      drawn += count - 1;
    } else if (!strcmp(text, "event")) {
      int32_t event = jelly_body_kind(body) << 8 | (int32_t)given[0];
      JellyEffect effect = jelly_body_handle(body, event, given + 2, count - 2, given[1]);
      if (effect.kind) {
        effects[told++] = effect.kind;
        effects[told++] = effect.index;
      }
    } else if (!strcmp(text, "effects")) {
      memcpy(numbers, effects, told * sizeof(double));
      compare(text, line, given, count, told);
      told = 0;
    } else if (!strcmp(text, "values")) {
      compare(text, line, given + 1, count - 1, jelly_body_values(body, given[0], numbers, LIMIT));
    } else {
      size_t got = 0, start = 0;
      for (size_t part = 0; part < part_count; start += parts[part++]) {
        got += jelly_shape_bend(body, (int)part_numbers[part], given[0], drawing + start,
          parts[part], numbers + got, LIMIT - got);
      }
      if (!part_count) got = jelly_body_draw(body, 0, given[0], numbers, LIMIT);
      compare(text, line, given + 1, count - 1, got);
      frames++;
    }
  }
  jelly_body_destroy(body);
  free(text);
  printf("%ld frames, %d differ\n", frames, failures);
  return failures != 0;
}
