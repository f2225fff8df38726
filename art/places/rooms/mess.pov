// An officers' mess: a grey wall of tall niches with banners, each lit from above by a cold lamp, a
// long slit of a window over a sideboard, polished dark floor.
#include "../room.inc"
#declare Seed = seed(12);
#declare Cold = <0.62, 0.82, 1.0>;
#declare Wall = 470;
#declare Grey = texture { Plain(<0.105, 0.125, 0.145>, 0.15) }
#declare DarkGrey = texture { Plain(<0.034, 0.042, 0.052>, 0.3) }
#declare Steel = texture { Metallic(<0.30, 0.34, 0.38>) }

// ---- the wall and its niches: five on a side of the middle panel ---------------------------------------------
#macro NicheX(I) At(960 + I, 0, Wall).x #end
#macro Niche(I, W)
  box { <NicheX(I) - W / 2, Floor + 6, Wall - 30>, <NicheX(I) + W / 2, 190, Wall + 26> }
#end
#declare At4 = array[6] { -784, -548, -318, 318, 548, 784 }
difference {
  box { <-1200, Floor, Wall>, <1200, 500, Wall + 40> }
  #declare I = 0;
  #while (I < 6) Niche(At4[I], 62) #declare I = I + 1; #end
  box { At(788, 28, Wall) - 20*z, At(1132, 262, Wall) + 16*z }
  texture { Grey }
}
// broad fins between the niches
#declare Fins = array[8] { -908, -666, -434, -206, 206, 434, 666, 908 }
#declare I = 0;
#while (I < 8)
  box { <NicheX(Fins[I]) - 13, Floor, Wall - 26>, <NicheX(Fins[I]) + 13, 500, Wall> texture { Grey } }
  box { <NicheX(Fins[I]) - 2.2, Floor, Wall - 27>, <NicheX(Fins[I]) + 2.2, 500, Wall - 26> texture { DarkGrey } }
  #declare I = I + 1;
#end
// a banner: a long cloth with a pointed hem and three bars, hung from a steel rod
#macro Banner(X, Field, Mark)
  prism { linear_sweep linear_spline -0.8, 0.8, 6, <-22, 150>, <22, 150>, <22, -44>, <0, -62>, <-22, -44>, <-22, 150> rotate -90*x translate <X, 0, Wall + 12>
    texture { pigment { rgb Field } normal { gradient x 0.35 sine_wave scale 15 } finish { ambient 0 diffuse 0.85 specular 0.1 roughness 0.1 } } }
  #local K = -1;
  #while (K < 2)
    prism { linear_sweep linear_spline -0.9, 0.9, 6, <K * 11 - 3.4, 30>, <K * 11 + 3.4, 30>, <K * 11 + 3.4, -14 - 9 * (1 - abs(K))>, <K * 11, -19 - 9 * (1 - abs(K))>, <K * 11 - 3.4, -14 - 9 * (1 - abs(K))>, <K * 11 - 3.4, 30> rotate -90*x translate <X, 4, Wall + 10.8>
      texture { pigment { rgb Mark } finish { ambient 0 diffuse 0.85 } } }
    #local K = K + 1;
  #end
  cylinder { <X - 26, 150, Wall + 12>, <X + 26, 150, Wall + 12>, 1.6 texture { Steel } }
  box { <X - 24, 183, Wall + 2>, <X + 24, 186, Wall + 22> no_shadow Glow(Cold, 1.0) }
  box { <X - 26, Floor + 7, Wall - 2>, <X + 26, Floor + 9, Wall + 4> no_shadow Glow(Cold, 0.9) }
  light_source { <X, 120, Wall - 30> rgb Cold * 0.75 spotlight point_at <X, -30, Wall + 12> radius 10 falloff 34 }
  light_source { <X, Floor + 16, Wall - 8> rgb Cold * 0.28 fade_distance 40 fade_power 2 shadowless }
#end
#declare I = 0;
#while (I < 6)
  #if (mod(I, 2) = 0) Banner(NicheX(At4[I]), <0.020, 0.050, 0.130>, <0.46, 0.50, 0.54>) #else Banner(NicheX(At4[I]), <0.105, 0.022, 0.030>, <0.46, 0.50, 0.54>) #end
  #declare I = I + 1;
#end
// ---- the middle: a slit of a window on a grey limb of a world, a dark panel below --------------------------------
box { At(788, 28, Wall + 15), At(1132, 262, Wall + 15) + z texture { DarkGrey } }
#declare P = Wall + 14;
box { At(800, 36, P), At(1120, 92, P) + 0.4*z texture { pigment { rgb <0.006, 0.010, 0.018> } finish { ambient 0 diffuse 0 emission 1 } } }
intersection {
  sphere { At(1010, 560, P), 494 * Px(P) scale 1 }
  box { At(800, 36, P - 1.2), At(1120, 92, P - 1.2) + 0.6*z }
  texture { pigment { spherical scale 494 * Px(P) translate At(1010, 560, P) color_map { [0 rgb <0.55, 0.72, 0.85>] [0.015 rgb <0.28, 0.40, 0.50>] [0.06 rgb <0.10, 0.15, 0.20>] [1 rgb <0.06, 0.09, 0.12>] } warp { turbulence 0.02 } } finish { ambient 0 diffuse 0 emission 0.75 } }
}
#declare I = 0;
#while (I < 22)
  sphere { At(804 + rand(Seed) * 312, 38 + rand(Seed) * 22, P - 0.4), 0.5 + 0.4 * rand(Seed) no_shadow Glow(<0.9, 0.95, 1>, 0.9) }
  #declare I = I + 1;
#end
#macro Slat(C0, R0, C1, R1) box { At(C0, R0, Wall - 3), At(C1, R1, Wall - 3) + 6*z texture { Steel } } #end
Slat(786, 26, 1134, 34) Slat(786, 92, 1134, 98) Slat(786, 26, 796, 268) Slat(1124, 26, 1134, 268) Slat(904, 30, 909, 94) Slat(1011, 30, 1016, 94)
box { <-1200, -63, Wall - 3>, <1200, -61.6, Wall - 1> no_shadow Glow(Cold, 0.30) }
// ---- sideboards with a decanter and glasses, straight-backed chairs, officers ---------------------------------------
#macro Board(C0, C1, Z)
  box { <At(C0, 0, Z).x, Floor, Z>, <At(C1, 0, Z).x, -36, Z + 34> texture { DarkGrey } }
  box { <At(C0, 0, Z).x - 3, -36, Z - 3>, <At(C1, 0, Z).x + 3, -33.5, Z + 36> texture { Steel } }
#end
Board(470, 730, 400) Board(1190, 1450, 400)
#macro Glassware(C, Z)
  #local X = At(C, 0, Z).x;
  cone { <X, -33, Z>, 5.5, <X, -18, Z>, 2 texture { pigment { rgb <0.30, 0.14, 0.04> } finish { ambient 0 diffuse 0.3 emission 0.25 specular 1.2 roughness 0.008 } } }
  sphere { <X, -13, Z>, 2.4 texture { Steel } }
  #local K = 1;
  #while (K < 4) cone { <X + 8 + K * 7, -33, Z>, 1.6, <X + 8 + K * 7, -25, Z>, 2.5 texture { pigment { rgb <0.30, 0.38, 0.42> } finish { ambient 0 diffuse 0.4 specular 1.2 roughness 0.008 } } } #local K = K + 1; #end
#end
Glassware(520, 414) Glassware(1330, 414)
#macro Reading(C, Z)
  #local X = At(C, 0, Z).x;
  cylinder { <X, -33, Z>, <X, -10, Z>, 1 texture { Steel } }
  sphere { 0, 1 scale <10, 6, 10> translate <X, -8, Z> no_shadow Glow(<0.85, 0.95, 1>, 0.9) }
  light_source { <X, -6, Z - 16> rgb Cold * 0.45 fade_distance 50 fade_power 2 shadowless }
#end
Reading(668, 414) Reading(1258, 414)
#macro Chair(C, Z) box { <-17, 0, -3>, <17, 74, 3> translate <At(C, 0, Z).x, Floor + 8, Z> texture { DarkGrey } } box { <-17, 30, -34>, <17, 36, 0> translate <At(C, 0, Z).x, Floor, Z> texture { DarkGrey } } #end
Chair(1530, 350) Chair(1620, 350) Chair(388, 350) Chair(90, 270) Chair(1830, 270)
Someone(At(1400, 130, 380), 0.9, 4, <0.024, 0.030, 0.038>) Someone(At(1478, 136, 390), 0.86, 4, <0.024, 0.030, 0.038>)
Someone(At(530, 150, 370), 0.84, 4, <0.024, 0.030, 0.038>)
// floor, ceiling, strips of light that the floor mirrors
box { <-1400, Floor - 2, -500>, <1400, Floor, Wall> texture { pigment { checker rgb <0.020, 0.026, 0.032>, rgb <0.030, 0.038, 0.046> scale 80 } finish { ambient 0 diffuse 0.8 specular 0.5 roughness 0.02 reflection { 0.20 } } } }
box { <-1400, 300, -500>, <1400, 312, Wall + 20> texture { Grey } }
#declare I = -2;
#while (I < 3)
  box { <I * 170 - 9, 298, -300>, <I * 170 + 9, 299.5, Wall - 40> no_shadow Glow(Cold, 0.8) }
  #declare I = I + 1;
#end
light_source { <0, 280, 180> rgb Cold * 0.55 fade_distance 240 fade_power 2 area_light <200, 0, 0>, <0, 0, 100>, 4, 2 adaptive 1 jitter }
