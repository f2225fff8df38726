// A bunk's corner aboard a small ship: a porthole on stars and a nebula, a cabinet with shelves at the
// left, the bunk with its striped blanket and a reading lamp at the right, pipes overhead.
#include "../room.inc"
#declare Seed = seed(404);
#declare Wall = 250;
#declare Warm = <1.0, 0.62, 0.28>;
#declare Sheet = texture { Plain(<0.16, 0.175, 0.17>, 0.25) }
#declare Dark = texture { Plain(<0.045, 0.050, 0.055>, 0.3) }
#declare Steel = texture { Metallic(<0.26, 0.27, 0.28>) }
#declare Orange = texture { pigment { rgb <0.42, 0.13, 0.02> } finish { ambient 0 diffuse 0.8 specular 0.2 roughness 0.05 } }

// ---- the wall in riveted panels, with the porthole --------------------------------------------------------------
#declare M = At(1010, 132, Wall);
#declare R = 112 * Px(Wall);
difference {
  box { <-900, Floor, Wall>, <900, 300, Wall + 14> }
  cylinder { M - 30*z, M + 30*z, R }
  texture { Sheet }
}
#macro Seam(C) box { At(C - 3, -700, Wall - 0.6), At(C + 3, 500, Wall - 0.6) + 1*z texture { Dark } }
  #local K = -4; #while (K < 14) sphere { At(C - 14, K * 26, Wall), 1.0 texture { Steel } } sphere { At(C + 14, K * 26, Wall), 1.0 texture { Steel } } #local K = K + 1; #end
#end
Seam(640) Seam(800) Seam(1240) Seam(1420)
torus { R + 3, 5.2 rotate 90*x translate M - 2*z texture { Steel } }
torus { R + 11, 1.6 rotate 90*x translate M - 1*z texture { Steel } }
#declare K = 0;
#while (K < 16)
  #declare A = K * pi / 8;
  cylinder { M + <cos(A), sin(A), 0> * (R + 7) - 3*z, M + <cos(A), sin(A), 0> * (R + 7) + 3*z, 1.7 texture { Steel } }
  #declare K = K + 1;
#end
// a hinge and a folded shutter beside the porthole
box { At(1136, 96, Wall - 6), At(1160, 166, Wall - 6) + 8*z texture { Orange } }
// ---- outside: stars, a nebula, a banded world ---------------------------------------------------------------------
#declare Far = 2400;
disc { At(1010, 132, Far), z, 260 * Px(Far)
  texture { pigment { granite scale 900 turbulence 0.5 color_map { [0 rgb <0.006, 0.010, 0.03>] [0.40 rgb <0.016, 0.03, 0.08>] [0.55 rgb <0.10, 0.06, 0.20>] [0.68 rgb <0.34, 0.10, 0.26>] [0.8 rgb <0.10, 0.20, 0.34>] [1 rgb <0.40, 0.55, 0.62>] } } finish { ambient 0 diffuse 0 emission 0.46 } } }
#declare K = 0;
#while (K < 90)
  sphere { At(890 + rand(Seed) * 240, 14 + rand(Seed) * 240, Far - 20), (0.5 + rand(Seed) * rand(Seed) * 1.7) * Px(Far) no_shadow Glow(<0.85, 0.92, 1>, 1.5) }
  #declare K = K + 1;
#end
#declare World = At(1064, 186, Far - 300);
sphere { World, 58 * Px(Far - 300) texture { pigment { gradient <0.3, 1, 0> scale 150 turbulence 0.08 color_map { [0 rgb <0.60, 0.30, 0.13>] [0.3 rgb <0.75, 0.50, 0.28>] [0.5 rgb <0.42, 0.20, 0.11>] [0.8 rgb <0.80, 0.62, 0.42>] [1 rgb <0.60, 0.30, 0.13>] } } finish { ambient 0 diffuse 0.9 } } }
light_source { World + <-900, 500, -700> rgb <1, 0.92, 0.8> * 1.1 spotlight point_at World radius 6 falloff 9 shadowless }

// ---- the cabinet: shelves, books and tins behind a lip, an open door with a picture -------------------------------------
#macro Shelf(C0, C1, R0, R1)
  box { At(C0, R0, Wall - 34), At(C1, R1, Wall - 2) + 0.1*z texture { Dark } }
#end
difference {
  box { At(250, -160, Wall - 46), At(610, 330, Wall - 46) + 46*z }
  box { At(272, -140, Wall - 60), At(588, 60, Wall - 60) + 52*z }
  box { At(272, 74, Wall - 60), At(588, 172, Wall - 60) + 52*z }
  box { At(272, 186, Wall - 60), At(588, 300, Wall - 60) + 52*z }
  texture { Sheet }
}
#declare Back = At(430, 70, Wall - 10);
box { At(260, -150, Wall - 9), At(600, 330, Wall - 9) + 0.5*z texture { Plain(<0.09, 0.06, 0.04>, 0.1) } }
#macro Books(C0, C1, Row, H)
  #local C = C0;
  #while (C < C1)
    #local W = 9 + rand(Seed) * 13;
    #local N = int(rand(Seed) * 4.99);
    #if (N = 0) #local Hue = <0.32, 0.06, 0.03>; #else #if (N = 1) #local Hue = <0.05, 0.13, 0.18>; #else #if (N = 2) #local Hue = <0.40, 0.25, 0.09>; #else #if (N = 3) #local Hue = <0.10, 0.16, 0.09>; #else #local Hue = <0.38, 0.34, 0.27>; #end #end #end #end
    box { At(C, Row - H * (0.65 + 0.35 * rand(Seed)), Wall - 34), At(C + W - 2, Row, Wall - 34) + 18*z texture { pigment { rgb Hue } finish { ambient 0 diffuse 0.8 specular 0.2 } } }
    #local C = C + W;
  #end
#end
Books(280, 430, 60, 62) Books(470, 580, 172, 70) Books(280, 350, 172, 66) Books(300, 470, 300, 66)
#macro Tin(C, Row, W, H, Hue) cylinder { At(C, Row, Wall - 30), At(C, Row - H, Wall - 30), W * Px(Wall - 30) texture { pigment { rgb Hue } finish { ambient 0 diffuse 0.7 specular 0.8 roughness 0.02 } } } #end
Tin(470, 60, 16, 50, <0.42, 0.13, 0.02>) Tin(510, 60, 13, 38, <0.12, 0.22, 0.22>) Tin(556, 60, 18, 58, <0.30, 0.31, 0.31>) Tin(396, 172, 20, 44, <0.10, 0.20, 0.24>) Tin(440, 172, 12, 60, <0.44, 0.32, 0.10>) Tin(520, 300, 22, 50, <0.30, 0.10, 0.04>)
box { At(272, 54, Wall - 46), At(588, 60, Wall - 46) + 1*z texture { Steel } } box { At(272, 166, Wall - 46), At(588, 172, Wall - 46) + 1*z texture { Steel } }
box { At(276, -2, Wall - 44), At(584, 2, Wall - 44) + 2*z no_shadow Glow(Warm, 0.9) }
box { At(276, 76, Wall - 44), At(584, 79, Wall - 44) + 2*z no_shadow Glow(Warm, 0.9) }
light_source { At(430, 20, Wall - 52) rgb Warm * 0.55 fade_distance 26 fade_power 2 shadowless }
light_source { At(430, 96, Wall - 52) rgb Warm * 0.55 fade_distance 26 fade_power 2 shadowless }
// a jacket on a hook, a mug
union {
  sphere { 0, 1 scale <15, 34, 7> translate -34*y } cylinder { <-11, -10, 0>, <-19, -52, 0>, 5 } cylinder { <11, -10, 0>, <19, -52, 0>, 5 } torus { 6, 2.4 rotate 70*x translate -4*y }
  translate At(712, 44, Wall - 10) texture { Plain(<0.10, 0.065, 0.035>, 0.15) }
}
sphere { At(712, 36, Wall - 6), 2.2 texture { Steel } }

// ---- the bunk: a mattress in an alcove, a blanket with stripes, a pillow, a lamp, a net of odds and ends ------------------
#declare B0 = At(1290, 0, Wall).x; #declare B1 = At(2000, 0, Wall).x;
box { <B0, Floor, Wall - 70>, <B1, -26, Wall> texture { Sheet } }
box { <B0 - 3, -26, Wall - 74>, <B1, -22, Wall> texture { Steel } }
superellipsoid { <0.3, 0.4> scale <(B1 - B0) / 2 - 2, 7, 34> translate <(B0 + B1) / 2, -16, Wall - 36> texture { pigment { gradient x scale 44 color_map { [0.62 rgb <0.045, 0.075, 0.12>] [0.62 rgb <0.40, 0.13, 0.03>] [0.74 rgb <0.40, 0.13, 0.03>] [0.74 rgb <0.42, 0.36, 0.26>] [0.82 rgb <0.42, 0.36, 0.26>] [0.82 rgb <0.045, 0.075, 0.12>] } } normal { bumps 0.3 scale 5 } finish { ambient 0 diffuse 0.85 } } }
superellipsoid { <0.7, 0.6> scale <20, 8, 22> rotate 14*z translate <B0 + 30, -4, Wall - 34> texture { pigment { rgb <0.44, 0.42, 0.36> } normal { bumps 0.3 scale 9 } finish { ambient 0 diffuse 0.85 } } }
#declare L = At(1372, 66, Wall - 14);
cylinder { L, L + <0, 0, 14>, 1.4 texture { Steel } }
cone { L, 8, L + <-2, 9, 0>, 3 texture { Orange } }
sphere { L - <0, 1, 0>, 4.4 no_shadow Glow(<1, 0.72, 0.40>, 1.4) }
light_source { L - <0, 8, 10> rgb Warm * 1.3 fade_distance 34 fade_power 2 }
// the upper bunk's edge, a ladder
box { <B0, 40, Wall - 76>, <B1, 60, Wall> texture { Sheet } }
box { <B0 - 2, 38, Wall - 78>, <B1, 41, Wall - 76> texture { Orange } }
#macro Rung(X) cylinder { <X, Floor, Wall - 82>, <X, 260, Wall - 82>, 1.8 texture { Steel } } #end
Rung(At(1728, 0, 170).x) Rung(At(1816, 0, 170).x)
#declare K = 0; #while (K < 9) cylinder { <At(1728, 0, 170).x, -60 + K * 16, Wall - 82>, <At(1816, 0, 170).x, -60 + K * 16, Wall - 82>, 1.5 texture { Steel } } #declare K = K + 1; #end
// small pictures and a chart pinned by the pillow
#macro Picture(C, Row, W, H, Hue) box { At(C, Row, Wall - 1), At(C + W, Row + H, Wall - 1) + 0.4*z texture { pigment { gradient y scale 12 color_map { [0 rgb Hue * 0.5] [1 rgb Hue] } } finish { ambient 0 diffuse 0.85 } } } #end
Picture(1450, 96, 54, 66, <0.42, 0.30, 0.16>) Picture(1518, 84, 46, 40, <0.12, 0.24, 0.30>) Picture(1520, 134, 60, 40, <0.36, 0.12, 0.08>) Picture(1600, 98, 70, 60, <0.14, 0.20, 0.22>)
// ---- at the far left: a console that blinks; pipes overhead -----------------------------------------------------------------
box { At(-200, 40, 170), At(150, 360, 170) + 80*z texture { Dark } }
box { At(-10, 90, 169), At(126, 170, 169) + 0.5*z no_shadow texture { pigment { gradient y scale 5 color_map { [0.4 rgb <0.03, 0.16, 0.15>] [0.5 rgb <0.10, 0.55, 0.48>] [0.8 rgb <0.05, 0.28, 0.26>] } } finish { ambient 0 diffuse 0 emission 0.26 } } }
#declare K = 0;
#while (K < 18)
  #declare N = mod(K, 3);
  #if (N = 0) #declare Hue = <1, 0.32, 0.16>; #else #if (N = 1) #declare Hue = <1, 0.72, 0.28>; #else #declare Hue = <0.3, 1, 0.55>; #end #end
  sphere { At(0 + mod(K, 6) * 24, 198 + int(K / 6) * 26, 169), 2.0 no_shadow Glow(Hue, 0.45) }
  #declare K = K + 1;
#end
light_source { At(60, 130, 140) rgb <0.15, 0.6, 0.55> * 0.3 fade_distance 30 fade_power 2 shadowless }
cylinder { <-500, 54, Wall - 12>, <B0, 54, Wall - 12>, 5 texture { Steel } }
cylinder { <-500, 66, Wall - 14>, <B0, 66, Wall - 14>, 4 texture { Orange } }
box { <-900, 150, -400>, <900, 160, Wall> texture { Sheet } }
box { <-900, Floor - 2, -500>, <900, Floor, Wall> texture { Dark } }
light_source { <-20, 130, 60> rgb <1, 0.8, 0.6> * 0.30 fade_distance 120 fade_power 2 }
light_source { M - 60*z rgb <0.35, 0.45, 0.8> * 0.35 fade_distance 60 fade_power 2 shadowless }
