/* Prints the most bytes of stack that a call takes, for bodies and for shapes: each call runs on a
 * thread with a painted stack. */
#include <jelly.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/mman.h>

enum { STACK = 4 << 20, LIMIT = 1 << 16 };

static int32_t kind;
static JellyBody *body;
static double numbers[LIMIT];

static void nothing(void) {}
static void create(void) { body = jelly_body_create(kind, 300, 100, 0, NULL, 0); }
static void place(void) {
  for (int32_t index = 0; kind == JELLY_GROUP && index < 2; index++) {
    jelly_group_handle_body_placed(body, index, 50 + 100 * index, 30, 80, 50, 20, false, 0);
  }
  if (kind == JELLY_SHAPE) jelly_shape_handle_part_changed(body, 1, 0, 0, .5, .5, 0);
}
static void began(void) {
  if (kind == JELLY_MENU) jelly_menu_handle_opened(body, 1);
  else jelly_body_handle_touch_began(body, 60, 30, 0, 1);
}
static void moved(void) { jelly_body_handle_touch_moved(body, 80, 60, 0, 1.1); }
static void ended(void) { jelly_body_handle_touch_ended(body, 80, 60, 0, 1.2); }
static void resized(void) { jelly_body_handle_size_changed(body, 320, 120, 1.22); }
static void draw(void) { jelly_body_draw(body, 0, 1.25, numbers, LIMIT); }
static void values(void) { jelly_body_values(body, 1.25, numbers, LIMIT); }

static void *run(void *work) {
  (*(void (**)(void))work)();
  return NULL;
}

static size_t used(void (*work)(void)) {
  unsigned char *stack =
    mmap(NULL, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  memset(stack, 0xA5, STACK);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstack(&attributes, stack, STACK);
  pthread_t thread;
  pthread_create(&thread, &attributes, run, &work);
  pthread_join(thread, NULL);
  size_t unused = 0;
  while (unused < STACK && stack[unused] == 0xA5) unused++;
  munmap(stack, STACK);
  return STACK - unused;
}

int main(void) {
  void (*const calls[])(void) = {create, place, began, moved, ended, resized, draw, values};
  size_t base = used(nothing), most[2] = {0, 0};
  for (kind = JELLY_BAR; kind <= JELLY_ROW; kind++) {
    for (size_t call = 0; call < sizeof calls / sizeof *calls; call++) {
      size_t bytes = used(calls[call]) - base, *largest = most + (kind == JELLY_SHAPE);
      if (bytes > *largest) *largest = bytes;
    }
    jelly_body_destroy(body);
  }
  printf("%zu %zu\n", most[0], most[1]);
  return 0;
}
