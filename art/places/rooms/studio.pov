// A painters' studio at dusk: a slanted window on a blue town, canvases on easels, jars of colour on
// shelves, a plaster head, bulbs on cords.
#include "../room.inc"
#declare Seed = seed(1905);
#declare Bulb = <1.0, 0.66, 0.34>;
#declare Wall = 460;
#declare S = Px(Wall);
#declare Deal = texture { pigment { wood turbulence 0.06 scale 4 rotate 88*y color_map { [0 rgb <0.26, 0.16, 0.08>] [1 rgb <0.14, 0.08, 0.04>] } } finish { ambient 0 diffuse 0.8 specular 0.1 roughness 0.1 } }
#declare Frame = texture { pigment { rgb <0.035, 0.040, 0.048> } finish { ambient 0 diffuse 0.7 specular 0.3 roughness 0.05 } }
#declare Hues = array[7] { <0.80, 0.14, 0.05>, <0.90, 0.50, 0.04>, <0.05, 0.18, 0.62>, <0.04, 0.42, 0.36>, <0.66, 0.08, 0.30>, <0.78, 0.72, 0.58>, <0.30, 0.12, 0.52> }

// ---- walls of whitewashed brick, round a window ---------------------------------------------------------------
#declare Brick = texture {
  pigment { brick rgb <0.10, 0.095, 0.095>, rgb <0.24, 0.22, 0.21> brick_size <22, 8, 12> mortar 0.8 warp { turbulence 0.02 } }
  finish { ambient 0 diffuse 0.8 } }
#macro Pane(C0, R0, C1, R1) box { At(C0, R1, Wall - 3), At(C1, R0, Wall + 3) + 30*z } #end
difference { box { <-1200, Floor, Wall>, <1200, 500, Wall + 24> texture { Brick } } box { At(560, 214, Wall) - 20*z, At(1360, -120, Wall) + 60*z texture { Frame } } }
// dusk: a sky, two moons, roofs with a few lit windows
box { <-3000, -1600, 1800>, <3000, 2400, 1810>
  texture { pigment { gradient y scale 620 translate -210*y color_map { [0 rgb <0.62, 0.42, 0.50>] [0.26 rgb <0.28, 0.36, 0.66>] [0.6 rgb <0.08, 0.20, 0.52>] [1 rgb <0.02, 0.06, 0.24>] } } finish { ambient 0 diffuse 0 emission 0.50 } } }
sphere { At(690, 76, 1780), 34 * Px(1780) no_shadow Glow(<0.92, 0.90, 1.0>, 0.62) }
sphere { At(768, 112, 1780), 12 * Px(1780) no_shadow Glow(<1.0, 0.74, 0.62>, 0.6) }
#declare K = 0;
#while (K < 26)
  #local C = 520 + K * 34 + rand(Seed) * 16;
  #local T = 150 + 46 * rand(Seed);
  box { At(C, 330, 1500), At(C + 26 + 22 * rand(Seed), T, 1500) + 10*z texture { pigment { rgb <0.020, 0.035, 0.10> } finish { ambient 0 diffuse 0 emission 0.9 } } }
  #if (rand(Seed) < 0.6) sphere { At(C + 14, T + 16 + 20 * rand(Seed), 1490), 3 * Px(1490) no_shadow Glow(Bulb, 1.1) } #end
  #declare K = K + 1;
#end
#declare K = 0;
#while (K < 6)
  box { At(556 + K * 160, 216, Wall), At(564 + K * 160, -130, Wall) + 4*z texture { Frame } }
  #declare K = K + 1;
#end
#declare K = 0;
#while (K < 3)
  box { At(556, 218 - K * 96, Wall), At(1364, 211 - K * 96, Wall) + 4*z texture { Frame } }
  #declare K = K + 1;
#end
box { At(540, 226, Wall - 12), At(1380, 214, Wall) texture { Deal } }

// ---- canvases: a ground, bands and discs of other colours ------------------------------------------------------------
#macro Canvas(C, R, Z, W, H, First, Tilt)
  union {
    box { <-W / 2, -H / 2, 0>, <W / 2, H / 2, 3> texture { pigment { rgb Hues[First] } finish { ambient 0 diffuse 0.85 emission 0.10 } } }
    box { <-W / 2, -H / 2, -0.4>, <W / 2, -H * 0.12, 0> texture { pigment { rgb Hues[mod(First + 2, 7)] } finish { ambient 0 diffuse 0.85 emission 0.10 } } }
    cylinder { <W * 0.10, H * 0.10, -0.9>, <W * 0.10, H * 0.10, 0>, W * 0.28 texture { pigment { rgb Hues[mod(First + 1, 7)] } finish { ambient 0 diffuse 0.85 emission 0.12 } } }
    box { <-W * 0.34, -H * 0.42, -1.2>, <-W * 0.16, H * 0.36, 0> texture { pigment { rgb Hues[mod(First + 5, 7)] } finish { ambient 0 diffuse 0.85 emission 0.10 } } }
    rotate <-8, Tilt, 0> translate At(C, R, Z)
  }
#end
#macro Easel(C, R, Z, W, H, First, Tilt)
  #local P = At(C, R, Z);
  Canvas(C, R, Z, W, H, First, Tilt)
  box { <P.x - W * 0.6, P.y - H / 2 - 4, P.z - 4>, <P.x + W * 0.6, P.y - H / 2, P.z + 6> texture { Deal } }
  cylinder { <P.x - W * 0.5, Floor, P.z + 4>, <P.x - 3, P.y + H * 0.7, P.z + 10>, 2.4 texture { Deal } }
  cylinder { <P.x + W * 0.5, Floor, P.z + 4>, <P.x + 3, P.y + H * 0.7, P.z + 10>, 2.4 texture { Deal } }
#end
Easel(392, 110, 330, 96, 116, 0, -14) Easel(1530, 106, 330, 104, 112, 2, 16)
Easel(78, 150, 230, 76, 92, 3, -24) Easel(1850, 146, 230, 78, 94, 4, 24)
Canvas(210, 70, 440, 84, 64, 6, 0) Canvas(1706, 66, 440, 80, 66, 1, 0)
Canvas(520, 214, 420, 50, 60, 1, -6) Canvas(1404, 214, 420, 52, 62, 6, 6)

// ---- shelves of jars, a plaster head on a plinth, brushes ---------------------------------------------------------------
#macro Jars(C, R, Z, Count)
  box { At(C - 12, R + 8, Z) , At(C + Count * 22, R, Z) + 12*z texture { Deal } }
  #local K = 0;
  #while (K < Count)
    #local H = 7 + rand(Seed) * 8;
    #local P = At(C + K * 22, R, Z) + 6*z;
    cylinder { P, P + H*y, 4 texture { pigment { rgb Hues[mod(int(rand(Seed) * 70), 7)] } finish { ambient 0 diffuse 0.8 specular 0.6 roughness 0.02 emission 0.06 } } }
    #local K = K + 1;
  #end
#end
Jars(130, 186, 440, 9) Jars(130, 230, 440, 9) Jars(1620, 182, 440, 9) Jars(1620, 228, 440, 9)
#declare H = At(664, 178, 400);
union {
  sphere { 0, 1 scale <10.5, 15, 13> } sphere { 0, 1 scale <8, 7, 9> translate <0, -9, -2> } cone { <0, 3, -12>, 1.4, <0, -4, -15>, 2.8 }
  #declare K = 0;
  #while (K < 14) sphere { <cos(K * 0.48) * 10.5, 9 + 5 * sin(K * 0.48), 3 - 6 * sin(K * 0.9)>, 4.6 } #declare K = K + 1; #end
  cylinder { -8*y, -28*y, 6.4 } sphere_sweep { cubic_spline 5, <-36, -46, 0>, 7, <-23, -35, 0>, 8, <0, -27, 1>, 8, <23, -35, 0>, 8, <36, -46, 0>, 7 }
  sphere { 0, 1 scale <23, 17, 13> translate -40*y }
  rotate -22*y translate H texture { Plain(<0.62, 0.60, 0.56>, 0.1) } }
box { <H.x - 24, Floor, 385>, <H.x + 24, H.y - 48, 420> texture { Deal } }
Someone(At(1250, 176, 400), 0.76, 0, <0.052, 0.030, 0.014>)
// bulbs on cords
#macro Hung(C, R, Z)
  cylinder { At(C, R, Z), At(C, R - 300, Z), 0.8 texture { Frame } }
  Lamp(At(C, R, Z), 6, Bulb, 1.3, 90)
#end
Hung(300, 26, 330) Hung(1620, 26, 330) Hung(500, 52, 400) Hung(1420, 52, 400)

// ---- floor and light -------------------------------------------------------------------------------------------------------
box { <-1400, Floor - 2, -500>, <1400, Floor, Wall> texture { Deal scale <4, 1, 4> } }
box { <-1400, 400, -500>, <1400, 412, Wall + 20> texture { Plain(<0.05, 0.045, 0.045>, 0.1) } }
light_source { <0, 150, Wall + 120> rgb <0.24, 0.36, 0.80> * 0.7 shadowless }
light_source { <-260, 240, 160> rgb Bulb * 0.6 fade_distance 220 fade_power 2 }
light_source { <260, 240, 160> rgb Bulb * 0.6 fade_distance 220 fade_power 2 }
