"""Vex: a silver quiff over shorn sides, a headset, a flight jacket; a pilot who keeps a straight face."""
from common import *
from hands import Hand
from human import *

MOODS = ("calm", "glad", "sour")
SKIN, DEEP, LIP = "#bd866a", "#7d4a38", "#a04f46"
JAW = "M200 50C154 50 130 82 129 122C128 150 131 174 138 192C143 208 156 228 174 243C184 249 216 249 226 243C244 228 257 208 262 192C269 174 272 150 271 122C270 82 246 50 200 50Z"
SCAR = "M151 113L158 126M161 150L166 168"
SPEC = dict(skin=SKIN, deep=DEEP, blush="#b05a46", lip=LIP, iris="#2f9fe0", brow="#2c2420", white="#efe8df", hatch=0.3, outline=JAW, eye=1.3,
            sculpt=[(9, 4.5, both(st("M139 190C146 210 162 228 180 240", 8))), (-9, 6, both(fi("M141 178C152 186 162 198 166 222C152 214 144 200 141 178Z"))), (7, 4, both(st("M140 170C148 166 160 168 172 176", 9))),
                    (-4, 1.2, st("M200 232V240", 3)), (-2, .8, both(st("M141 136L133 131M140 141L131 140M141 146L133 149", 1.6))), (3, 1, st(SCAR, 3.4)), (-3, .6, st(SCAR, 1.4))],
            # hollow cheeks, a day's beard, crow's feet, a scar through the brow
            paint=both(fi("M128 172C140 186 156 196 164 226C152 236 138 214 130 190Z", .22, DEEP)) + blur(5, fi("M134 190C146 196 158 200 168 204Q200 190 232 204C242 200 254 196 266 190C262 224 236 250 200 252C164 250 138 224 134 190Z", .62, "#4a4440"), "beard")
            + both(st("M141 136L134 131M140 141L132 140M141 146L134 149", 1.2, .4, DEEP)) + both(st("M142 140C150 126 172 124 186 140", 4, .45, "#3a1c14")) + st(SCAR, 2.2, .75, "#e6b49c"))
LOOK = {"light": dict(key=(-0.26, -0.62, 0.92), power=1.95, engrave=0.07)}


def face(mood, shut=False):
    turn = tilt(mood, tall=True)
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
        paint=grad("nk", 200, 226, 200, 330, (0, "#3a1a12"), (.55, "#6a3a2a"), (1, "#9a6248")) + fi("M150 200H250V340H150Z", .85, "url(#nk)"),
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
    # hair: shorn at the sides, swept up above the brow in a few strong locks
    def lock(d, z, lines, c="#c8d4de", fat=.6):
        out.append(Part(d, c, fat=fat, cap=13, z=z, move=turn, gloss=0.26, tight=16, sheen=0.4, paint=grad("lk", 170, 12, 220, 96, (0, "#e2ebf2"), (.5, "#aebdca"), (1, "#5d7286")) + fi("M90 -10H310V200H90Z", .95, "url(#lk)") + "".join(st(x, 1.1, .55, "#5d6f82") for x in lines),
                        sculpt=[(-2.2, .8, "".join(st(x, 1.8) for x in lines))]))
    out.append(Part("M126 142C114 92 140 40 200 36C260 40 286 92 274 142C273 132 270 122 266 112C256 92 230 86 200 86C166 86 144 92 134 112C130 122 127 132 126 142Z", "#5f7080", fat=.45, z=22, move=turn, gloss=.12, tight=14, paint="".join(both(st(f"M{130 + i * 4} {134 - i * 13}l-2 -13", 1, .6, "#3c4a58")) for i in range(5))))
    for m in ("", "translate(400 0) scale(-1 1)"):      # sideburns
        out.append(Part("M129 106C123 118 123 136 127 154C129 162 132 164 133 156C134 142 136 128 141 112Z", "#5f7080", fat=.6, ride=3, z=1, move=f"{turn} {m}", gloss=.12, paint="".join(st(f"M{128 + i * 3} 112L{127 + i * 1.5} 154", 1, .5, "#3c4a58") for i in range(4))))
    # headset: its band runs behind the quiff
    out.append(Part("M119 150C106 88 140 32 204 30C264 28 298 76 286 146L278 146C286 82 256 41 204 42C150 43 118 92 127 148Z", "#20272e", fat=0.5, z=44, move=turn, gloss=0.4, tight=30))
    lock("M262 104C272 82 268 58 250 44C262 42 268 44 274 50C262 26 244 22 230 24C238 16 232 10 222 8C214 4 206 6 202 12C192 2 176 6 170 16C160 14 150 20 148 30C138 36 130 58 136 104C148 84 180 74 206 76C230 78 252 88 262 104Z", 24, ("M256 92C262 74 258 58 244 48", "M240 80C246 62 240 44 226 32"))
    lock("M240 84C252 70 250 44 232 30C224 24 214 24 208 28C220 40 222 58 214 76C224 77 232 80 240 84Z", 28, ("M234 78C240 62 236 46 224 34", "M226 76C230 60 226 46 217 36"))
    lock("M218 78C230 60 222 30 202 14C192 8 180 10 174 18C190 30 196 52 188 76C198 75 208 76 218 78Z", 31, ("M210 74C216 54 208 32 192 18", "M200 74C204 56 198 36 184 22"))
    lock("M194 77C206 58 196 34 178 22C166 16 154 20 150 30C164 40 170 60 162 84C172 80 182 78 194 77Z", 34, ("M186 75C192 56 184 38 168 28", "M176 78C180 62 174 46 160 34"))
    lock("M170 82C180 64 172 44 154 34C142 40 132 66 137 102C146 92 158 86 170 82Z", 36, ("M162 82C168 66 162 52 150 44", "M150 88C154 74 152 62 145 54"))
    out.append(Part("<rect x='266' y='120' width='25' height='56' rx='11'/>", "#262e36", fat=0.9, z=40, move=turn, gloss=0.5, tight=30, paint=el(279, 148, 7.5, 10, 1, "#0d1216"), glow=el(279, 148, 4.6, 7, 1, "#6fd6ff")))
    out.append(Part("<path fill='none' stroke='#fff' stroke-width='4.5' stroke-linecap='round' d='M281 172C278 206 262 220 240 221'/><ellipse cx='238' cy='221' rx='7' ry='4.5'/>", "#20272e", fat=0.9, z=60, move=turn, gloss=0.4, tight=30))
    for p in out:
        if not p.move:
            p.move = "translate(0 -28)"
    return seated(out, mood, turn)


HAND = Hand(SKIN, DEEP, tip="#d49a7c", cuff="#1b2c42", look=dict(skin=.7, gloss=.08))
SLEEVE = dict(fill="#33506f")
ARMS = {"calm": ("coin", "lie"), "glad": ("cheer", "lie"), "sour": ("fist", "low"), "think": ("reach", "stroke"), "in": ("brace", "fore"), "back": ("off", "drape")}
BUILD = dict(wide=.96)
