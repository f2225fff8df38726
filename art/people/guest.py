"""A guest: a cloaked traveller whose face lies in the shade of a hood."""
from common import *
from human import hand_pair
MOODS = ("calm",)
CLOTH, EDGE = "#8a8172", "#5c5448"


def weave(x0, y0, x1, y1, step, c, o):
    return "".join(st(f"M{x0} {y}H{x1}", .8, o, c) for y in range(y0, y1, step)) + "".join(st(f"M{x} {y0}V{y1}", .8, o * .7, c) for x in range(x0, x1, step))


def face(mood, shut=False):
    t = "rotate(-1.5 200 300)"
    out = [bust("#6d6659", "M6 500C6 408 22 350 64 324C98 306 138 296 156 276H244C262 296 302 306 336 324C378 350 394 408 394 500Z",
        paint=grad("r", 200, 290, 200, 480, (0, "#857c6d"), (1, "#3f3a33")) + fi("M0 270H400V500H0Z", 1, "url(#r)") + weave(0, 280, 400, 500, 5, "#2e2a25", .18), gloss=.03, sheen=.5)]
    # hood
    hood = "M200 26C250 24 288 60 296 116C302 164 298 214 312 262C300 300 268 326 200 340C132 326 100 300 88 262C102 214 98 164 104 116C112 60 150 24 200 26Z"
    out.append(Part(hood, CLOTH, fat=.58, z=-14, move=t, sheen=.7, gloss=.04,
        paint=grad("hd", 200, 30, 200, 330, (0, "#a89d8a"), (.5, "#877d6d"), (1, "#4c463c")) + fi("M70 20H330V350H70Z", 1, "url(#hd)") + weave(70, 20, 330, 350, 5, "#2e2a25", .14),
        sculpt=[(6, 5, both(st("M152 42C116 84 116 160 104 262", 11))), (-6, 5, both(st("M160 42C132 80 126 120 122 180", 7))), (6, 5, both(st("M112 268C130 292 154 308 186 322", 10))), (-5, 4, both(st("M112 232C122 262 140 286 170 306", 7))), (4, 3, st("M214 30C250 44 270 76 278 120", 6)), (-3, 2, st("M206 32C236 44 258 70 266 110", 4))]))
    hole = "M200 62C246 64 266 104 266 156C266 214 242 268 200 290C158 268 134 214 134 156C134 104 154 64 200 62Z"
    out.append(Part(hole, "#17120e", fat=.1, cap=4, z=4, move=t, gloss=0, hatch=0, paint=radial("in", 200, 170, 100, (0, "#2a2018"), (1, "#0c0907")) + fi("M100 40H300V300H100Z", 1, "url(#in)")))
    # the face in the shade: only its lower half meets the lamp
    shade = grad("fs", 200, 110, 200, 240, (0, "#2a1e17"), (.38, "#4a3325"), (.62, "#85593f"), (1, "#a87050"))
    smile = "M176 215Q188 222.500 201 222Q214 221.500 226 213.500"
    out.append(Part("M200 92C164 92 146 124 146 160C146 198 160 228 178 246C188 257 212 257 222 246C240 228 254 198 254 160C254 124 236 92 200 92Z", "#85593f", fat=.6, z=2, move=t, skin=1.0, gloss=.08, tight=14,
        paint=shade + fi("M120 80H280V270H120Z", 1, "url(#fs)") + fi("M176 215C184 212 194 212 200.500 213.500C207 212 216 211 226 213.500C218 226 208 229 200 229C192 229 184 226 176 215Z", .55, "#8a4638") + st(smile, 1.8, .9, "#2a120c") + both(el(162, 198, 13, 9, .35, "#b0563c")),
        sculpt=[(16, 14, el(200, 216, 36, 28)), (-7, 6, both(el(175, 162, 17, 11))), (5, 4, both(st("M156 148Q174 138 190 148", 7))), (8, 4, st("M200 148V186", 9)), (11, 4, el(200, 191, 10, 7.5)), (5, 2.4, both(el(188.500, 195, 5, 4))), (-5, 1, both(el(193.500, 199, 3, 1.6))), (4, 1.8, st("M179 213Q200 208 223 212", 3)), (7, 2.2, st("M186 223Q200 228 216 222", 5)), (-6, 1, st(smile, 2)), (-5, 2, el(173, 214, 3, 4) + el(229, 212, 3, 4)), (6, 5, el(200, 241, 13, 7)), (9, 6, both(el(163, 192, 14, 8, r=22))), (-5, 2.6, both(st("M181 196C173 202 169 208 168 216", 3)))]))
    for s in (-1, 1):
        m = f"{t} translate({200 + s * 25} 164) scale({-s} 1)"
        out.append(Part("M-14 4Q-8 -6 1 -6.500Q9 -6 14 4Q7 6.500 0 6Q-7 6.500 -14 4Z", "#443a31", fat=.5, ride=2, z=-.5, move=m, gloss=.02, tight=60, hatch=0, paint=el(0, -.5, 7, 7, 1, "#1c130c") + el(0, -.5, 6, 6, 1, "#4a3018") + el(0, -.5, 2.8, 2.8, 1, "#0a0806") + st("M-14 4Q-8 -6 1 -6.500Q9 -6 14 4", 6, .6, "#120b07"), glow=el(2.4 if s > 0 else -2.4, -2.5, 1.4, 1.2, .45, "#ffeccc") + el(0, 2, 4.4, 2.2, .12, "#d0a070")))
        if shut:
            out[-1] = Part("M-14 4Q-8 -6 1 -6.500Q9 -6 14 4Q7 6.500 0 6Q-7 6.500 -14 4Z", "#4a3325", fat=.8, ride=2, z=0, move=m, skin=1.0, gloss=.06, tight=14)
        out.append(Part(st("M-14 4Q-7 6.500 0 6Q7 6.500 14 4" if shut else "M-14 4Q-8 -6 1 -6.500Q9 -6 14 4", 2), "#120a06", fat=.5, ride=1, z=1, move=m, hatch=0))
        out.append(Part("M-17 -11C-10 -19 4 -23 15 -19L14 -15C4 -18 -8 -15 -17 -11Z", "#2a1c14", fat=.6, ride=2, z=.6, move=m, gloss=.02))
    # a lock of hair that escapes
    out.append(Part("M166 84C178 98 200 104 214 100C236 96 240 120 236 140C230 124 220 116 204 116C182 116 170 106 166 84Z", "#3a281c", fat=.6, z=26, move=t, gloss=.14, tight=14, sculpt=[(-2, .8, st("M172 92C188 108 224 102 234 132M178 104C198 112 222 110 230 124", 1.6))]))
    # rim of the hood, forward, and its shade
    lip = "M200 54C250 56 274 100 274 156C274 218 248 276 200 300C152 276 126 218 126 156C126 100 150 56 200 54Z"
    out.append(Part(f"<path fill-rule='evenodd' d='{lip} M200 82C162 86 148 118 146 160C146 212 168 258 200 280C232 258 254 212 254 160C252 118 238 86 200 82Z'/>", "#9a8f7d", fat=.9, cap=13, z=44, move=t, sheen=.7, gloss=.04,
        paint=grad("hl", 200, 50, 200, 300, (0, "#b3a793"), (1, "#5c5448")) + fi("M100 40H300V310H100Z", 1, "url(#hl)") + weave(100, 40, 300, 310, 5, "#2e2a25", .14) + "".join(st(f"M{200 + s * 0} 0", 1) for s in ()) + st("M200 60C246 62 268 102 268 156C268 216 244 270 200 293C156 270 132 216 132 156C132 102 154 62 200 60Z", 1.2, .0, "#d8c8a8"),
        sculpt=[(-1.6, .6, f"<path fill='none' stroke='#fff' stroke-width='1.6' stroke-dasharray='5 4' d='M200 61C245 63 267 103 267 156C267 215 243 269 200 292C157 269 133 215 133 156C133 103 155 63 200 61Z'/>")]))
    # scarf
    out.append(Part("M96 292C130 268 164 284 200 288C236 284 270 268 304 292C310 322 286 348 200 358C114 348 90 322 96 292Z", "#b5a894", fat=.7, cap=30, z=-6, sheen=.6, gloss=.03,
        paint=grad("sc", 200, 270, 200, 360, (0, "#c4b7a2"), (1, "#75695a")) + fi("M80 260H320V370H80Z", 1, "url(#sc)") + both(st("M98 304C130 330 170 342 200 344", 2.4, .6, "#7a4a3a") + st("M100 298C132 322 170 334 200 336", 1.2, .6, "#7a4a3a")),
        sculpt=[(5, 2.6, both(st("M100 286C130 316 164 322 200 318", 7) + st("M104 312C136 340 170 346 200 346", 6))), (-5, 2, both(st("M98 298C130 326 168 332 200 330", 4))), (4, 2.4, st("M150 280C170 304 214 312 262 296", 6))]))
    out.append(Part("M226 330C252 336 262 366 262 500H204C212 420 212 372 206 344Z", "#a89b87", fat=.5, cap=12, z=4, sheen=.6, gloss=.03, paint=both("") + "".join(st(f"M200 {y}L270 {y - 6}", 2.4, .5, "#7a4a3a") for y in (376, 384)), sculpt=[(4, 3, st("M222 342C238 372 240 420 238 500", 7)), (-3, 2, st("M234 346C250 380 252 420 252 500", 4))]))
    # clasp: a compass
    out.append(Part(el(172, 360, 17, 17), "#a08450", fat=.5, cap=8, z=22, metal=.8, gloss=.5, tight=28))
    out.append(Part(el(172, 360, 12, 12), "#1f2a30", fat=.3, cap=2, z=30, gloss=.6, tight=40))
    out.append(Part("M172 349L175 357L183 360L175 363L172 371L169 363L161 360L169 357Z", "#d8c08a", fat=.7, z=32, metal=.7, gloss=.5, tight=30))
    return out


def hands():
    def wraps(P):
        return [P("M60 52C80 62 106 60 122 48L122 78C106 88 78 90 60 80Z", "#6a5f50", fat=.5, cap=4, z=19, sheen=.4, gloss=.04, sculpt=[(-1.6, .6, st("M62 62Q90 72 122 58M62 71Q90 81 122 68", 1.6))])]
    return hand_pair("#a87a5c", "#5c3a28", "#7a7163", skin=.8, cuff="#5c5448", nails="#c89a7c", sleeve_paint=weave(30, -20, 140, 70, 5, "#2e2a25", .16), extra=wraps)
