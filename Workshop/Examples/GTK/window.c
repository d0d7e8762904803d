/* A bar and a switch in GTK 4, under the mouse; Space toggles the switch.
 *
 *     C/build
 *     cc window.c -I../../../C/dist/include ../../../C/dist/lib/libjelly.a \
 *       $(pkg-config --cflags --libs gtk4) -lm -o window
 *
 * A widget for people also has a role, a name and a focus ring of its own: a body has none of them.
 */
#include <gtk/gtk.h>
#include <jelly.h>

/* A body at a place in the window. */
typedef struct {
  JellyBody *body;
  double x, y, width, height;
} Piece;

static Piece bar = {NULL, 0, 0, 390, 96}, toggle = {NULL, 163, 300, 63, 28};
static Piece *held; /* What the mouse has pressed. */
static guint ticking;
static GtkWidget *area;

/* ---- Drawing: the functions of cairo ---- */

static void move_to(void *cr, double x, double y) { cairo_move_to(cr, x, y); }
static void line_to(void *cr, double x, double y) { cairo_line_to(cr, x, y); }
static void close_path(void *cr) { cairo_close_path(cr); }
static void cubic_to(void *cr, double ax, double ay, double bx, double by, double x, double y) {
  cairo_curve_to(cr, ax, ay, bx, by, x, y);
}
static const JellyPathSink sink = {move_to, line_to, NULL, cubic_to, close_path};

static void fill(cairo_t *cr, const Piece *piece, int32_t part, double time, GdkRGBA color) {
  double numbers[JELLY_NUMBERS];
  size_t count = jelly_body_draw(piece->body, part, time, numbers, JELLY_NUMBERS);
  cairo_save(cr);
  cairo_translate(cr, piece->x, piece->y);
  jelly_path_walk(numbers, count, &sink, cr);
  gdk_cairo_set_source_rgba(cr, &color);
  cairo_fill(cr);
  cairo_restore(cr);
}

static GdkRGBA mix(GdkRGBA from, GdkRGBA to, double share) {
  float s = (float)share;
  return (GdkRGBA){from.red + s * (to.red - from.red), from.green + s * (to.green - from.green),
    from.blue + s * (to.blue - from.blue), 1};
}

/* The time of the frame, in seconds of the monotonic clock. */
static double now(void) {
  GdkFrameClock *clock = gtk_widget_get_frame_clock(area);
  return (double)(clock ? gdk_frame_clock_get_frame_time(clock) : g_get_monotonic_time()) / 1e6;
}

static void draw(GtkDrawingArea *self, cairo_t *cr, int width, int height, gpointer data) {
  (void)self, (void)width, (void)height, (void)data;
  const GdkRGBA blue = {.81f, .91f, 1, 1}, gray = {.88f, .88f, .90f, 1};
  const GdkRGBA green = {.2f, .78f, .35f, 1}, white = {1, 1, 1, 1}, ink = {.1f, .1f, .2f, 1};
  double time = now();
  JellyBarValues edge = jelly_bar_values(bar.body, time);
  JellySwitchValues drop = jelly_switch_values(toggle.body, time);
  gdk_cairo_set_source_rgba(cr, &gray);
  for (int row = 0; row < 3; row++) { /* A list that moves along with the bar's edge. */
    cairo_rectangle(cr, 24, 120 + 44 * row + edge.inset, 300 - 60 * row, 14);
    cairo_fill(cr);
  }
  fill(cr, &bar, 0, time, blue);
  fill(cr, &toggle, JELLY_SWITCH_TRACK, time, mix(gray, green, drop.progress));
  fill(cr, &toggle, 0, time, white);
  gdk_cairo_set_source_rgba(cr, &ink);
  cairo_select_font_face(cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size(cr, 24);
  cairo_move_to(cr, 24, 58);
  cairo_show_text(cr, "Inbox");
}

/* ---- Time: frames until the bodies rest, and not one more ---- */

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  (void)clock, (void)data;
  gtk_widget_queue_draw(widget);
  double rest = MAX(jelly_body_rest_time(bar.body), jelly_body_rest_time(toggle.body));
  if (now() < rest) return G_SOURCE_CONTINUE;
  ticking = 0;
  return G_SOURCE_REMOVE;
}

static void report(Piece *piece, JellyEffect effect) {
  if (piece == &toggle && effect.kind == JELLY_SWITCH_CHANGED) {
    g_print("switch: %s\n", effect.index ? "on" : "off");
  } else if (piece == &bar && effect.kind == JELLY_BAR_GRABBED) {
    g_print("bar: grabbed\n");
  } else if (piece == &bar && effect.kind == JELLY_BAR_RELEASED) {
    g_print("bar: released\n");
  }
  gtk_widget_queue_draw(area);
  if (!ticking) ticking = gtk_widget_add_tick_callback(area, tick, NULL, NULL);
}

/* ---- Events: with their own times, on the frame clock ---- */

static Piece *at(double x, double y) {
  Piece *pieces[] = {&toggle, &bar};
  for (int index = 0; index < 2; index++) {
    Piece *piece = pieces[index];
    if (x >= piece->x && x < piece->x + piece->width && y >= piece->y - 8 &&
        y < piece->y + piece->height + 8) return piece;
  }
  return NULL;
}

static gboolean handle(GtkEventControllerLegacy *self, GdkEvent *event, gpointer data) {
  (void)self, (void)data;
  static double offset = INFINITY; /* From the server's milliseconds to the frame clock. */
  GdkEventType type = gdk_event_get_event_type(event);
  if (type != GDK_BUTTON_PRESS && type != GDK_MOTION_NOTIFY && type != GDK_BUTTON_RELEASE) {
    return FALSE;
  }
  double x, y, dx, dy;
  gdk_event_get_position(event, &x, &y);
  GtkWidget *window = GTK_WIDGET(gtk_widget_get_native(area));
  gtk_native_get_surface_transform(GTK_NATIVE(window), &dx, &dy);
  graphene_point_t place = GRAPHENE_POINT_INIT((float)(x - dx), (float)(y - dy));
  if (!gtk_widget_compute_point(window, area, &place, &place)) return FALSE;
  double stamp = gdk_event_get_time(event) / 1e3;
  offset = MIN(offset, (double)g_get_monotonic_time() / 1e6 - stamp);
  double time = stamp + offset;
  if (type == GDK_BUTTON_PRESS) held = at(place.x, place.y);
  if (!held) return FALSE;
  Piece *piece = held;
  x = place.x - piece->x;
  y = place.y - piece->y;
  if (type == GDK_BUTTON_PRESS) {
    report(piece, jelly_body_handle_touch_began(piece->body, x, y, 0, time));
  } else if (type == GDK_MOTION_NOTIFY) {
    report(piece, jelly_body_handle_touch_moved(piece->body, x, y, 0, time));
  } else {
    held = NULL;
    report(piece, jelly_body_handle_touch_ended(piece->body, x, y, 0, time));
  }
  return TRUE;
}

static gboolean press(GtkEventControllerKey *self, guint key, guint code, GdkModifierType state) {
  (void)self, (void)code, (void)state;
  if (key != GDK_KEY_space) return FALSE;
  report(&toggle, jelly_switch_handle_toggled(toggle.body, (double)g_get_monotonic_time() / 1e6));
  return TRUE;
}

/* The setting of the system for less motion. */
static JellyTuning tuning(void) {
  gboolean moves = TRUE;
  g_object_get(gtk_settings_get_default(), "gtk-enable-animations", &moves, NULL);
  return moves ? JELLY_TUNING_STANDARD : JELLY_TUNING_REDUCED;
}

static void change_tuning(void) {
  double time = (double)g_get_monotonic_time() / 1e6;
  report(&bar, jelly_body_handle_tuning_changed(bar.body, tuning(), time));
  report(&toggle, jelly_body_handle_tuning_changed(toggle.body, tuning(), time));
}

static void activate(GtkApplication *app, gpointer data) {
  (void)data;
  JellyBarSettings settings = jelly_bar_default_settings();
  settings.headroom = 30;
  bar.body = jelly_bar_create(bar.width, bar.height, tuning(), &settings);
  toggle.body = jelly_switch_create(toggle.width, toggle.height, tuning(), NULL);
  area = gtk_drawing_area_new();
  gtk_widget_set_size_request(area, 390, 400);
  gtk_widget_set_focusable(area, TRUE);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw, NULL, NULL);
  GtkEventController *events = gtk_event_controller_legacy_new();
  GtkEventController *keys = gtk_event_controller_key_new();
  g_signal_connect(events, "event", G_CALLBACK(handle), NULL);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(press), NULL);
  gtk_widget_add_controller(area, events);
  gtk_widget_add_controller(area, keys);
  g_signal_connect(
    gtk_settings_get_default(), "notify::gtk-enable-animations", G_CALLBACK(change_tuning), NULL);
  GtkWidget *window = gtk_application_window_new(app);
  gtk_window_set_title(GTK_WINDOW(window), "Jelly");
  gtk_window_set_child(GTK_WINDOW(window), area);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  GtkApplication *app = gtk_application_new("org.jelly.window", G_APPLICATION_NON_UNIQUE);
  g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(app), argc, argv);
  jelly_body_destroy(bar.body);
  jelly_body_destroy(toggle.body);
  g_object_unref(app);
  return status;
}
