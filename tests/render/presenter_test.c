/* Both presenters on an invisible window: what was painted reaches the screen, and only what was lost is
 * repainted. */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "render/presenter.h"

enum { WIDTH = 320, HEIGHT = 200 };

#ifdef CAN_REFUSE
/* A driver that fails when it is asked to: the linker puts these before SDL's own. */
static bool refuses_renderers, refuses_textures, refuses_surfaces;

SDL_Renderer *__real_SDL_CreateRenderer(SDL_Window *window, int index, Uint32 flags);
SDL_Renderer *__wrap_SDL_CreateRenderer(SDL_Window *window, int index, Uint32 flags);

SDL_Texture *__real_SDL_CreateTexture(SDL_Renderer *renderer, Uint32 format, int access, int width,
                                      int height);
SDL_Texture *__wrap_SDL_CreateTexture(SDL_Renderer *renderer, Uint32 format, int access, int width,
                                      int height);
SDL_Surface *__real_SDL_GetWindowSurface(SDL_Window *window);
SDL_Surface *__wrap_SDL_GetWindowSurface(SDL_Window *window);

SDL_Renderer *__wrap_SDL_CreateRenderer(SDL_Window *window, int index, Uint32 flags) {
    return refuses_renderers ? NULL : __real_SDL_CreateRenderer(window, index, flags);
}

SDL_Texture *__wrap_SDL_CreateTexture(SDL_Renderer *renderer, Uint32 format, int access, int width,
                                      int height) {
    return refuses_textures ? NULL : __real_SDL_CreateTexture(renderer, format, access, width, height);
}

SDL_Surface *__wrap_SDL_GetWindowSurface(SDL_Window *window) {
    return refuses_surfaces ? NULL : __real_SDL_GetWindowSurface(window);
}
#endif

typedef struct Fixture {
    SDL_Window *window;
    Presenter *presenter;
} Fixture;

static Fixture open_presenter(const char *wanted) {
    char error[200] = "";
    Fixture f = {.window = SDL_CreateWindow("test", 0, 0, WIDTH, HEIGHT, SDL_WINDOW_RESIZABLE)};
    assert_non_null(f.window);
    f.presenter = presenter_open(f.window, wanted, error, sizeof error);
    if (!f.presenter) fail_msg("%s: %s", wanted, error);
    return f;
}

static void close_presenter(Fixture f) {
    presenter_close(f.presenter);
    SDL_DestroyWindow(f.window);
}

static void fill(Target target, PixelRect rect, Pixel colour) {
    for (int y = rect.y; y < rect.y + rect.height; y++)
        for (int x = rect.x; x < rect.x + rect.width; x++) target.pixels[y * target.stride + x] = colour;
}

/* What the screen shows at a place, as 0x00RRGGBB. */
static Pixel seen(Fixture f, int x, int y) {
    Uint32 pixel = 0;
    SDL_Renderer *renderer = SDL_GetRenderer(f.window);
    if (renderer) {
        SDL_Rect place = {x, y, 1, 1};
        assert_int_equal(
            SDL_RenderReadPixels(renderer, &place, SDL_PIXELFORMAT_ARGB8888, &pixel, sizeof pixel), 0);
    } else {
        const SDL_Surface *surface = SDL_GetWindowSurface(f.window);
        memcpy(&pixel, (const char *)surface->pixels + y * surface->pitch + x * 4, 4);
    }
    return pixel & 0xffffffu;
}

static void show_frame(Fixture f, PixelRect damage, Pixel colour, bool wanted_blank) {
    Target target;
    bool is_blank;
    assert_true(presenter_begin(f.presenter, &target, &is_blank));
    assert_int_equal(is_blank, wanted_blank);
    fill(target, damage, colour);
    assert_true(presenter_show(f.presenter, &damage, 1));
}

static void check_frames(const char *wanted) {
    const PixelRect whole = {0, 0, WIDTH, HEIGHT}, part = {20, 30, 40, 50};
    Fixture f = open_presenter(wanted);
    int width, height;
    assert_string_equal(presenter_name(f.presenter), wanted);
    presenter_size(f.presenter, &width, &height);
    assert_int_equal(width, WIDTH);
    assert_int_equal(height, HEIGHT);
    show_frame(f, whole, 0xff102030u, strcmp(wanted, "texture") == 0);
    assert_int_equal(seen(f, 5, 5), 0x102030);
    show_frame(f, part, 0xffc04020u, false);
    assert_int_equal(seen(f, 25, 35), 0xc04020);
    assert_int_equal(seen(f, 5, 5), 0x102030);
    assert_int_equal(seen(f, part.x + part.width, 35), 0x102030);
    close_presenter(f);
}

static void test_surface(void **unused) {
    (void)unused;
    check_frames("surface");
}

static void test_texture(void **unused) {
    (void)unused;
    check_frames("texture");
}

static void check_losses(const char *wanted) {
    const PixelRect whole = {0, 0, WIDTH, HEIGHT};
    Fixture f = open_presenter(wanted);
    Target target;
    bool is_blank;
    show_frame(f, whole, 0xff102030u, strcmp(wanted, "texture") == 0);
    assert_true(presenter_begin(f.presenter, &target, &is_blank));
    assert_false(presenter_show(f.presenter, NULL, 0)); /* nothing painted, nothing lost */
    presenter_expose(f.presenter);
    assert_true(presenter_begin(f.presenter, &target, &is_blank));
    assert_false(is_blank);
    assert_true(presenter_show(f.presenter, NULL, 0));
    presenter_reset(f.presenter);
    show_frame(f, whole, 0xff304050u, true);
    assert_int_equal(seen(f, 319, 199), 0x304050);
    close_presenter(f);
}

static void test_losses(void **unused) {
    (void)unused;
    check_losses("surface");
    check_losses("texture");
}

static void test_resized(void **unused) {
    (void)unused;
    static const char *const names[] = {"surface", "texture"};
    for (int i = 0; i < 2; i++) {
        Fixture f = open_presenter(names[i]);
        show_frame(f, (PixelRect){0, 0, WIDTH, HEIGHT}, 0xff102030u, i == 1);
        SDL_SetWindowSize(f.window, 500, 300);
        SDL_PumpEvents();
        presenter_reset(f.presenter); /* as the window does at the event */
        show_frame(f, (PixelRect){0, 0, 500, 300}, 0xff203040u, true);
        assert_int_equal(seen(f, 499, 299), 0x203040);
        close_presenter(f);
    }
}

#ifdef CAN_REFUSE
/* A window larger than the largest texture, or a GPU that is gone: from then on it is painted without one. */
static void test_texture_refused(void **unused) {
    (void)unused;
    const PixelRect whole = {0, 0, WIDTH, HEIGHT};
    Fixture f = open_presenter("texture");
    refuses_textures = true;
    show_frame(f, whole, 0xff102030u, true);
    assert_string_equal(presenter_name(f.presenter), "surface");
    assert_int_equal(seen(f, 5, 5), 0x102030);
    refuses_textures = false;
    close_presenter(f);
}

/* Where neither works for now, nothing is painted, and it is tried again. */
static void test_nothing_to_paint_on(void **unused) {
    (void)unused;
    const PixelRect whole = {0, 0, WIDTH, HEIGHT};
    Target target;
    bool is_blank;
    Fixture f = open_presenter("surface");
    show_frame(f, whole, 0xff102030u, false);
    refuses_surfaces = true;
    assert_false(presenter_begin(f.presenter, &target, &is_blank));
    refuses_surfaces = false;
    show_frame(f, whole, 0xff203040u, false);
    assert_int_equal(seen(f, 5, 5), 0x203040);
    close_presenter(f);
    f = open_presenter("texture");
    refuses_textures = refuses_surfaces = true;
    assert_false(presenter_begin(f.presenter, &target, &is_blank));
    refuses_textures = refuses_surfaces = false;
    show_frame(f, whole, 0xff304050u, true);
    assert_int_equal(seen(f, 5, 5), 0x304050);
    close_presenter(f);
}

/* Where both are gone for good, nothing is painted, however often it is asked. */
static void test_nothing_opens(void **unused) {
    (void)unused;
    Target target;
    bool is_blank;
    int width, height;
    Fixture f = open_presenter("texture");
    refuses_renderers = refuses_textures = refuses_surfaces = true;
    for (int i = 0; i < 3; i++) assert_false(presenter_begin(f.presenter, &target, &is_blank));
    assert_false(presenter_show(f.presenter, &(PixelRect){0, 0, WIDTH, HEIGHT}, 1));
    presenter_size(f.presenter, &width, &height);
    assert_true(width == 1 && height == 1);
    refuses_renderers = refuses_textures = refuses_surfaces = false;
    close_presenter(f);
}
#endif

/* A driver that shows nothing has no use for a renderer. */
static void test_choice(void **unused) {
    (void)unused;
    Fixture f = open_presenter("");
    assert_string_equal(presenter_name(f.presenter), "surface");
    assert_true(presenter_is_known("surface") && presenter_is_known("texture") && presenter_is_known(""));
    assert_false(presenter_is_known("surfaces"));
    close_presenter(f);
}

static void test_software_gl(void **unused) {
    (void)unused;
    static const struct {
        const char *name;
        bool is_software;
    } rows[] = {{"llvmpipe (LLVM 15.0.6, 256 bits)", true},
                {"softpipe", true},
                {"Software Rasterizer", true},
                {"Mesa DRI Intel(R) HD Graphics 520 (SKL GT2)", false},
                {"AMD Radeon Graphics (radeonsi, renoir, LLVM 15.0.6)", false},
                {"NVIDIA GeForce GTX 1060/PCIe/SSE2", false},
                {"Google SwiftShader", true},
                {"Apple Software Renderer", true},
                {"GDI Generic", true}};
    for (size_t i = 0; i < SDL_arraysize(rows); i++)
        assert_int_equal(presenter_is_software_gl(rows[i].name), rows[i].is_software);
}

static int start(void **unused) {
    (void)unused;
    return SDL_Init(SDL_INIT_VIDEO);
}

static int stop(void **unused) {
    (void)unused;
    SDL_Quit();
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_surface),         cmocka_unit_test(test_texture),
        cmocka_unit_test(test_losses),          cmocka_unit_test(test_resized),
        cmocka_unit_test(test_software_gl),
#ifdef CAN_REFUSE
        cmocka_unit_test(test_texture_refused), cmocka_unit_test(test_nothing_to_paint_on),
        cmocka_unit_test(test_nothing_opens),
#endif
        cmocka_unit_test(test_choice),
    };
    return cmocka_run_group_tests(tests, start, stop);
}
