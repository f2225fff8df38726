"""Draws SVG as rsvg-convert does, by its library, so that no program is started for each part."""
import ctypes
import numpy as np

cairo, rsvg, gobject = (ctypes.CDLL(name) for name in ("libcairo.so.2", "librsvg-2.so.2", "libgobject-2.0.so.0"))
POINTERS = {cairo: ("cairo_image_surface_create", "cairo_create", "cairo_image_surface_get_data"), rsvg: ("rsvg_handle_new_from_data",)}
for library, names in POINTERS.items():
    for name in names:
        getattr(library, name).restype = ctypes.c_void_p
ARGB32 = 0


class Rectangle(ctypes.Structure):
    _fields_ = [(name, ctypes.c_double) for name in ("x", "y", "width", "height")]


def painted(svg):
    """Its pixels as cairo has them: rows, columns, blue green red alpha, these premultiplied."""
    data = svg.encode()
    handle = rsvg.rsvg_handle_new_from_data(data, ctypes.c_size_t(len(data)), None)
    if not handle:
        raise SystemExit("not SVG: " + svg[:1500])
    wide, high = ctypes.c_double(), ctypes.c_double()
    rsvg.rsvg_handle_get_intrinsic_size_in_pixels(ctypes.c_void_p(handle), ctypes.byref(wide), ctypes.byref(high))
    w, h = int(wide.value), int(high.value)
    surface = cairo.cairo_image_surface_create(ARGB32, w, h)
    context = cairo.cairo_create(ctypes.c_void_p(surface))
    done = rsvg.rsvg_handle_render_document(ctypes.c_void_p(handle), ctypes.c_void_p(context), ctypes.byref(Rectangle(0, 0, w, h)), None)
    cairo.cairo_surface_flush(ctypes.c_void_p(surface))
    stride = cairo.cairo_image_surface_get_stride(ctypes.c_void_p(surface))
    memory = ctypes.string_at(cairo.cairo_image_surface_get_data(ctypes.c_void_p(surface)), stride * h)
    cairo.cairo_destroy(ctypes.c_void_p(context))
    cairo.cairo_surface_destroy(ctypes.c_void_p(surface))
    gobject.g_object_unref(ctypes.c_void_p(handle))
    if not done:
        raise SystemExit("cannot draw: " + svg[:1500])
    return np.frombuffer(memory, np.uint8).reshape(h, stride // 4, 4)[:, :w]


def drawn(svg):
    """Its pixels as a PNG would have them, with straight alpha: rows, columns, red green blue alpha."""
    pixels = painted(svg).astype(np.uint16)
    alpha = pixels[..., 3:]
    straight = np.where(alpha > 0, (pixels[..., 2::-1] * np.uint32(255) + alpha // 2) // np.maximum(alpha, 1), 0)
    return np.dstack([straight, alpha]).astype(np.uint8)
