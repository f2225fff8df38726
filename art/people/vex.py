"""Vex: cropped silver hair, a headset, a flight jacket; a pilot who keeps a straight face."""
from sculpt import *
from human import *

MOODS = ("calm", "glad", "sour")
SKIN, DEEP, LIP = "#bd866a", "#7d4a38", "#a04f46"
SPEC = dict(skin=SKIN, deep=DEEP, blush="#c0604a", lip=LIP, iris="#2f8fc0", brow="#6a5648", white="#e6dcd2", hatch=0.3)
LOOK = {"light": dict(key=(-0.26, -0.62, 0.92), power=1.95, engrave=0.07)}


def face(mood, shut=False):
    turn = {"calm": "rotate(-1.5 200 270)", "glad": "rotate(3 200 280) translate(0 -2)", "sour": "rotate(-3 200 280) translate(0 4)"}[mood]
    out = []
    # jacket
    out.append(Part("M6 500C6 410 22 348 62 322C96 302 140 298 160 276H240C260 298 304 302 338 322C378 348 394 410 394 500Z", "#3d5d80", fat=0.55, cap=46, z=-60, gloss=0.10, tight=10, sheen=0.5,
        paint=grad("j", 200, 280, 200, 470, (0, "#456a90"), (1, "#1f3650"))
        + fi("M0 280H400V500H0Z", 1, "url(#j)")
        + both(fi("M6 500C6 410 22 348 62 322L84 316C50 350 40 420 42 500Z", 1, "#2a4360")) + both(st("M84 314C54 350 44 420 46 500", 2, 0.9, "#15263a"))
        + both(st("M100 352L168 372", 1.6, .9, "#15263a")) + both(fi("M104 356L160 372V378L104 362Z", .5, "#15263a")),
        sculpt=[(-5, 1.4, both(st("M84 314C54 350 44 420 46 500", 3))), (5, 5, both(st("M66 330C40 370 30 420 30 500", 14))),
                (6, 7, both(st("M150 300C130 330 120 360 128 470", 12))), (-5, 6, both(st("M106 318C98 350 96 380 100 470", 9))), (-3, 1.2, both(st("M104 356L164 374", 3)))]))
    # neck, and the back of the collar
    out.append(Part("M160 276Q200 264 240 276L252 312H148Z", "#101b2a", fat=.3, cap=10, z=-66, gloss=.05))
    out.append(Part("M160 205H240V266C252 282 246 326 200 330C154 326 148 282 160 266Z", SKIN, fat=0.55, z=-40, skin=1.0, gloss=0.06, hatch=0.3,
        paint=fi("M150 200H250V340H150Z", .22, DEEP),
        sculpt=[(6, 3.4, both(st("M168 238L193 306", 6))), (-6, 5, el(200, 312, 8, 8)), (4, 3, both(st("M190 316L156 304", 6)))]))
    # inner collar and lapels
    out.append(Part(both("<path d='M160 268C150 296 176 330 200 362L200 430H176L130 330L140 292Z'/>"), "#16263a", fat=0.3, cap=7, z=-22, ride=None, gloss=0.06,
        paint=both(st("M160 270C152 296 178 330 200 360", 2.4, 1, "#79c9ea")), glow=both(st("M160 270C152 296 178 330 200 360", 1.6, .5, "#5fb8e0")),
        sculpt=[(4, 3, both(st("M152 282L196 370", 6)))]))
    out.append(Part(both("<path d='M146 284C120 296 104 300 92 312L112 354L130 352L176 430V400L136 330C132 312 138 296 146 284Z'/>"), "#2c4a6a", fat=0.4, cap=8, z=-18, gloss=0.10, tight=10, sheen=0.4,
        paint=both(st("M144 288C124 298 106 302 95 313L113 351L132 349", 1.6, .9, "#86a8c8")),
        sculpt=[(4, 4, both(st("M142 292L106 318", 10)))]))
    out.append(Part("M196 358H204V500H196Z", "#c9a44a", fat=0.6, z=-8, metal=0.8, gloss=0.4, tight=30, sculpt=[(-2, .5, "".join(st(f"M194 {y}H206", 1.2) for y in range(362, 480, 5)))]))
    # pilot's wings
    out.append(Part("M268 352L300 344L332 352L306 358L300 366L294 358Z", "#d8b765", fat=0.5, cap=3, z=4, ride=4, metal=0.8, gloss=0.5, tight=30))
    out += head(SPEC, mood, turn, shut=shut)
    # hair: a cap cropped close, then locks as a few strong shapes
    def lock(d, z, lines, c="#a9b8c5", fat=.55):
        out.append(Part(d, c, fat=fat, cap=12, z=z, move=turn, gloss=0.22, tight=16, sheen=0.4, paint=grad("lk", 140, 30, 250, 120, (0, "#c3ced8"), (1, "#71879a")) + fi("M90 0H310V200H90Z", .9, "url(#lk)") + "".join(st(x, 1.1, .6, "#5d6f82") for x in lines),
                        sculpt=[(-2.2, .8, "".join(st(x, 1.8) for x in lines))]))
    out.append(Part("M124 150C110 92 136 36 200 30C264 34 290 90 276 150C274 140 272 128 268 116C256 92 230 84 200 84C166 84 142 96 132 118C128 128 126 140 124 150Z", "#8496a6", fat=.45, z=22, move=turn, gloss=.15, tight=14, paint="".join(st(f"M{126 + i * 3} {146 - i * 14}l-3 -12", 1, .5, "#5d6f82") for i in range(4))))
    for m in ("", "translate(400 0) scale(-1 1)"):      # sideburns
        out.append(Part("M126 104C120 116 120 136 124 158C126 166 130 168 131 160C132 144 134 128 140 112Z", "#8496a6", fat=.6, ride=3, z=1, move=f"{turn} {m}", gloss=.12, paint="".join(st(f"M{126 + i * 3} 112L{125 + i * 1.5} 158", 1, .5, "#5d6f82") for i in range(4))))
    lock("M262 118C284 96 282 60 256 42C264 64 262 84 250 96C256 102 260 108 262 118Z", 28, ("M258 108C274 90 274 68 262 50", "M254 98C268 82 268 66 260 52"))
    lock("M256 46C238 26 204 20 178 28C210 34 236 52 244 92C254 84 262 66 256 46Z", 34, ("M246 84C248 58 226 36 192 29", "M250 76C250 54 234 36 206 28"))
    lock("M244 96C240 54 206 28 166 34C142 38 126 56 122 84C144 54 180 50 204 66C224 78 236 86 244 96Z", 36, ("M238 86C224 56 184 38 142 56", "M240 90C220 66 180 52 132 70", "M242 84C230 50 196 36 160 40"))
    lock("M246 92C232 66 192 50 154 62C132 70 120 92 122 120C132 100 148 96 166 98C196 102 226 104 246 92Z", 40, ("M240 90C214 74 168 66 132 100", "M236 94C206 84 168 78 138 98", "M238 88C216 66 176 60 142 76"))
    lock("M240 95C222 84 190 82 168 92C158 98 150 106 147 116C158 110 166 110 176 108C200 108 224 106 240 95Z", 43, ("M234 96C210 92 180 94 156 110", "M228 98C206 96 186 98 168 107"))
    # headset
    out.append(Part("M119 150C108 90 140 24 204 22C262 20 296 72 286 146L279 146C286 78 256 32 204 33C150 34 120 92 126 148Z", "#20272e", fat=0.5, z=44, move=turn, gloss=0.35, tight=30))
    out.append(Part("<rect x='268' y='122' width='22' height='52' rx='10'/>", "#262e36", fat=0.9, z=40, move=turn, gloss=0.5, tight=30, paint=el(280, 148, 6.5, 9, 1, "#0d1216") , glow=el(280, 148, 4, 6, 1, "#6fd6ff")))
    out.append(Part("<path fill='none' stroke='#fff' stroke-width='5' stroke-linecap='round' d='M280 170C276 206 256 222 228 220'/><ellipse cx='226' cy='220' rx='8' ry='5'/>", "#20272e", fat=0.9, z=66, move=turn, gloss=0.4, tight=30))
    for p in out:
        if not p.move:
            p.move = "translate(0 -28)"
    return out


def hands():
    return hand_pair(SKIN, DEEP, "#2f4d6e", skin=0.7, cuff="#1b2c42", nails="#d49a7c")
