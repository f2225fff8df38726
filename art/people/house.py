"""The house's croupier: an automaton in the house's own likeness. A dome of gold over a cornice, two bronze pillars at the
temples, and between them a face of porcelain, mended with gold, whose jaw is hinged like a door; lamps burn behind its
eyes. A green brocade waistcoat, a white shirt, sleeves held by gold bands."""
from common import *
import looking
from hands import Hand
from human import head
MOODS = ("calm", "glad", "sour")
IVORY, DEEP, GOLD, BRONZE, GLOW = "#b5a88f", "#6b5a3a", "#cfa445", "#7a5a24", "#ffc85a"
FACE = "M200 62C158 62 136 86 135 124C134 152 138 174 146 196C155 220 178 250 200 250C222 250 245 220 254 196C262 174 266 152 265 124C264 86 242 62 200 62Z"
# Where it was broken once, and mended.
MENDED = "M226 84C220 94 228 102 222 112L228 122M222 112L214 118M150 186C158 190 160 198 168 202L166 212"
JAW = "M169 190C166 206 167 222 174 240M231 190C234 206 233 222 226 240"
# Its glaze has cracked finely, most at the edges.
CRAZED = ("M146 120L152 130L149 141L155 150M152 130L158 127M150 164L158 170L156 182M158 170L165 168M236 90L242 100L238 108L244 116M242 100L250 98M250 150L245 160L248 172L242 182M245 160L238 164"
          "M160 84L168 92L165 100L172 106M168 92L176 88M216 232L222 224L220 214M222 224L230 220M180 236L186 228L184 222M240 196L234 204")
# The edge between lips, and the door that falls when it laughs.
LINE = {"calm": "M174 205C184 208.500 192 207 200 208C208 207 218 206.500 229 200", "glad": "M163 193C178 204 222 204 238 191", "sour": "M175 212C186 205 193 204 200 204.500C207 204 215 206 226 213"}
DROPS = {"calm": 0, "glad": 17, "sour": 0}
SPEC = dict(skin=IVORY, deep=DEEP, blush="#b88a68", lip=DEEP, ears=False, mouth=False, moist=0, outline=FACE, hatch=.5, brush=.5, gold="#e6d4a8", ash="#8b929c",
            sculpt=[(5, 3, both(st("M143 182C150 204 164 226 182 240", 6))), (-3, 2, st("M193 218Q200 222 207 218", 5)), (-3.4, .9, st(JAW, 1.8)), (-1.2, .4, st(MENDED, 1.6)), (3, 2.4, both(st("M150 118C158 106 176 104 190 116", 5)))])

CHEEKS = {"calm": [], "glad": [(8, 6, both(el(151, 173, 18, 12, r=24))), (-4, 2.4, both(st("M180 184C168 189 159 196 156 206", 3)))], "sour": []}


def lips_of(mood):
    """As strokes and paint of the face: of porcelain, with gold in the groove."""
    line, low = LINE[mood], DROPS[mood]
    upper = {"calm": "M174 205C184 200 194 197 200 200C206 197 217 197 229 200C218 206.500 208 207 200 208C192 207 184 208.500 174 205Z",
             "glad": "M163 193C179 191 193 195 200 197.500C207 195 221 190 238 191C222 204 179 205 163 193Z",
             "sour": "M175 212C184 202 194 199 200 201.500C206 199 217 202 226 213C215 206 207 204 200 204.500C193 204 186 205 175 212Z"}[mood]
    lower = {"calm": "M178 207C190 208.500 192 208 200 209C208 208 214 207 224 204C219 214 210 217.500 200 217.500C190 217.500 182 214 178 207Z",
             "glad": "M170 211C177 223 188 229 200 229C213 229 224 223 231 210C228 226 215 236 200 236C185 236 173 226 170 211Z",
             "sour": "M180 210C189 206 194 205.500 200 206C206 205.500 212 206 221 211C215 216 208 217 200 217C192 217 186 216 180 210Z"}[mood]
    open_ = fi("M166 195C178 204 222 204 235 193C234 212 221 228 200.500 228C180 228 167 213 166 195Z", 1) if low else ""
    sculpt = [(5, 1.8, fi(upper)), (7, 2.2, fi(lower)), (-6, .8, st(line, 2)), *([(-9, 1.4, open_)] if low else [])]
    paint = fi(upper, .34, "#8a4a34") + fi(lower, .26, "#8a4a34") + (open_.replace("#fff", "#1a0f06") if low else st(line, 2.2, 1, "#2a1808"))
    return sculpt, paint


def eye_of(mood, s, t, shut):
    """A lamp of amber glass in a deep socket, with lids of porcelain edged with gold."""
    x, r = 200 + s * 33, 14.5
    m = f"{t} translate({x} 138) scale({-s} 1)"
    out = [Part(el(0, 0, 19, 15), "#8a7448", fat=.2, cap=2, ride=5, z=-1, move=m, gloss=.2, paint=el(0, 0, 16, 12.5, .9, "#140b04"))]
    px, py = {"calm": (1.5 * s, 1.6), "glad": (0, -1), "sour": (2 * s, 2.6)}[mood]
    px, py = px * -s + 4.5 * looking.aside(s), py + 3 * looking.down()
    name = f"am{s + 1}"
    out.append(Part(el(0, 0, r, r), "#2a1606", fat=.75, ride=6, z=-3, move=m, gloss=.9, tight=70, hatch=0, paint=el(px, py, 11, 11, 1, "#b0661a") + el(px, py, 5, 5, 1, "#060301") + "".join(st(f"M{px + 5 * math.cos(a):.1f} {py + 5 * math.sin(a):.1f}L{px + 10 * math.cos(a):.1f} {py + 10 * math.sin(a):.1f}", .8, .6, "#2a1404") for a in [i * math.pi / 9 for i in range(18)]),
        glow=radial(name, px, py + 3, 11, (0, "#ffe6a4", .95), (.5, GLOW, .95), (.85, "#d87a1c", .7), (1, "#7a3a08", .15)) + f'<path fill="url(#{name})" fill-rule="evenodd" d="M{px - 9.6} {py}a9.600 9.600 0 1 0 19.200 0a9.600 9.600 0 1 0 -19.200 0ZM{px - 4.6} {py}a4.600 4.600 0 1 0 9.200 0a4.600 4.600 0 1 0 -9.200 0Z"/>' + el(px + (3.4 if s > 0 else -3.4), py - 4.4, 2.7, 2.4, 1, "#fff6e4")))
    R = 17.5
    tops = {"calm": (-3, -2, -5), "glad": (-8, -8, -5), "sour": (-7, 4, -2)}[mood] if not shut else (6, 6, 4)
    lows = {"calm": (9, 9, 3), "glad": (5, 5, -6), "sour": (8, 7, 3)}[mood]
    for ends, up in ((lows, False), (tops, True)):
        out.append(Part(arc_lid(R, *ends, up=up), IVORY, fat=1.0, cap=9, ride=6, z=-1 + up, move=m, gloss=.4, tight=40, skin=.3, hatch=0, glow=fi("M-30 -30H30V30H-30Z", .085, "#d8c8a8")))
        xl, xr = (math.sqrt(max(R * R - e * e, 1)) for e in ends[:2])
        out.append(Part(st(f"M{-xl:.1f} {ends[0]}Q0 {(ends[0] + ends[1]) / 2 + ends[2]:.1f} {xr:.1f} {ends[1]}", 2.6), GOLD, fat=.7, ride=1.5, z=.5, move=m, metal=.9, gloss=.6, tight=30, hatch=0))
    brow = {"calm": "M-27 -16C-16 -29 4 -31 24 -21L23 -17C6 -25 -12 -23 -27 -16Z", "glad": "M-27 -24C-16 -39 6 -40 24 -28L23 -24C6 -33 -12 -32 -27 -24Z", "sour": "M-27 -23C-14 -29 8 -22 26 -6L23 -2C8 -15 -10 -20 -27 -23Z"}[mood]
    out.append(Part(brow, BRONZE, fat=.7, ride=2, z=1, move=m, metal=.9, gloss=.6, tight=30))
    return out


def face(mood, shut=False):
    t = tilt(mood, tall=True)
    out = [bust("#e6dfd0", "M14 500C10 414 24 350 66 326C100 308 140 300 158 282H242C260 300 300 308 334 326C376 350 390 414 386 500Z",
        paint=grad("sh", 200, 290, 200, 480, (0, "#b8b1a2"), (1, "#6c6454")) + fi("M0 270H400V500H0Z", 1, "url(#sh)") + both(st("M70 326C56 350 50 380 50 500", 1.4, .5, "#6c6454")), gloss=.08, tight=12, sheen=.2,
        sculpt=[(-4, 2.4, both(st("M40 350C56 366 76 364 92 350M34 384C52 398 76 394 94 382", 5))), (3.4, 2, both(st("M38 366C58 380 78 376 94 364", 5))), (-2, .8, both(st("M70 326C56 350 50 380 50 500", 2)))]),
        Part("M100 500L96 360L122 316L158 300L200 420L242 300L278 316L304 360L300 500Z", "#1f5a40", fat=.45, cap=30, z=-30, gloss=.22, tight=16, sheen=1.0,
        paint=grad("ws", 200, 300, 200, 480, (0, "#2a7052"), (1, "#0e2a1e")) + fi("M80 290H320V500H80Z", 1, "url(#ws)") + both(st("M124 318L102 362L106 500", 2.4, .9, GOLD) + st("M160 302L199 416", 2.8, .9, GOLD))
            + both("".join(fi(f"M{122 + i * 15 + (j % 2) * 7} {340 + i * 3 + j * 15}q4 -3 5 -8q1 5 5 8q-4 3 -5 8q-1 -5 -5 -8z", .50, "#c9a24a") for i in range(4) for j in range(7))) + both(st("M112 412H146", 2.4, .9, GOLD)),
        sculpt=[(1.8, .6, both(st("M160 302L199 416", 3) + st("M124 318L102 362L106 500", 3))), (4, 5, both(st("M150 330C134 370 132 430 134 500", 10))), (-3, 1, both(st("M112 415H146", 3)))]),
        # a watch's chain
        Part(st("M206 418C222 440 250 440 268 414", 3), GOLD, fat=.9, ride=2, z=2, metal=.9, gloss=.7, tight=30, sculpt=[(-1.6, .4, "".join(st(f"M{206 + i * 7} 400V450", 1.4) for i in range(10)))]),
        Part("".join(el(200, y, 4.4, 4.4) for y in (388, 414, 440)), GOLD, fat=.9, z=10, metal=.9, gloss=.6, tight=30)]
    # neck: a short column
    out.append(Part("M172 252H228L233 314H167Z", "#8a7444", fat=.6, z=-24, metal=.5, gloss=.4, tight=26, sculpt=[(-3.4, .8, "".join(st(f"M{x} 252V314", 2.6) for x in (176, 184, 192, 200, 208, 216, 224)))], paint=fi("M160 240H240V284H160Z", .5, "#1a1004")))
    out.append(Part("<rect x='164' y='284' width='72' height='11' rx='5'/>", GOLD, fat=.8, z=-12, metal=.9, gloss=.6, tight=30))
    out.append(Part(both("<path d='M162 294L200 314L193 338L146 322Q148 304 162 294Z'/>"), "#ddd5c2", fat=.5, cap=7, z=-2, gloss=.1, sculpt=[(1.8, .6, both(st("M164 296L200 316", 3))), (-1.2, .4, both(st("M158 302L192 322", 1.2)))]))
    out.append(Part(both("<path d='M197 334C182 320 164 314 146 314C140 330 140 350 148 366C166 364 184 356 197 344Z'/>"), "#0f3224", fat=.6, cap=12, z=10, gloss=.4, tight=18, sheen=1.0, paint=both(st("M149 317C144 332 144 348 151 362", 2.2, .9, GOLD)), sculpt=[(-4, 1.6, both(st("M152 332Q176 338 194 337M156 350Q178 346 194 341", 3))), (3, 2, both(st("M150 340Q172 342 190 339", 5)))]))
    out.append(Part("M200 325L209 339L200 353L191 339Z", GOLD, fat=.9, z=22, metal=.9, gloss=.7, tight=34))
    out.append(Part(el(200, 339, 3.6, 5.4), "#b0322a", fat=.9, z=30, gloss=.9, tight=50, hatch=0))
    for p in out:       # a short neck
        p.move = "translate(0 -14)"
    # the skull of bronze behind the face
    out.append(Part("M128 118H272V196C272 232 240 258 200 260C160 258 128 232 128 196Z", BRONZE, fat=.4, cap=22, z=-14, move=t, metal=.85, gloss=.5, tight=28, sculpt=[(-2.4, .8, both(st("M134 140H150M134 156H150M134 172H150", 2)))]))
    lip_sculpt, lip_paint = lips_of(mood)
    gold = st(MENDED, 2.4, 1, "#e0b048")
    made = head({**SPEC, "sculpt": SPEC["sculpt"] + lip_sculpt + CHEEKS[mood], "paint": lip_paint + st(CRAZED, .6, .5, "#5a4a34") + st(JAW, 1.3, .8, "#5a4420") + gold
                 + radial("hl", 200, 96, 90, (0, "#e2d8c2", .45), (1, "#e2d8c2", 0)) + fi(FACE, 1, "url(#hl)") + both(el(150, 180, 17, 11, .22, "#b06a4a")) + fi("M200 78L205 89L200 100L195 89Z", .9, "#c9982f")}, mood if mood != "glad" else "calm", t, left=False, right=False)
    for part in made:
        part.gloss, part.tight, part.skin = .16, 40, .35
    out += made
    if mood == "glad":      # light from inside, and its teeth
        out.append(Part("M169 197.500C180 204 221 204 232 195.500C230 205 217 210.500 200.500 210.500C184 210.500 171 206 169 197.500Z", "#efe6cc", fat=.3, cap=3, ride=3, z=2, move=t, gloss=.6, tight=40, paint="".join(st(f"M{x} 196V214", .9, .35, "#6b4a1c") for x in (181, 190.500, 200.500, 210.500, 220))))
        out.append(Part("M174 209C185 214.500 216 214.500 228 208C224 219 213 226 200.500 226C188 226 177 219 174 209Z", "#2a1406", fat=.1, cap=1, ride=3, z=1, move=t, hatch=0, glow=radial("dg", 200, 222, 28, (0, "#ffd88a", .95), (.6, "#d8842a", .6), (1, "#5a2a08", .1)) + fi("M170 206H232V226H170Z", .9, "url(#dg)")))
    # pillars at the temples
    for s in (0, 1):
        m = t + (" translate(400 0) scale(-1 1)" if s else "")
        out.append(Part("M117 128H138L136 214H119Z", "#94703a", fat=.9, z=8, move=m, metal=.75, gloss=.5, tight=28, sculpt=[(-2.6, .8, st("M122 130V214M128 130V214M133.500 130V214", 2))]))
        for d in ("M112 122H143L139 133H116Z", "M115 210H141V219H115Z", "M117 219H139L133 231H123Z"):
            out.append(Part(d, GOLD, fat=.7, z=14, move=m, metal=.9, gloss=.6, tight=30))
        out.append(Part(el(128, 217, 3, 3), "#b0322a", fat=.9, z=24, move=m, gloss=.9, tight=50, hatch=0))
    # dome, cornice, lantern, star
    crown = t + " translate(0 3.600) scale(1 .88)"
    ribs = "M200 30V100M172 33C160 52 154 76 152 102M228 33C240 52 246 76 248 102M148 46C132 62 126 84 124 106M252 46C268 62 274 84 276 106"
    out.append(Part("M118 110C116 62 156 30 200 30C244 30 284 62 282 110Q200 84 118 110Z", GOLD, fat=.75, z=2, move=crown, metal=.95, gloss=.7, tight=32,
        paint=grad("dm", 150, 30, 250, 112, (0, "#f0cf7c"), (.45, "#c99a3c"), (1, "#5e3f10")) + fi("M100 20H300V120H100Z", 1, "url(#dm)") + st(ribs, 2, .8, "#4e360c") + both("".join(st(f"M{x} {y}q5 -9 10 0", 1.2, .7, "#4e360c") for x, y in ((160, 84), (180, 79), (132, 92), (164, 62), (184, 57)))),
        sculpt=[(-3.4, .9, st(ribs, 2.6)), (1.4, .6, both("".join(el(x, y, 2.6) for x, y in ((165, 88), (185, 83), (138, 97)))))]))
    band = "M110 116Q200 86 290 116L287 130Q200 101 113 130Z"
    out.append(Part(band, "#1b4a36", fat=.5, cap=6, z=26, move=crown, gloss=.6, tight=30, sheen=.6, paint="".join(fi(f"M{x} {y - 4}l3 4l-3 4l-3 -4z", .95, "#e0b85a") for x, y in ((136, 118), (157, 113), (178, 110), (222, 110), (243, 113), (264, 118)))))
    for d in ("M107 117Q200 84 293 117", "M111 132Q200 103 289 132"):
        out.append(Part(st(d, 6), GOLD, fat=.8, z=28, move=crown, metal=.9, gloss=.7, tight=30, sculpt=[(-1.2, .4, st(d, 1.2))]))
    out.append(Part("M200 96L208 108L200 120L192 108Z", "#b0322a", fat=.9, z=36, move=crown, gloss=.9, tight=50, hatch=0, paint=st("M192 108H208M200 96V120", .8, .5, "#ffb0a0")))
    out.append(Part("M191 18H209L212 34H188Z", GOLD, fat=.8, z=6, move=crown, metal=.9, gloss=.6, tight=30, paint=fi("M196 21H204V32H196Z", 1, "#2a1808"), glow=fi("M197 22H203V31H197Z", .8, GLOW)))
    star = "M200 -2L204 8.500L215 12.500L204 16.500L200 27L196 16.500L185 12.500L196 8.500Z"
    out.append(Part(star, "#f0c050", fat=1.0, z=14, move=crown, metal=.9, gloss=.8, tight=30, glow=radial("sr", 200, 12.5, 13, (0, "#fff8dc", .8), (.5, GLOW, .3), (1, GLOW, .05)) + fi(star, .8, "url(#sr)")))
    for s in (-1, 1):
        out += eye_of(mood, s, t, shut)
    return seated(out, mood, t)


LOOK = {"light": dict(power=2.3, fill=.75)}
HAND = Hand("#cfc8b8", "#6e6654", r=6.8, cuff="#e4dccb", cuff_make="shirt", stitched=True, look=dict(gloss=.1, tight=12, skin=.15))
SLEEVE = dict(fill="#a59d8c", gloss=.08, tight=12, sheen=.2, fore=(24, 17), band="#cfa445")
ARMS = {"calm": ("show", "near"), "glad": ("open", "open"), "sour": ("fist", "fist"), "think": ("reach", "stroke"), "in": ("brace", "brace"), "back": ("behind", "low")}
BUILD = dict(wide=.98, up=30, sink=8)
ELBOWS_IN = 16              # pixels: it bows, and its sleeves stay before its coat
